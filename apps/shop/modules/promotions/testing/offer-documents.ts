import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import { followPromotions } from "../promotions.ts";

/** A promotion that runs now, as staff would write it. */
export function offerDocumentOf(code: string, rule: object, change: object = {}) {
  return {
    code,
    kind: "PROMOTION",
    name: { "en-US": `Offer ${code}`, "id-ID": `Promo ${code}` },
    remark: { "en-US": "While stocks last.", "id-ID": "Selama persediaan masih ada." },
    begins: new Date(Date.now() - 60_000).toISOString(),
    rule,
    ...change,
  };
}

/** Stops all that run, so that the next test has its own. */
export async function stopOffers(platform: Platform): Promise<void> {
  await sql`update offers set stopped = true, version = nextval('offer_versions')`.execute(platform.database.tables());
  await followPromotions(platform);
}
