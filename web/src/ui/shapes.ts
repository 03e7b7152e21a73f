/** The shapes of the players, in a field of 24 by 24: circle, square, triangle, star. */
export const SHAPES = [
  "M12 1.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 0 0 0-21z",
  "M2.5 2.5h19v19h-19z",
  "M12 1.5 23 21.5H1z",
  "m12 .8 3.4 7.5 8.1.8-6.1 5.4 1.8 8L12 18.3l-7.2 4.2 1.8-8L.5 9.1l8.1-.8z",
];
