#!/bin/sh
# Prints the first Python that can make the environment, or says in one line what is missing.
# $PYTHON, when set, is the only one tried.

need=3.11
found=
for python in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11}; do
  version=$("$python" -c 'import sys; print("%d.%d.%d" % sys.version_info[:3])' 2>/dev/null) || continue
  if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
    found=${found:-"$python is $version"}
  elif ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
    # Debian and its kin ship these modules in a package of their own.
    no_venv=${no_venv:-"$python ($version)"}
  else
    echo "$python"
    exit 0
  fi
done

if [ -n "${no_venv:-}" ]; then
  echo "$no_venv lacks the venv module: install it (Debian, Ubuntu: apt install python3-venv) and run make again." >&2
else
  echo "Foretell needs Python $need or later (${found:-found no ${PYTHON:-python3}}): install it, or run make PYTHON=/path/to/python3." >&2
fi
exit 1
