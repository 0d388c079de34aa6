#!/bin/sh
# back-up.sh FOLDER: both databases into a folder of this moment, and merchants' pictures beside it.
# With SHOP_DATABASE_URL, CLUB_DATABASE_URL, GELORA_DATA and UPLOADS_FOLDER as the programs have them,
# and a pg_dump that is no older than the server.
set -eu
umask 077

moment="$1/$(date -u +%Y-%m-%dT%H-%M-%SZ)"
mkdir -p "$moment.part"
pg_dump --format=custom --no-owner --file="$moment.part/shop.dump" "$SHOP_DATABASE_URL"
pg_dump --format=custom --no-owner --file="$moment.part/club.dump" "$CLUB_DATABASE_URL"
# A file that was cut short is found today, not when it is needed.
for name in shop club; do pg_restore --list "$moment.part/$name.dump" > /dev/null; done

# A picture never changes, so only new ones are copied.
if [ -d "${GELORA_DATA:-.data}/media" ]; then
  mkdir -p "$1/media"
  cp -Ru "${GELORA_DATA:-.data}/media/." "$1/media/"
fi
# What shoppers sent: each moment has its own set, of hard links to the one before, so that what they
# erase ends with the last moment that had it. Files may come and go meanwhile.
uploads="$moment.part/uploads"
if [ -d "${UPLOADS_FOLDER:-}" ]; then
  before=$(find "$1" -maxdepth 2 -path '*Z/uploads' | sort | tail -n 1)
  if [ -n "$before" ]; then cp -al "$before" "$uploads"; else mkdir "$uploads"; fi
  find "$UPLOADS_FOLDER" -maxdepth 1 -type f ! -name '*.part' | while read -r file; do
    [ -e "$uploads/${file##*/}" ] || cp "$file" "$uploads/" || [ ! -e "$file" ]
  done
  find "$uploads" -type f | while read -r file; do
    [ -e "$UPLOADS_FOLDER/${file##*/}" ] || rm "$file"
  done
fi
mv "$moment.part" "$moment"
echo "$moment"
