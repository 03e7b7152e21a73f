# Puzzles in the browser.

web-puzzles = Puzzles
web-puzzles-why = Positions from games that bots have played. There is one turn to reach the goal, and there is always a way, whatever the others hide. You capture a base by coming first at it; a tie for first is enough.
web-puzzles-kept = What is solved is kept on this device.
web-puzzles-solved =
    { $all ->
        [one] Solved: { $solved } of { $all } puzzle
       *[other] Solved: { $solved } of { $all } puzzles
    }
web-puzzles-level-1 = Warm-up
web-puzzles-level-2 = Tricky
web-puzzles-level-3 = Fiendish
web-puzzles-all = All puzzles
web-puzzle-daily = Puzzle of the day
web-puzzle-solve = Solve it
web-puzzle-solved = solved
web-puzzle-tried = not solved yet
web-puzzle-goal = Goal:
web-puzzle-way = Show the way
web-puzzle-way-title = How it is solved
web-puzzle-way-sure = This gives the whole solution away. Sure you do not want to try once more?
web-puzzle-way-no = I will think
web-puzzle-way-yes = Show it
web-puzzle-way-note = One way to the goal, question by question. There may be others. Press a step to see it on the table.
web-puzzle-way-play = Play it on the table
web-puzzle-back = Back to the puzzle
web-puzzle-won = Solved!
web-puzzle-lost = Not solved
web-puzzle-lost-why = The turn is over, and the goal was not reached. There is a way!
web-puzzle-again = Try again
web-puzzle-next = Next puzzle
