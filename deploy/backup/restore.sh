#!/bin/sh
# restore.sh FOLDER: what back-up.sh has written, into two empty databases: all of each or nothing.
# With SHOP_DATABASE_URL, CLUB_DATABASE_URL and GELORA_DATA as the programs will have them.
set -eu

for name in shop club; do
  case $name in shop) address=$SHOP_DATABASE_URL ;; club) address=$CLUB_DATABASE_URL ;; esac
  pg_restore --exit-on-error --single-transaction --no-owner --dbname="$address" "$1/$name.dump"
  echo "the $name's database is restored"
done
if [ -d "$1/../media" ]; then
  mkdir -p "${GELORA_DATA:-.data}/media"
  cp -Ru "$1/../media/." "${GELORA_DATA:-.data}/media/"
  echo "merchants' pictures are restored"
fi
