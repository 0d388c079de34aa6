import { hasTestPostgres } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { refundsOf } from "../payments/payments.ts";
import { approveReturn, receiveReturn } from "./returns.ts";
import { returnsOfOrders, unitsOfReturns } from "./storage/returns.ts";
import {
  askReturn,
  deliveredOrder,
  openReturningShop,
  requestedReturn,
  type ReturningShop,
  support,
  warehouse,
} from "./testing/returnable-order.ts";

describe.skipIf(!hasTestPostgres)("returns in parallel, on PostgreSQL", () => {
  let shop: ReturningShop;
  beforeAll(async () => {
    shop = await openReturningShop("postgresql");
  });
  afterAll(() => shop.close());

  test("of eight requests for one of three pieces each, three win, and each piece is in one return (I-09)", async () => {
    for (let round = 0; round < 4; round += 1) {
      const { shopper, orderCode } = await deliveredOrder(shop, { quantity: 3 });
      const answers = await Promise.all(Array.from({ length: 8 }, () => askReturn(shopper, orderCode)));
      expect(answers.filter(({ success }) => success)).toHaveLength(3);
      expect(answers.filter(({ errorCode }) => errorCode === "RETURN_TOO_MANY")).toHaveLength(5);
      const codes = (await returnsOfOrders(shop.platform, [orderCode])).map(({ returnCode }) => returnCode);
      const units = [...(await unitsOfReturns(shop.platform, codes)).values()].flat();
      expect(units.map(({ unitNumber }) => unitNumber).sort()).toEqual([1, 2, 3]);
    }
  });

  test("the same race returns more than was bought when pieces are read without the order's row: the test has teeth", async () => {
    const { orderCode } = await deliveredOrder(shop, { quantity: 3 });
    const requestInTwoSteps = () =>
      shop.platform.database.transaction(async () => {
        const returned = await returnsOfOrders(shop.platform, [orderCode]);
        await sql`select pg_sleep(0.02)`.execute(shop.platform.database.tables());
        return returned.length < 3;
      });
    const won = await Promise.all(Array.from({ length: 8 }, requestInTwoSteps));
    expect(won.filter(Boolean).length).toBeGreaterThan(3);
  });

  test("even past the lock, the database keeps a piece out of two returns that stand", async () => {
    const { shopper, orderCode } = await deliveredOrder(shop);
    const code = await requestedReturn(shopper, orderCode);
    const again = sql`insert into returns select 'RT-TWIN', order_code, owner, state, remark, amount, points, freight_amount,
      freight_points, channel_code, company_code, company_name, express_code, rejection, bank_account, requested_at
      from returns where return_code = ${code}`;
    await again.execute(shop.platform.database.tables());
    const twin = sql`insert into return_units (return_code, order_code, line_number, unit_number, reason_code, charged, points)
      select 'RT-TWIN', order_code, line_number, unit_number, reason_code, charged, points from return_units
      where return_code = ${code}`;
    await expect(twin.execute(shop.platform.database.tables())).rejects.toThrow("return_units_once");
  });

  test("of eight who receive a return one wins, and its money is owed once", async () => {
    const { shopper, orderCode } = await deliveredOrder(shop);
    const code = await requestedReturn(shopper, orderCode);
    await approveReturn(shop.platform, support, code);
    const answers = await Promise.all(Array.from({ length: 8 }, () => receiveReturn(shop.platform, warehouse, code)));
    expect(answers.filter((answer) => answer === "received")).toHaveLength(1);
    expect(await refundsOf(shop.platform, orderCode)).toMatchObject([{ amount: 300_000 }]);
  });
});
