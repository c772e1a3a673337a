### Une partie revue ensemble, dans la page

web-together = Revoir ensemble
web-together-lead = Vous menez.
web-together-followers = { $count ->
    [0] Personne ne suit.
    [one] Vous suit : { $who }.
   *[other] Vous suivent ({ $count }) : { $who }.
}
web-together-watchers = { $count ->
    [one] un spectateur
   *[other] { $count } spectateurs
}
web-together-wander = De leur côté : { $who }.
web-together-following = Vous suivez { $who }.
web-together-apart = Vous regardez de votre côté.
web-together-nobody = Personne ne mène.
web-together-over = La table est passée à la suite.
web-together-signed-out = Votre session est terminée.
web-together-follow = Suivre { $who }
web-together-table = À la table
web-together-notes = Les notes
web-together-no-notes = Il n’y a pas encore de notes.
web-together-note-of = { $who }, manche { $round }
web-together-write = Écrire une note à ce moment
web-together-add = Ajouter
web-together-remove = Retirer la note de { $who }
web-together-hide = Cacher la suite
web-together-hide-hint = Ni le résultat ni le nombre de manches ne sont montrés.
