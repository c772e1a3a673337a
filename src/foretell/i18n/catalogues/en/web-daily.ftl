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
daily-points = { $points ->
    [one] point
   *[other] points
}
daily-see-result = Result of the day
daily-streak = { $days ->
    [0] No streak at present
    [one] One day in a row
   *[other] { $days } days in a row
}
daily-longest = longest: { $days }
daily-next = Next deal in { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}.

## The result

daily-levels = Against the levels
daily-levels-note = The points of each level with your cards, in your seat, against the same opponents.
daily-levels-plays = plays…
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
daily-yesterday = Yesterday
daily-yesterday-result = You scored { $points }.
daily-yesterday-none = You did not play it. You can still practise with its cards.
