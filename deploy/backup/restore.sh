#!/bin/sh
# restore.sh FOLDER: what back-up.sh has written, into two empty databases: all of each or nothing.
# With SHOP_DATABASE_URL, CLUB_DATABASE_URL, GELORA_DATA and UPLOADS_FOLDER as the programs will have
# them.
set -eu

if [ -d "$1/uploads" ]; then : "${UPLOADS_FOLDER:?names the folder of what shoppers sent}"; fi

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
# Those of which the database knows: what came after it was written would never be removed.
if [ -d "$1/uploads" ]; then
  mkdir -p -m 0700 "$UPLOADS_FOLDER"
  psql -XAtc "select name from picture_files" "$SHOP_DATABASE_URL" | while read -r name; do
    if [ -e "$1/uploads/$name" ]; then cp "$1/uploads/$name" "$UPLOADS_FOLDER/"; fi
  done
  echo "what shoppers sent is restored"
fi
