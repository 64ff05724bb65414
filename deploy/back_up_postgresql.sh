#!/bin/sh
# Dumps a PostgreSQL database every day, and reads each dump back before it counts:
#   back_up_postgresql.sh FOLDER KEPT [once]
# The database is named by PGHOST, PGUSER, PGDATABASE and PGPASSWORD.
set -eu
umask 077 # hands of games that are going on are in it
folder=$1 kept=$2 often=${3:-daily}

# Each step is asked for its status: `set -e` does not hold inside of a condition.
back_up() {
    dump=$folder/contra-$(date -u +%Y-%m-%dT%H%M%SZ).dump
    pg_dump --format=custom --file="$dump.new" || return 1
    # As a restore would read it, to its end; what is printed is not of interest, that it is whole is.
    pg_restore --file=/dev/null "$dump.new" || return 1
    mv "$dump.new" "$dump" || return 1
    echo "kept $dump, $(wc -c <"$dump") bytes"
    # The oldest of those that are whole go; their names sort by time.
    find "$folder" -name 'contra-*.dump' | sort -r | tail -n +"$((kept + 1))" |
        while read -r old; do rm -- "$old"; done
}

mkdir -p "$folder"
while :; do
    rm -f "$folder"/contra-*.dump.new
    status=0
    back_up || status=1
    if [ "$status" != 0 ]; then echo "no backup was made" >&2; fi
    [ "$often" = once ] && exit "$status"
    sleep 86400 &
    wait $! # so that a signal ends it at once
done
