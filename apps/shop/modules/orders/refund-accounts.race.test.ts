import { setTimeout } from "node:timers/promises";
import { hasTestPostgres } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { StaffPrincipal } from "../../platform/principal.ts";
import { field, openStockedShop, type StockedShop } from "../../testing/shopper.ts";
import { decideRefundDue, refundsToDecide } from "./orders.ts";
import type { OrdersTables } from "./storage/orders-tables.ts";
import { deleteRefundAccounts } from "./storage/refund-accounts.ts";
import { placedOrder, stockBalls, tellPayment } from "./testing/orders.ts";
import { forgetRefundAccount, refundTransferOf } from "./use-cases/refund-accounts.ts";

const finance: StaffPrincipal = { kind: "staff", staffCode: "rina", roles: ["finance"] };

describe.skipIf(!hasTestPostgres)("an account that is named while its transfer is noted, on PostgreSQL", () => {
  let shop: StockedShop;
  beforeAll(async () => {
    shop = await openStockedShop("postgresql");
    await stockBalls(shop, 10);
    // Anyone who names an account has looked for a transfer, and is slow to write.
    const tables = shop.platform.database.tables();
    await sql`
      create function write_slowly() returns trigger language plpgsql as $$
      begin perform pg_sleep(0.6); return new; end $$`.execute(tables);
    await sql`
      create trigger write_slowly before insert on refund_accounts
      for each row execute function write_slowly()`.execute(tables);
  });
  afterAll(() => shop.close());

  /** How many accounts are stored once the money has gone. */
  const keptAfter = async (forget: (orderCode: string) => Promise<void>) => {
    const { shopper, orderCode } = await placedOrder(shop);
    await sql`
      update payment_attempts set status = 'PAID', rank = 5, received = payments.amount from payments
      where payments.order_code = payment_attempts.order_code and payments.order_code = ${orderCode}`.execute(
      shop.platform.database.tables(),
    );
    await tellPayment(shop, orderCode, "PAID");
    const products = [{ orderItemCode: `${orderCode}-1`, count: 1 }];
    const cancelling = "mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { success } }";
    await shopper.send(cancelling, { input: { orderCode, products } });
    const due = (await refundsToDecide(shop.platform)).find((one) => one.orderCode === orderCode);
    const bankAccount = { bankCode: "014", accountNumber: "1234567890", accountName: "Sari Wulandari" };
    const naming = "mutation ($input: NameRefundAccountInput!) { nameRefundAccount(input: $input) { success } }";
    const named = shopper.send(naming, { input: { orderCode, bankAccount } });
    await setTimeout(200);
    const wish = { refundId: due?.refundId ?? "", decision: "transferred", reference: "BCA 0911" } as const;
    expect(await decideRefundDue(shop.platform, finance, wish)).toBe("decided");
    await shop.platform.database.transaction(() => forget(orderCode));
    expect(field(await named, "nameRefundAccount")).toEqual({ success: true });
    const kept = await shop.platform.database
      .tables<OrdersTables>()
      .selectFrom("refund_accounts")
      .select("named_at")
      .where("order_code", "=", orderCode)
      .execute();
    return kept.length;
  };

  test("is forgotten with it", async () => {
    expect(await keptAfter((orderCode) => forgetRefundAccount(shop.platform, orderCode))).toBe(0);
  });

  test("stays where the order's row is not locked: the test can fail", async () => {
    const forgetUnlocked = async (orderCode: string) => {
      if (!(await refundTransferOf(shop.platform, orderCode))) await deleteRefundAccounts(shop.platform, [orderCode]);
    };
    expect(await keptAfter(forgetUnlocked)).toBe(1);
  });
});
