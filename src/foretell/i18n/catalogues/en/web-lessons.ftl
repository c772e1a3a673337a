### Lessons

lessons-missing = The lessons could not be loaded. Go online once and they stay on this device.
lessons-up-next = Up next
lessons-under-way = In progress
lessons-begin = Start
lessons-continue = Continue
lessons-all-done = You have taken every lesson.
lessons-done = { $done } of { $all } lessons done
lessons-number = Lesson { $number }
lessons-is-done = Done
lessons-step = Step { $step } of { $steps }
lessons-to-puzzles = To the puzzles
lessons-puzzle = Puzzle { $number } of { $all }
lessons-leave = Leave
lessons-your-turn = your turn
lessons-total = { $points ->
    [one] { $shown } point
   *[other] { $shown } points
}
lessons-right = { $right } of { $all } puzzles right
lessons-now-play = Now play a round with this hand.
lessons-now-win = Now play the last round of a game. Only the place counts.
lessons-play = Play the round
lessons-restart = From the beginning
lessons-over = The round is over
lessons-verdict-made = You bid { $bid } and took { $taken }. That is how it is done!
lessons-verdict-near = You bid { $bid } and took { $taken }: just one trick off. So close!
lessons-verdict-missed = You bid { $bid } and took { $taken }. Not this time; the same cards await you again.
lessons-verdict-won = You won the game! Nobody has more points than you.
lessons-verdict-not-won = The win went to somebody else this time. Would another bid have done it?
lessons-next = Next: { $title }
lessons-again = Play it again
lessons-all = All lessons
lessons-ask-win = What wins the game most often?
lessons-best-place = It wins most games.
lessons-wins-less = { $games ->
    [one] It wins one game fewer in 100.
   *[other] It wins { $games } games fewer in 100.
}
lessons-makes = It makes the bid in { $chance } of possible games.
lessons-makes-anyway = It makes the bid more often, in { $chance }, but a bid that is made does not win by itself.
lessons-standing = { $lead ->
    [ahead] You are { $points } points ahead.
    [behind] You are { $points } points behind the leader.
   *[level] You share the lead.
}
lessons-win-head = Wins

## The lessons

lessons-first = The game in five steps
lessons-zero = Zero bids
lessons-zero-1 = A bid of 0 is the safest of all, whatever the hand size. It needs low cards in every suit. A Jester helps, a Wizard hardly fits.
lessons-zero-2 = The danger is a high card without company: when its suit is led, you have to play it. Next to two or three low cards, a high one can stay in your hand.
lessons-zero-3 = Do not trust a small trump. With four players even the lowest takes a trick in one hand of seven. Get rid of it in a trick that a higher trump or a Wizard already wins.
lessons-duck = Ducking
lessons-duck-1 = You have your tricks, so from now on you want to lose. Follow with the highest card that still loses. The low one will save you later.
lessons-duck-2 = Last to play, and every card you may play wins? Then win with the highest. It is gone, and the lower ones can still lose.
lessons-duck-3 = You cannot follow? Throw the card that is most likely to win later: a high card alone in its suit. Keep the Jester, it loses whenever you like.
lessons-wizards = Counting Wizards
lessons-wizards-1 = There are four Wizards. Count those played, the one turned up and your own. Any other may be against you, or asleep in the stock.
lessons-wizards-2 = A Wizard loses only to an earlier one. Behind another Wizard it is the ideal card to get rid of when you want no trick.
lessons-wizards-3 = With four players a Wizard takes its trick 97 times in 100, so there is no hurry. Keep it for the trick that you need. Leading it here is the worst choice.
lessons-trump = Trump control
lessons-trump-1 = High cards in other suits come first, while the others still have to follow. Your trumps do not run away: they take tricks later, too.
lessons-trump-2 = There are 13 trumps. Count those played, your own and the turned card. Once nobody else can have one, each of yours is a sure trick.
lessons-trump-3 = You want no more tricks? Then leave the trumps alone. As long as others hold some, they can beat the high cards that you still have.
lessons-even = The even table
lessons-even-1 = Add up the bids. More than there are tricks, and everyone fights for them: middle cards win less often. When in doubt, bid lower.
lessons-even-2 = Fewer bids than tricks, and nobody wants the rest: it falls to whoever cannot duck. Middle cards win by accident. When in doubt, bid higher.
lessons-even-3 = Where the bids may never come out even, the right number may be barred for the last to bid. Go down with a card that can lose at will, up with one that can win.
lessons-last = The last tricks
lessons-last-1 = Three cards left: stop guessing. Who still needs tricks, and who has enough? Anyone who has enough will play below you if they can.
lessons-last-2 = One high card, one low, and you need one trick: lead the high one now. Kept for the end it is worthless if another suit is led.
lessons-last-3 = Your last card plays itself, so decide one trick earlier. Keep the card whose fate is certain: a Jester to lose, a Wizard to win.
lessons-lead = Leading
lessons-lead-1 = A high card wins only if its suit is led, and nobody leads it for you. So lead it early, before others run out of the suit and trump it.
lessons-lead-2 = Nobody has to follow a Wizard, so everyone throws away what they want to lose. Do them that favour only when you need the trick now.
lessons-lead-3 = You want no trick? Lead what may win later, above all a small trump: now the others still hold higher ones. Keep the Jester, it loses at any time.
lessons-naming = When you name trump
lessons-naming-1 = A Wizard is turned up, and you are the dealer: name your longest suit. Three middling trumps are usually worth more than a top card elsewhere.
lessons-naming-2 = With four players a suit’s top card takes a trick 63 times in 100, as trump 78. The fourth from the top goes from 14 to 63: middle cards gain most.
lessons-naming-3 = Do not name a suit that you lack, not even with a low hand: it arms the others. Here the suit of your two marked cards is worth ten points more.
lessons-hidden = Hidden bids
lessons-hidden-1 = Everyone bids without hearing the others, so the bids seldom fit. With four players they come out even 30 times in 100; heard, they do so 63 times.
lessons-hidden-2 = Nobody adapts to you, and you adapt to nobody: bid what your cards take on average. To be the last to bid tells you nothing here.
lessons-hidden-3 = When the bids are shown, add them up before you play. Too many: every trick is fought over. Too few: somebody has to take more than they want. See that it is not you.
lessons-two = Two players
lessons-two-1 = Cards that were played or turned up never come back. Remember the Wizards and high cards that are out: what is left lies in the other hand or in the stock.
lessons-two-2 = Only one card stands against yours, so high cards win more often than at a larger table, and middle ones take tricks, too. Bid higher.
lessons-two-3 = The other bid stays secret to the end, but cards talk. Whoever throws away high cards has enough; whoever takes small tricks with trump needs more.
lessons-suit = One suit each
lessons-suit-1 = Each player owns a suit, a Wizard and a Jester. There is no trump and no suit to follow: the highest card wins, and of equal ones the first.
lessons-suit-2 = Everyone owns the same fifteen cards. Count each player’s top card and Wizard: once they are gone, you know what can still beat you.
lessons-suit-3 = Last to play, you choose freely. You need the trick: win with the lowest card that is enough. You have enough: lose with the highest that is not. Of equal cards yours is too late.
lessons-place = Playing for the place
lessons-place-1 = In the last round only the place counts. Look at the totals first: how much do you need, and what has to go wrong for the leader?
lessons-place-2 = Far behind, a safe bid that overtakes nobody is worth nothing. Bid what wins the game if it comes true. In the lead, do the opposite.
lessons-place-3 = You can stop the leader, too. A leader who needs one more trick must not get it; one who has enough can be given another.
