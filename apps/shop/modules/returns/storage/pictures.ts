import { anyOf } from "@gelora/service-kit/any-of.ts";
import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { ReturnsTables } from "./returns-tables.ts";

const pictures = (platform: Platform) => platform.database.tables<ReturnsTables>();

/** How many of an order's pictures, sent or awaited, are in no return. */
export async function countLoosePictures(platform: Platform, orderCode: string): Promise<number> {
  const { total } = await pictures(platform)
    .selectFrom("return_pictures")
    .select(sql<number>`count(*)::integer`.as("total"))
    .where("order_code", "=", orderCode)
    .where("return_code", "is", null)
    .executeTakeFirstOrThrow();
  return total;
}

/** Awaits a picture of an order, which whoever has the ticket may send. */
export async function insertAwaitedPicture(
  platform: Platform,
  awaited: { readonly pictureCode: string; readonly orderCode: string; readonly ticketDigest: string },
): Promise<void> {
  await pictures(platform)
    .insertInto("return_pictures")
    .values({
      picture_code: awaited.pictureCode,
      order_code: awaited.orderCode,
      return_code: null,
      ticket_digest: awaited.ticketDigest,
      picture: null,
      created_at: platform.clock.databaseNow(),
    })
    .execute();
}

/** Whether a picture is awaited under this ticket. */
export async function isPictureAwaited(platform: Platform, ticketDigest: string, since: Date): Promise<boolean> {
  const row = await pictures(platform)
    .selectFrom("return_pictures")
    .select("picture_code")
    .where("ticket_digest", "=", ticketDigest)
    .where("created_at", ">", since)
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps the picture and spends its ticket, in one conditional write. */
export async function keepPicture(platform: Platform, ticketDigest: string, picture: Buffer): Promise<boolean> {
  const result = await pictures(platform)
    .updateTable("return_pictures")
    .set({ picture, ticket_digest: null })
    .where("ticket_digest", "=", ticketDigest)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/**
 * Puts pictures of an order into a return; those in another are not touched. @returns how many were
 */
export async function attachPictures(
  platform: Platform,
  { returnCode, orderCode }: { readonly returnCode: string; readonly orderCode: string },
  pictureCodes: readonly string[],
): Promise<number> {
  const result = await pictures(platform)
    .updateTable("return_pictures")
    .set({ return_code: returnCode })
    .where("picture_code", "=", anyOf(pictureCodes))
    .where("order_code", "=", orderCode)
    .where("return_code", "is", null)
    .where("picture", "is not", null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** The codes of the pictures of returns, in the order they were sent. */
export async function pictureCodesOf(
  platform: Platform,
  returnCodes: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (returnCodes.length === 0) return new Map();
  const rows = await pictures(platform)
    .selectFrom("return_pictures")
    .select(["picture_code", "return_code"])
    .where("return_code", "=", anyOf(returnCodes))
    .orderBy("created_at")
    .orderBy("picture_code")
    .execute();
  const byReturn = Map.groupBy(rows, (row) => row.return_code ?? "");
  return new Map([...byReturn].map(([code, own]) => [code, own.map((row) => row.picture_code)]));
}

/** A picture of a return, as JPEG. */
export async function pictureOfReturn(
  platform: Platform,
  returnCode: string,
  pictureCode: string,
): Promise<Buffer | undefined> {
  const row = await pictures(platform)
    .selectFrom("return_pictures")
    .select("picture")
    .where("picture_code", "=", pictureCode)
    .where("return_code", "=", returnCode)
    .executeTakeFirst();
  return row?.picture ? Buffer.from(row.picture) : undefined;
}

/** Deletes what was sent or awaited before a moment and is in no return. */
export async function deleteLoosePictures(platform: Platform, before: Date): Promise<void> {
  await pictures(platform)
    .deleteFrom("return_pictures")
    .where("return_code", "is", null)
    .where("created_at", "<", before)
    .execute();
}
