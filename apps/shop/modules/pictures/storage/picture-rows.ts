import { anyOf } from "@gelora/service-kit/any-of.ts";
import type { Platform } from "../../../platform/platform.ts";

type PicturesTables = {
  shopper_pictures: {
    picture_code: string;
    /** Who may put it into a thing: whatever the asking module calls them. */
    sender: string;
    /** What it is part of; null until then. */
    thing_code: string | null;
    ticket_digest: string | null;
    /** The whole of it, unless it is in a file. */
    picture: Buffer | null;
    file_name: string | null;
    /** Of the file's bytes. */
    file_digest: string | null;
    small: Buffer | null;
    created_at: Date;
  };
};

/** Where the whole of a picture is: here, or in a file. */
export type StoredPicture =
  | { readonly picture: Buffer; readonly file_name: null; readonly file_digest: null }
  | { readonly picture: null; readonly file_name: string; readonly file_digest: string };

const pictures = (platform: Platform) => platform.database.tables<PicturesTables>();

/** Awaits a picture, which anyone with the ticket may send. */
export async function insertAwaited(
  platform: Platform,
  awaited: { readonly pictureCode: string; readonly sender: string; readonly ticketDigest: string },
): Promise<void> {
  await pictures(platform)
    .insertInto("shopper_pictures")
    .values({
      picture_code: awaited.pictureCode,
      sender: awaited.sender,
      thing_code: null,
      ticket_digest: awaited.ticketDigest,
      picture: null,
      file_name: null,
      file_digest: null,
      small: null,
      created_at: platform.clock.databaseNow(),
    })
    .execute();
}

/** Whether a picture is awaited under this ticket. */
export async function isAwaited(platform: Platform, ticketDigest: string, since: Date): Promise<boolean> {
  const row = await pictures(platform)
    .selectFrom("shopper_pictures")
    .select("picture_code")
    .where("ticket_digest", "=", ticketDigest)
    .where("created_at", ">", since)
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps the picture and spends its ticket, in one conditional write. */
export async function keep(
  platform: Platform,
  ticketDigest: string,
  drawn: StoredPicture & { readonly small: Buffer },
): Promise<boolean> {
  const result = await pictures(platform)
    .updateTable("shopper_pictures")
    .set({ ...drawn, ticket_digest: null })
    .where("ticket_digest", "=", ticketDigest)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/**
 * Puts pictures of a sender that have come into a thing. Those in it already stay, no matter who
 * sent them: a thing may have another owner since. @returns how many of them are in it now
 */
export async function attach(
  platform: Platform,
  { thingCode, sender }: { readonly thingCode: string; readonly sender: string },
  pictureCodes: readonly string[],
): Promise<number> {
  const result = await pictures(platform)
    .updateTable("shopper_pictures")
    .set({ thing_code: thingCode })
    .where("picture_code", "=", anyOf(pictureCodes))
    .where((either) =>
      either.or([
        either("thing_code", "=", thingCode),
        either.and([either("thing_code", "is", null), either("sender", "=", sender)]),
      ]),
    )
    .where("small", "is not", null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Deletes all pictures of things. */
export async function deletePicturesOf(platform: Platform, thingCodes: readonly string[]): Promise<void> {
  await pictures(platform).deleteFrom("shopper_pictures").where("thing_code", "=", anyOf(thingCodes)).execute();
}

/** Deletes what a thing has besides some of its pictures. */
export async function deleteOthers(platform: Platform, thingCode: string, kept: readonly string[]): Promise<void> {
  await pictures(platform)
    .deleteFrom("shopper_pictures")
    .where("thing_code", "=", thingCode)
    .$if(kept.length > 0, (query) => query.where("picture_code", "not in", kept))
    .execute();
}

/** The codes of the pictures of things, in the order they were sent. */
export async function picturesOf(
  platform: Platform,
  thingCodes: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (thingCodes.length === 0) return new Map();
  const rows = await pictures(platform)
    .selectFrom("shopper_pictures")
    .select(["picture_code", "thing_code"])
    .where("thing_code", "=", anyOf(thingCodes))
    .orderBy("created_at")
    .orderBy("picture_code")
    .execute();
  const byThing = Map.groupBy(rows, (row) => row.thing_code ?? "");
  return new Map([...byThing].map(([code, own]) => [code, own.map((row) => row.picture_code)]));
}

/** The small pictures of things, in the order they were sent. */
export async function smallPicturesOf(
  platform: Platform,
  thingCodes: readonly string[],
): Promise<readonly { readonly thingCode: string; readonly pictureCode: string; readonly jpeg: Buffer }[]> {
  if (thingCodes.length === 0) return [];
  const rows = await pictures(platform)
    .selectFrom("shopper_pictures")
    .select(["picture_code", "thing_code", "small"])
    .where("thing_code", "=", anyOf(thingCodes))
    .orderBy("created_at")
    .orderBy("picture_code")
    .execute();
  return rows.flatMap(({ picture_code: pictureCode, thing_code: thingCode, small }) =>
    thingCode && small ? [{ thingCode, pictureCode, jpeg: Buffer.from(small) }] : [],
  );
}

/** What a picture is part of, and where it is; undefined for one that is part of nothing. */
export async function selectPicture(platform: Platform, pictureCode: string, size: "whole" | "small") {
  const row = await pictures(platform)
    .selectFrom("shopper_pictures")
    .select(["thing_code", `${size === "whole" ? "picture" : "small"} as bytes`, "file_name", "file_digest"])
    .where("picture_code", "=", pictureCode)
    .executeTakeFirst();
  if (!row?.thing_code) return undefined;
  const thingCode = row.thing_code;
  if (row.bytes) return { thingCode, jpeg: Buffer.from(row.bytes) };
  return row.file_name && row.file_digest
    ? { thingCode, file: { name: row.file_name, digest: row.file_digest } }
    : undefined;
}

/** Deletes what was sent or awaited before a moment and is part of nothing. */
export async function deleteLoose(platform: Platform, before: Date): Promise<void> {
  await pictures(platform)
    .deleteFrom("shopper_pictures")
    .where("thing_code", "is", null)
    .where("created_at", "<", before)
    .execute();
}
