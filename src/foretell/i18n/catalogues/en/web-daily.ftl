### The deal of the day

daily-title = The deal of the day
daily-number = No. { $number }
daily-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
daily-opponents = Against { $first }, { $second } and { $third } ({ $level })
daily-play = Play
daily-terms = Everybody gets the same cards. Only the first try counts: no hints, no undo.
daily-terms-later = A deal of an earlier day: your result is kept, but does not count for your streak.
daily-points = { $points ->
    [one] point
   *[other] points
}
daily-see-result = Result of the day
daily-played-on = Played later, on { $date }. It does not count for your streak.
daily-streak = { $days ->
    [0] No streak at present
    [one] One day in a row
   *[other] { $days } days in a row
}
daily-longest = longest: { $days }
daily-at-risk = play today to keep it
daily-next = Next deal in { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}.

## The result

daily-levels = Against the levels
daily-levels-note = The points of each level with your cards, in your seat, against the same opponents.
daily-levels-plays = plays…
daily-best = Next to the best
daily-best-outcome = { $outcome ->
    [behind] { $level } got { $gap } points more than you with the same cards.
    [ahead] You got { $gap } points more than { $level }, the best of the levels.
   *[level] You got as many points as { $level }, the best of the levels.
}
daily-best-total = In all
daily-people = Against people
daily-people-few = { $people ->
    [one] Yours is the only result so far. The comparison begins with five.
   *[other] Only { $people } people have a result so far. The comparison begins with five.
}
daily-people-standing = Better than { $percent }% of the { $others } others: place { $rank } of { $people }.
daily-people-note = Your moves were sent to this server without your name. It keeps only the points.
daily-share = Share
daily-share-title = Foretell, deal of the day no. { $number }
daily-share-points = { $points } points
daily-share-levels = Better than { $beaten } of { $levels } levels
daily-share-button = Share
daily-copy = Copy
daily-copied = Copied.
daily-not-copied = Copying is not allowed here. Select the text above.

## Once more, where it does not count

daily-again = Play it again
daily-practice-note = Practice with hints and undo. It does not change your result.
daily-practise = Practise

## Other days

daily-calendar = All days
daily-month-before = Previous month
daily-month-after = Next month
daily-day = { $state ->
    [played] { $date }: { $points } points
    [later] { $date }: { $points } points, played later
    [forgiven] { $date }: missed, and forgiven
    [today] { $date }: today, not played yet
   *[missed] { $date }: not played
}
daily-sign = { $sign ->
    [made] bid made
    [near] one trick off
    [later] played later
   *[missed] further off
}
daily-forgiveness = One missed day a week, from Monday to Sunday, is forgiven: it does not end your streak. { $week ->
    [used] This week’s is used up.
   *[free] This week’s is still free.
}
daily-archive = You can still play a day you missed, without changing your streak.
daily-to-today = The deal of today
