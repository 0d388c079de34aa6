import type { Rupiah } from "@gelora/money/rupiah.ts";
import { type Statement, statement } from "@gelora/service-kit/database.ts";
import { type RawBuilder, sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import { holdLife } from "../domain/campaign.ts";
import { networkPrefix } from "../domain/shopper-keys.ts";

/** Pieces of a sku that a shopper has for themselves at the campaign's price, until a moment. */
export type FlashHold = {
  readonly skuCode: string;
  readonly campaignCode: string;
  readonly price: Rupiah;
  readonly pieces: number;
  /** Whom they count for. */
  readonly shoppers: readonly string[];
  readonly expires: Date;
  /** The first day the campaign ships, yyyy-MM-dd; null for at once. */
  readonly shippingTime: string | null;
};

/** What an owner holds now. */
export function holdsOf({ clock }: Platform, owner: string): Statement<ReadonlyMap<string, FlashHold>> {
  const query = sql<FlashHold>`
    select sku_code as "skuCode", campaign_code as "campaignCode", price, pieces, shoppers, expires_at as expires,
      shipping_time as "shippingTime"
    from flash_holds join flash_skus using (campaign_code, sku_code)
    where owner = ${owner} and expires_at > ${clock.databaseNow()}`;
  return statement(query, (rows) => new Map(rows.map((row) => [row.skuCode, row])));
}

export type Taking = {
  readonly campaignCode: string;
  readonly skuCode: string;
  readonly owner: string;
  /** As `shopperKeys`, each limited by itself. */
  readonly shoppers: readonly string[];
  /** Above 0. */
  readonly pieces: number;
  /** Of the hold that these replace; a new one otherwise. */
  readonly expires?: Date | undefined;
};

/**
 * Takes pieces for a shopper, in one conditional statement: it locks the sku's count only while
 * enough are left, so shoppers who come too late wait for no lock. An existing hold grows, and
 * keeps its
 * expiry. @returns false when the quota or a limit does not allow it; the caller must then roll
 * back
 */
export function takenPieces({ clock }: Platform, taking: Taking): Statement<boolean> {
  const { campaignCode, skuCode, owner, shoppers, pieces, expires } = taking;
  const query = sql<{ taken: number; personal: number; held: number }>`
    with ${countedPieces(taking)}, held as (
      insert into flash_holds as known (owner, sku_code, campaign_code, pieces, shoppers, expires_at)
      select ${owner}, ${skuCode}, ${campaignCode}, ${pieces}, ${shoppers}::text[],
        coalesce(${expires ?? null}::timestamptz, ${clock.databaseIn(holdLife)}) from taken
      on conflict (owner, sku_code) do update set pieces = known.pieces + excluded.pieces
      where known.campaign_code = excluded.campaign_code
      returning 1
    )
    select (select count(*) from taken)::integer as taken, (select count(*) from personal)::integer as personal,
      (select count(*) from held)::integer as held`;
  return statement(query, ([row]) => row?.taken === 1 && row.held === 1 && row.personal === shoppers.length);
}

/** Counts pieces against the quota and each shopper's limit: `taken` and `personal`. */
export function countedPieces({ campaignCode, skuCode, shoppers, pieces }: Omit<Taking, "owner" | "expires">) {
  return sql`taken as (
      update flash_skus set taken = taken + ${pieces}
      where campaign_code = ${campaignCode} and sku_code = ${skuCode} and taken + ${pieces} <= quota
        and ${pieces} <= most_per_shopper and not exists (
          select from flash_shoppers as known where known.campaign_code = ${campaignCode}
            and known.sku_code = ${skuCode} and known.shopper = any(${shoppers}::text[])
            and known.pieces + ${pieces} > ${mostOf(sql`known.shopper`)})
      returning most_per_shopper, quota
    ), personal as (
      insert into flash_shoppers as known (campaign_code, sku_code, shopper, pieces)
      select ${campaignCode}, ${skuCode}, shopper, ${pieces}
      from taken, unnest(${shoppers}::text[]) as shopper order by shopper
      on conflict (campaign_code, sku_code, shopper) do update set pieces = known.pieces + excluded.pieces
      where known.pieces + excluded.pieces <= (select ${mostOf(sql`known.shopper`)} from taken)
      returning 1
    )`;
}

/**
 * How many pieces may be counted under a key. All shoppers of one network have a quarter of the
 * quota, or twice what one of them may have: sessions cost nothing, so one person could otherwise
 * hold every piece under new sessions [AC-35, AC-37].
 */
function mostOf(key: RawBuilder<unknown>) {
  return sql`case when starts_with(${key}, ${networkPrefix}) then greatest(2 * most_per_shopper, (quota + 3) / 4)
    else most_per_shopper end`;
}

type Standing = {
  readonly left: number;
  readonly theirs: number;
  readonly most: number;
  readonly ofNetwork: number;
  readonly share: number;
};

/**
 * How many pieces are left, how many these shoppers and those of their network have already, and
 * how many they may have.
 */
export function standingOf(taking: Taking): Statement<Standing> {
  const { campaignCode, skuCode, shoppers } = taking;
  const query = sql<Standing>`
    select quota - taken as left, coalesce(theirs, 0) as theirs, most_per_shopper as most,
      coalesce(of_network, 0) as "ofNetwork", ${mostOf(sql`${networkPrefix}::text`)} as share
    from flash_skus, (
      select max(pieces) filter (where not starts_with(shopper, ${networkPrefix})) as theirs,
        max(pieces) filter (where starts_with(shopper, ${networkPrefix})) as of_network
      from flash_shoppers where campaign_code = ${campaignCode} and sku_code = ${skuCode}
        and shopper = any(${shoppers}::text[])) as known
    where campaign_code = ${campaignCode} and sku_code = ${skuCode}`;
  return statement(query, ([row]) => row ?? { left: 0, theirs: 0, most: 0, ofNetwork: 0, share: 0 });
}

/** Releases what an owner holds of a sku beyond this many pieces. */
export function lessenedHold(owner: string, skuCode: string, keep: number): Statement<void> {
  const query = sql`
    with known as (
      select owner, sku_code, campaign_code, pieces - ${keep} as pieces, shoppers from flash_holds
      where owner = ${owner} and sku_code = ${skuCode} and pieces > ${keep} for update
    ), gone as (
      delete from flash_holds using known
      where ${keep} = 0 and flash_holds.owner = known.owner and flash_holds.sku_code = known.sku_code
    ), less as (
      update flash_holds set pieces = ${keep} from known
      where ${keep} > 0 and flash_holds.owner = known.owner and flash_holds.sku_code = known.sku_code
    ), ${freedPieces(sql`known`)}
    select 1`;
  return statement(query, () => {});
}

/** Releases every hold that was not ordered in time; each ends once. */
export async function endExpiredHolds(platform: Platform): Promise<void> {
  await sql`
    with known as (
      delete from flash_holds where expires_at <= ${platform.clock.databaseNow()}
      returning sku_code, campaign_code, pieces, shoppers
    ), ${freedPieces(sql`known`)}
    select 1`.execute(platform.database.tables());
}

/** @param ended rows with campaign_code, sku_code, pieces and shoppers */
export function freedPieces(ended: ReturnType<typeof sql>) {
  return sql`freed as (
      update flash_skus set taken = flash_skus.taken - ended.pieces
      from (select campaign_code, sku_code, sum(pieces)::integer as pieces from ${ended} group by 1, 2) as ended
      where flash_skus.campaign_code = ended.campaign_code and flash_skus.sku_code = ended.sku_code
    ), freed_shoppers as (
      update flash_shoppers set pieces = flash_shoppers.pieces - ended.pieces
      from (select campaign_code, sku_code, shopper, sum(pieces)::integer as pieces
        from ${ended}, unnest(shoppers) as shopper group by 1, 2, 3) as ended
      where flash_shoppers.campaign_code = ended.campaign_code and flash_shoppers.sku_code = ended.sku_code
        and flash_shoppers.shopper = ended.shopper
    )`;
}
