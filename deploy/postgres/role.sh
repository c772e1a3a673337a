#!/bin/sh
# Run once, when the database is made: the role that the nodes are. It owns its schema, and may do
# nothing else.
set -eu
psql --set ON_ERROR_STOP=1 --no-psqlrc --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" \
  --set password="$DATABASE_PASSWORD" --set database="$POSTGRES_DB" <<'SQL'
CREATE ROLE foretell LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION PASSWORD :'password';
REVOKE ALL ON DATABASE :"database" FROM PUBLIC;
GRANT CONNECT ON DATABASE :"database" TO foretell;
REVOKE ALL ON SCHEMA public FROM PUBLIC;
CREATE SCHEMA foretell AUTHORIZATION foretell;
ALTER ROLE foretell SET search_path = foretell;
SQL
