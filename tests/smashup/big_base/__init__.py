"""The Big Base of the anniversary box: «Режим игры „Большая база“»."""
