import { growTables } from "@gelora/testkit/grow-tables.ts";
import { sql } from "kysely";
import { type FakeMidtrans, fakeServerKey, startFakeMidtrans } from "../modules/payments/testing/fake-midtrans.ts";
import { openPointsClub, type PointsClub } from "../modules/points/testing/points-club.ts";
import { openStockedShop, type StockedShop } from "./shopper.ts";

/** A shop beside stand-ins for all that a purchase needs. */
export type EquippedShop = StockedShop & { readonly provider: FakeMidtrans; readonly club: PointsClub };

export async function openEquippedShop(): Promise<EquippedShop> {
  const provider = await startFakeMidtrans();
  const club = await openPointsClub(() => shop.platform.clock.now());
  const shop: StockedShop = await openStockedShop("postgresql", {
    MIDTRANS_URL: provider.url,
    MIDTRANS_SERVER_KEY: fakeServerKey,
    CLUB_URL: club.url,
  });
  return {
    ...shop,
    provider,
    club,
    close: async () => {
      await shop.close();
      await provider.close();
      await club.close();
    },
  };
}

/**
 * Makes a small shop a large one, and opens it as a process that has just started: with nothing in
 * its caches. @returns it with the tables that had no row to copy
 */
export async function grownShop(small: EquippedShop) {
  const { database } = small.platform;
  // Copies of messages that are due would all be sent by the next walk.
  await sql`update outbox set due_at = due_at + interval '30 days'`.execute(database.tables());
  const empty = await growTables(database, growth);
  const cold = await small.beside();
  const close = async (): Promise<void> => {
    await cold.close();
    await small.close();
  };
  return { shop: { ...small, ...cold, close }, empty };
}

const growth = {
  small: new Set([
    // The merchant's range, what staff write and the programs' own state, however old the shop.
    "brands",
    "catalogue_state",
    "categories",
    "flash_campaigns",
    "flash_lines",
    "flash_skus",
    "kysely_migration",
    "kysely_migration_lock",
    "offer_counts",
    "offers",
    "purchase_limits",
    "size_guides",
    "size_guides_state",
    "sports",
    "staff_accounts",
    "staff_credentials",
    "staff_roles",
    "stores",
    "task_rounds",
    "verification_days",
  ]),
  kinds: new Set([
    "activity_code",
    "brand_code",
    "campaign_code",
    "category_code",
    "channel_code",
    "code",
    "colour_code",
    "company_code",
    "distribution_type",
    "issuer",
    "kind",
    "language",
    "location_code",
    "offer_code",
    "org_code",
    "paid_channel_code",
    "portions",
    "principal_code",
    "quote_code",
    "reason",
    "reason_code",
    "size_code",
    "source",
    "tax_code",
    "zip_code",
  ]),
};
