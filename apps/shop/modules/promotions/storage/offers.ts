import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import { readyOffer } from "../domain/offer.ts";
import { offerRule } from "../domain/offer-rule.ts";
import type { OfferDocument, StoredOffer } from "../domain/stored-offer.ts";
import type { OfferTables } from "./offer-tables.ts";

/** Differs after every change of any offer. */
export async function selectOffersStamp(platform: Platform): Promise<string> {
  const { rows } = await sql<{ stamp: string }>`
    select count(*) || ':' || coalesce(sum(version), 0) as stamp from offers`.execute(
    platform.database.tables<OfferTables>(),
  );
  return rows[0]?.stamp ?? "";
}

/** All promotions that have not ended or been stopped: few enough to keep in memory. */
export async function selectPromotions(platform: Platform): Promise<readonly StoredOffer[]> {
  const rows = await offersIn(platform)
    .where("kind", "=", "PROMOTION")
    .where("stopped", "=", false)
    .where((where) => where.or([where("ends_at", "is", null), where("ends_at", ">", platform.clock.databaseNow())]))
    .execute();
  return rows.map(offerOf);
}

export async function selectOffers(platform: Platform, codes: readonly string[]): Promise<readonly StoredOffer[]> {
  if (codes.length === 0) return [];
  return (await offersIn(platform).where("offer_code", "in", codes).execute()).map(offerOf);
}

/** Whether there is or was a promotion or a coupon of this code. */
export async function hasOffer(platform: Platform, code: string): Promise<boolean> {
  const found = await platform.database
    .tables<OfferTables>()
    .selectFrom("offers")
    .select("offer_code")
    .where("offer_code", "=", code)
    .executeTakeFirst();
  return found !== undefined;
}

function offersIn(platform: Platform) {
  return platform.database.tables<OfferTables>().selectFrom("offers").selectAll();
}

type OfferRow = Awaited<ReturnType<ReturnType<typeof offersIn>["execute"]>>[number];

function offerOf(row: OfferRow): StoredOffer {
  const offer = {
    code: row.offer_code,
    name: row.name,
    begins: row.begins_at,
    ends: row.ends_at ?? undefined,
    priority: row.priority,
    rule: offerRule.parse(row.rule),
  };
  const { kind, remark, ribbon, stopped } = row;
  return { ...readyOffer(offer), kind, remark, ribbon: ribbon ?? undefined, stopped };
}

/** Writes an offer, in place of the one with its code. */
export async function upsertOffer(platform: Platform, offer: OfferDocument): Promise<void> {
  const values = {
    kind: offer.kind,
    name: JSON.stringify(offer.name),
    remark: JSON.stringify(offer.remark),
    ribbon: offer.ribbon ? JSON.stringify(offer.ribbon) : null,
    begins_at: new Date(offer.begins),
    ends_at: offer.ends === undefined ? null : new Date(offer.ends),
    priority: offer.priority,
    rule: JSON.stringify(offer.rule),
    stopped: offer.stopped,
    version: sql<number>`nextval('offer_versions')`,
  };
  await platform.database
    .tables<OfferTables>()
    .insertInto("offers")
    .values({ offer_code: offer.code, ...values })
    .onConflict((conflict) => conflict.column("offer_code").doUpdateSet(values))
    .execute();
}
