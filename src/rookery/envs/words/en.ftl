# What environments say: what is missing, what a reset does not know, what cannot be stepped.

missing-library = { $library } is not installed; pip install 'rookery-games[{ $extra }]' adds it
no-reset-option = there is no reset option { $name }{ $near }; the reset options are { $names }
over-at-reset = the game is over in this position; give one in which somebody can move
takes-a-render-mode = { OR($names) }, or None
no-render-mode = there is no render mode yet; make the environment with render_mode { OR($names) }
takes-an-agent-seat = a seat from 0 to { $last }, or alternate
takes-opponents =
    { $others ->
        [one] a level, or a list of 1 level
       *[other] a level, or a list of { $others } levels, one for each other seat
    }
illegal-action = the game is lost: { $problem }
not-an-action = { $action } is not an action; actions are whole numbers from 0 to { $last }
step-after-end = the game is over; reset the environment before the next step
no-such-lot = { $action } is not a chance outcome here; possible are { $legal }
options-of-a-game = a game already has its players and options; give them only with a game's key
