import { type Statement, statement } from "@gelora/service-kit/database.ts";
import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import { countedPieces, freedPieces } from "./holds.ts";

export type OrderedPieces = { readonly campaignCode: string; readonly skuCode: string; readonly pieces: number };

/**
 * Turns what an owner holds into pieces of an order. It needs the hold's row, as its expiry does:
 * one of the two has it.
 * @returns false when the hold has ended or is too small; the caller must then roll back
 */
export function heldForOrder(
  { clock }: Platform,
  order: { readonly orderCode: string; readonly owner: string },
  { campaignCode, skuCode, pieces }: OrderedPieces,
): Statement<boolean> {
  const mine = sql`owner = ${order.owner} and sku_code = ${skuCode} and campaign_code = ${campaignCode}
    and expires_at > ${clock.databaseNow()}`;
  const query = sql<{ moved: number }>`
    with emptied as (
      delete from flash_holds where ${mine} and pieces = ${pieces} returning shoppers
    ), lessened as (
      update flash_holds set pieces = pieces - ${pieces} where ${mine} and pieces > ${pieces} returning shoppers
    ), ordered as (
      insert into flash_orders (order_code, sku_code, campaign_code, pieces, shoppers)
      select ${order.orderCode}, ${skuCode}, ${campaignCode}, ${pieces}, shoppers
      from (select shoppers from emptied union all select shoppers from lessened) as moved
      returning 1
    )
    select count(*)::integer as moved from ordered`;
  return statement(query, ([row]) => row?.moved === 1);
}

/**
 * Counts pieces of an order for the buyer's number too, so that a guest is the same shopper in
 * another browser. Call it after their stock was freed, as those do who give pieces back.
 * @returns how many one shopper may have, when that limit refuses it; the caller must then roll
 * back
 */
export function countedForNumber(
  order: { readonly orderCode: string; readonly mobile: string },
  { campaignCode, skuCode, pieces }: OrderedPieces,
): Statement<number | undefined> {
  const shopper = `mobile:${order.mobile}`;
  const query = sql<{ most: number; noted: number }>`
    with sold as (
      select most_per_shopper as most from flash_skus where campaign_code = ${campaignCode} and sku_code = ${skuCode}
    ), personal as (
      insert into flash_shoppers as known (campaign_code, sku_code, shopper, pieces)
      select ${campaignCode}, ${skuCode}, ${shopper}, ${pieces} from sold
      on conflict (campaign_code, sku_code, shopper) do update set pieces = known.pieces + excluded.pieces
      where known.pieces + excluded.pieces <= (select most from sold)
      returning 1
    ), noted as (
      update flash_orders set shoppers = shoppers || ${shopper}::text from personal
      where order_code = ${order.orderCode} and sku_code = ${skuCode}
      returning 1
    )
    select most, (select count(*) from noted)::integer as noted from sold`;
  return statement(query, ([row]) => (row?.noted === 1 ? undefined : (row?.most ?? 0)));
}

export type FlashOrderLine = OrderedPieces & {
  readonly givenBack: number;
  readonly shoppers: readonly string[];
  /** The campaign has not ended. */
  readonly isRunning: boolean;
};

/** What an order took of campaigns; locks it, so that it goes back once. */
export async function orderedPieces(platform: Platform, orderCode: string): Promise<readonly FlashOrderLine[]> {
  const { rows } = await sql<FlashOrderLine>`
    select sku_code as "skuCode", campaign_code as "campaignCode", pieces, given_back as "givenBack", shoppers,
      ends_at > ${platform.clock.databaseNow()} as "isRunning"
    from flash_orders join flash_campaigns using (campaign_code)
    where order_code = ${orderCode} order by sku_code for update of flash_orders`.execute(platform.database.tables());
  return rows;
}

/** Marks pieces of an order as given back; below 0 when it takes them again. */
export async function markGivenBack(
  platform: Platform,
  orderCode: string,
  skuCode: string,
  pieces: number,
): Promise<void> {
  await sql`
    update flash_orders set given_back = given_back + ${pieces}
    where order_code = ${orderCode} and sku_code = ${skuCode}`.execute(platform.database.tables());
}

/** Returns the pieces of an order to the quota. */
export async function returnPieces(platform: Platform, line: FlashOrderLine, pieces: number): Promise<void> {
  await sql`
    with known as (
      select ${line.campaignCode} as campaign_code, ${line.skuCode} as sku_code, ${pieces}::integer as pieces,
        ${line.shoppers}::text[] as shoppers
    ), ${freedPieces(sql`known`)}
    select 1`.execute(platform.database.tables());
}

/**
 * Locks the counts of its shoppers, so that nothing is written when a limit does not allow it.
 * @returns false when the quota or a limit does not allow it; then nothing has changed
 */
export async function takePiecesAgain(platform: Platform, line: FlashOrderLine): Promise<boolean> {
  const { givenBack: pieces, shoppers, campaignCode, skuCode } = line;
  await sql`
    select from flash_shoppers where campaign_code = ${campaignCode} and sku_code = ${skuCode}
      and shopper = any(${shoppers}::text[]) order by shopper for update`.execute(platform.database.tables());
  const { rows } = await sql<{ taken: number; personal: number }>`
    with ${countedPieces({ ...line, pieces })}
    select (select count(*) from taken)::integer as taken, (select count(*) from personal)::integer as personal`.execute(
    platform.database.tables(),
  );
  return rows[0]?.taken === 1 && rows[0].personal === shoppers.length;
}
