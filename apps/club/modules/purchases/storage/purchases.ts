import { type Rupiah, rupiah } from "@gelora/money/rupiah.ts";
import { splitRupiah } from "@gelora/money/split-rupiah.ts";
import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { PiecesOfLine, Purchase, Reversal } from "../domain/purchase.ts";
import type { PurchasesTables } from "./purchases-tables.ts";

export async function insertPurchase(platform: Platform, purchase: Omit<Purchase, "claimedBy">): Promise<void> {
  const { orderCode, accountCode, mobile, amount, lines, orderedAt, completedAt } = purchase;
  const tables = platform.database.tables<PurchasesTables>();
  const written = await tables
    .insertInto("purchases")
    .values({
      order_code: orderCode,
      account_code: accountCode,
      mobile,
      amount,
      ordered_at: orderedAt ?? null,
      completed_at: completedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (written.numInsertedOrUpdatedRows === 0n || lines.length === 0) return;
  await tables
    .insertInto("purchase_lines")
    .values(
      lines.map((line) => ({
        order_code: orderCode,
        order_item_code: line.orderItemCode,
        sku_code: line.skuCode,
        brand_code: line.brandCode ?? null,
        category_codes: [...(line.categoryCodes ?? [])],
        quantity: line.quantity,
        amount: line.amount,
        amounts: jsonOf(line.amounts),
      })),
    )
    .execute();
}

/**
 * Stores a reversal, whether or not its purchase has arrived. One that is repeated after the inbox
 * has forgotten it changes nothing.
 */
export async function insertReversal(
  platform: Platform,
  reversal: {
    readonly eventId: string;
    readonly orderCode: string;
    readonly lines: readonly PiecesOfLine[];
    readonly reversedAt: Date;
  },
): Promise<void> {
  await platform.database
    .tables<PurchasesTables>()
    .insertInto("purchase_reversals")
    .values(
      reversal.lines.map(({ orderItemCode, quantity, amount, amounts }) => ({
        event_id: reversal.eventId,
        order_code: reversal.orderCode,
        order_item_code: orderItemCode,
        quantity,
        amount,
        amounts: jsonOf(amounts),
        reversed_at: reversal.reversedAt,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Stores whose a guest's purchase is. Of several accounts the last counts, as long as nothing was
 * earned.
 */
export async function upsertClaim(
  platform: Platform,
  claim: {
    readonly orderCode: string;
    readonly accountCode: string;
    readonly claimedAt: Date;
    readonly isInAccount: boolean;
  },
): Promise<void> {
  const claimed = {
    account_code: claim.accountCode,
    claimed_at: claim.claimedAt,
    is_in_account: claim.isInAccount,
  };
  await platform.database
    .tables<PurchasesTables>()
    .insertInto("purchase_claims")
    .values({ order_code: claim.orderCode, ...claimed })
    .onConflict((conflict) => conflict.column("order_code").doUpdateSet(claimed))
    .execute();
}

/** A purchase as it arrived; undefined until it has. */
export async function selectPurchase(platform: Platform, orderCode: string): Promise<Purchase | undefined> {
  const tables = platform.database.tables<PurchasesTables>();
  const row = await tables
    .selectFrom("purchases")
    .leftJoin("purchase_claims as claim", "claim.order_code", "purchases.order_code")
    .select(["purchases.account_code", "mobile", "amount", "ordered_at", "completed_at"])
    .select("claim.account_code as claimed_by")
    .where("purchases.order_code", "=", orderCode)
    .executeTakeFirst();
  if (!row) return undefined;
  const lines = await tables
    .selectFrom("purchase_lines")
    .selectAll()
    .where("order_code", "=", orderCode)
    .orderBy("order_item_code")
    .execute();
  return {
    orderCode,
    accountCode: row.account_code,
    claimedBy: row.claimed_by,
    mobile: row.mobile,
    amount: rupiah(row.amount),
    orderedAt: row.ordered_at ?? undefined,
    completedAt: row.completed_at,
    lines: lines.map((line) => ({
      orderItemCode: line.order_item_code,
      skuCode: line.sku_code,
      brandCode: line.brand_code ?? undefined,
      categoryCodes: line.category_codes,
      quantity: line.quantity,
      amount: rupiah(line.amount),
      amounts: amountsOf(line),
    })),
  };
}

/** What went back of an order, whether or not the purchase has arrived. */
export async function selectReversals(platform: Platform, orderCode: string): Promise<readonly Reversal[]> {
  const rows = await platform.database
    .tables<PurchasesTables>()
    .selectFrom("purchase_reversals")
    .select(["event_id", "order_item_code", "quantity", "amount", "amounts"])
    .where("order_code", "=", orderCode)
    .orderBy("event_id")
    .orderBy("order_item_code")
    .execute();
  return [...Map.groupBy(rows, (row) => row.event_id)].map(([eventId, lines]) => ({
    eventId,
    lines: lines.map((line) => ({ orderItemCode: line.order_item_code, amounts: amountsOf(line) })),
  }));
}

/** Orders of an account, its own and those that it claimed as a guest's, the oldest first. */
export async function selectOrdersOf(platform: Platform, accountCode: string): Promise<readonly string[]> {
  const rows = await platform.database
    .tables<PurchasesTables>()
    .selectFrom("purchases")
    .select("order_code")
    .where(isOf(accountCode))
    .orderBy("completed_at")
    .orderBy("order_code")
    .execute();
  return rows.map((row) => row.order_code);
}

/**
 * Takes the numbers off the orders of an account that was erased, whether or not it ever had a
 * card. What they earned is known by its receipts, which name the card.
 */
export async function forgetMobiles(platform: Platform, accountCode: string): Promise<void> {
  await platform.database
    .tables<PurchasesTables>()
    .updateTable("purchases")
    .set({ mobile: "" })
    .where(isOf(accountCode))
    .execute();
}

/** The claims as an array, which an index finds: beside an `or`, `in` reads all purchases. */
const isOf = (accountCode: string) => sql<boolean>`
  (account_code = ${accountCode} or account_code is null and order_code = any (array(
    select order_code from purchase_claims where account_code = ${accountCode})))`;

/** The account that can open a purchase's order; null for a guest's that nobody has. */
const accountThatHasIt = sql<string | null>`
  coalesce(purchases.account_code, case when claim.is_in_account then claim.account_code end)`;

/**
 * Those of some orders that an account cannot open: of other accounts, or of guests unless it
 * claimed them and has them among its own; unknown ones are not in it.
 */
export async function selectOrdersOfOthers(
  platform: Platform,
  accountCode: string,
  orderCodes: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await platform.database
    .tables<PurchasesTables>()
    .selectFrom("purchases")
    .leftJoin("purchase_claims as claim", "claim.order_code", "purchases.order_code")
    .select("purchases.order_code")
    .where("purchases.order_code", "in", [...orderCodes, ""])
    .where(sql<boolean>`${accountThatHasIt} is distinct from ${accountCode}`)
    .execute();
  return new Set(rows.map((row) => row.order_code));
}

function amountsOf(row: {
  readonly amounts: readonly number[] | null;
  readonly amount: number;
  readonly quantity: number;
}): readonly Rupiah[] {
  if (row.amounts) return row.amounts.map(rupiah);
  return splitRupiah(
    rupiah(row.amount),
    Array.from({ length: row.quantity }, () => 1),
  );
}

function jsonOf(amounts: readonly Rupiah[]) {
  return sql<readonly number[]>`${JSON.stringify(amounts)}::jsonb`;
}
