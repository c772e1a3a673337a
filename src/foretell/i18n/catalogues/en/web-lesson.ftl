### The lesson: the game in five steps

## Around the scene

web-lesson-title-trick = The trick
web-lesson-title-trump = Trump
web-lesson-title-special = Wizard and Jester
web-lesson-title-bid = The bid
web-lesson-title-score = The score
web-lesson-step = Step { $step } of 5
web-lesson-back = Back
web-lesson-on = Continue
web-lesson-skip = Skip
web-lesson-again = Try again
web-lesson-table = The table
web-lesson-hand = Your hand
web-lesson-answers = Your answer
web-lesson-led = led
web-lesson-wins = wins
web-lesson-turned = Trump
web-lesson-likely = likely
web-lesson-sure = almost sure
web-lesson-hardly = unlikely

## The trick

web-lesson-trick = Each player plays one card: that is a trick. { $first } led hearts, so everybody has to follow with hearts.
web-lesson-first = Your turn. The highest heart wins: take the trick!
web-lesson-first-cannot = You have hearts, so you must play one of them. The spade has to wait.
web-lesson-first-wrong = You may play that one, but { $second } has a higher heart. You have an even better one!
web-lesson-first-won = The trick is yours. Whoever takes a trick leads the next one.

## Trump

web-lesson-trump = This card was turned up after the deal, so clubs are trump. Trump beats every other suit.
web-lesson-small = Hearts again, but you have none, so you may play anything. What takes the trick?
web-lesson-small-wrong = That suit was not led, so it cannot win. Only your trump can.
web-lesson-small-won = The lowest trump beats even the highest heart.

## The Wizard and the Jester

web-lesson-wizard = A Wizard beats everything, even trump, and may be played at any time. Take the trick!
web-lesson-wizard-cannot = Diamonds were led and you have one, so you may not play trump. A Wizard is always allowed.
web-lesson-wizard-wrong = You may follow with that diamond, but it loses. Your Wizard wins.
web-lesson-wizard-won = Nothing beats a Wizard. With two of them in a trick, the first one wins.
web-lesson-jester = Now lose a trick on purpose. A Jester loses to everything, and may also be played at any time.
web-lesson-jester-wrong = That spade would win. Play the Jester, and the trick goes to somebody else.
web-lesson-jester-lost = Well avoided! Sometimes you do not want a trick, and you will soon see why.
web-lesson-who = A question: clubs are trump. Which card wins this trick? Tap it.
web-lesson-who-suit = That is the highest heart, but trump beats every other suit. Look again!
web-lesson-who-jester = A Jester loses to every other card. Look again!
web-lesson-who-lower = That is trump, but there is a higher one.
web-lesson-who-right = Right! There is no Wizard, so the highest trump wins the trick.

## The bid

web-lesson-bid = A new round. Before the first card, everyone says how many tricks they will take: that is the bid.
web-lesson-bid-hand = The Wizard takes a trick almost surely, the high trump probably, the low card hardly ever. How many do you bid?
web-lesson-bid-low = Bid more! The Wizard and the high trump should take a trick each.
web-lesson-bid-high = That is too many: your low diamond is unlikely to take a trick.
web-lesson-bid-right = Two: a sound bid. Now you want exactly two tricks, not one more and not one fewer.
web-lesson-worth = Exactly right brings 20 points, plus 10 for each trick. Otherwise you lose 10 for each trick too many or too few.
web-lesson-points = A question: you bid 2 and take 2. How many points do you get?
web-lesson-points-wrong = 20 for the exact bid, and 10 for each of the two tricks: add them up!
web-lesson-points-right = Right: 20 for the exact bid, and 10 for each of the two tricks. Now play the round!

## The round, and its score

web-lesson-play-first = { $second } has played the highest trump. You need two tricks: what do you play?
web-lesson-play-cannot = Clubs were led and you have one. Play it, or the Wizard, which is always allowed.
web-lesson-play-need = { $need ->
    [one] You need one more trick.
   *[other] You need { $need } more tricks.
} Play a card!
web-lesson-play-enough = You have your two tricks. Your last card had better lose!
web-lesson-taken = The trick is yours. That makes { $taken } of 2.
web-lesson-taken-beaten = { $winner } has the higher trump and takes the trick. Two will be hard now, but play on.
web-lesson-taken-other = { $winner } takes the trick.
web-lesson-exact = exact bid
web-lesson-tricks = 2 tricks
web-lesson-missed = one off
web-lesson-score-exact = You bid 2 and took 2: exactly right! That brings 20 points.
web-lesson-score-tricks = And 10 for each trick: 40 points in all.
web-lesson-score-others = { $third } bid 1 and took none: one off, and 10 points are gone. A miss would have cost you the same.
web-lesson-score-missed = You bid 2 and took { $taken }: one too few costs 10 points. In the first trick, your Wizard would have beaten the high trump.
web-lesson-end = Well done, you made your bid! That is the whole game: in a real one, hands grow by a card each round.
web-lesson-end-kind = Now you know the whole game. In a real one, hands grow by a card each round.
