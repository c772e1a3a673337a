### The rules on the page: the game in short, and a search

## The game in short

web-primer = The game in short
web-primer-aim = The aim
web-primer-aim-text = Before each round, say how many tricks you will take. Only exactly that many will do. Everybody gets one card in the first round, and one more in each round after that.
web-primer-trick = A trick
web-primer-trick-text = Everybody plays one card. If you can follow the suit that was led, you must. The highest card of that suit wins, and whoever wins the trick leads the next one.
web-primer-trump = Trump
web-primer-trump-text = After the deal, the next card of the deck is turned up: its suit is trump. Any trump beats every card of the other suits. In the last round all cards are dealt, so there is no trump.
web-primer-special = Wizards and Jesters
web-primer-special-text = They belong to no suit, and you may play them at any time. The first Wizard of a trick wins it. A Jester wins only if everybody plays a Jester: then the first one does.
web-primer-score = The score
web-primer-score-text = Making your bid exactly is worth 20 points, plus 10 for each trick. Otherwise you lose 10 points for each trick too many or too few.
web-primer-bid = Bid
web-primer-taken = Taken
web-primer-points = Points
web-primer-led = led
web-primer-wins = wins
web-primer-turned = trump card

## A trick to judge

web-primer-quiz = Who wins this trick?
web-primer-quiz-text = The card on the left was led. Tap the card that wins.
web-primer-trump-is = Trump: { $suit }.
web-primer-no-trump = No trump.
web-primer-right = Right.
web-primer-wrong = Not quite.
web-primer-why-wizard = The first Wizard wins the trick.
web-primer-why-jesters = If everybody plays a Jester, the first one wins.
web-primer-why-trump = The highest trump beats every card of the other suits.
web-primer-why-after-jester = A Jester leads no suit: the next card decides which suit must be followed.
web-primer-why-led = The highest card of the suit that was led wins, since nobody played a trump.
web-primer-next = Next trick
web-primer-quiz-over = You got { $right } of { $tricks } right.
web-primer-quiz-again = Once more

## The search

web-rules-search = Search the rules
web-rules-none = No rule contains these words.

## The rules of one table, in a sheet

web-rules-cards-rising = from { $first } to { $last } cards
web-rules-cards = cards: { $sizes }
web-rules-minutes = about { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}
web-rules-patience = If a move takes longer than { $seconds } seconds, a bot makes it.
web-rules-silence = After { $seconds } seconds the others may let a bot play.
web-rules-undo-free = Until the round is over
web-rules-undo-ask = If everybody agrees
web-rules-hints = Hints
web-rules-hints-allowed = Allowed: rounds with a hint are marked on the score pad
web-rules-hints-forbidden = Not allowed
web-rules-host = Host
web-rules-differs = What is different here
web-rules-plain = Nothing: this is the classic game.
web-rules-whole = All { $clauses } rules of this table
