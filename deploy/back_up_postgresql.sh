#!/bin/sh
# Dump a PostgreSQL database to FOLDER every day (or once), check each dump by reading it, and keep the
# newest KEPT dumps:
#   back_up_postgresql.sh FOLDER KEPT [once]
# The database is given by PGHOST, PGUSER, PGDATABASE and PGPASSWORD.
set -eu
umask 077 # a dump contains the hands of running games
folder=$1 kept=$2 often=${3:-daily}

# Check the status of each step, as `set -e` has no effect in a function called before `||`.
back_up() {
    dump=$folder/contra-$(date -u +%Y-%m-%dT%H%M%SZ).dump
    pg_dump --format=custom --file="$dump.new" || return 1
    # Read the dump to its end as a restore would, to check that it is complete.
    pg_restore --file=/dev/null "$dump.new" || return 1
    mv "$dump.new" "$dump" || return 1
    echo "kept $dump, $(wc -c <"$dump") bytes"
    # Delete the oldest dumps; their names sort by time.
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
    wait $! # unlike a foreground sleep, `wait` lets a signal end the script at once
done
