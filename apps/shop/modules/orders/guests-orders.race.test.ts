import { setTimeout } from "node:timers/promises";
import { foldEmail } from "@gelora/locale/email.ts";
import { hasTestPostgres } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { memberShopper } from "../../testing/member.ts";
import { guestShopper, openStockedShop, type StockedShop } from "../../testing/shopper.ts";
import { completedOrdersOfGuests } from "./storage/guests-orders.ts";
import { stockBalls, tellParcel, tellPayment } from "./testing/orders.ts";
import { claimGuestsOrders } from "./use-cases/claim-guests-orders.ts";

describe.skipIf(!hasTestPostgres)("a guest's order that completes while its buyer links a card, on PostgreSQL", () => {
  let shop: StockedShop;
  beforeAll(async () => {
    shop = await openStockedShop("postgresql", { CLUB_URL: "http://127.0.0.1:9" });
    await stockBalls(shop, 100);
  });
  afterAll(() => shop.close());

  /**
   * The order completes without its buyer's card, and the card is there before that is committed.
   */
  const meeting = async (claim: (accountCode: string, email: string) => Promise<unknown>) => {
    const { memberCode, email } = await memberShopper(shop);
    const guest = await guestShopper(shop, email);
    await guest.add("PB1-5");
    const orderCode = (await guest.place(await guest.checkout())).orderCode ?? "";
    await tellPayment(shop, orderCode, "PAID");
    await tellParcel(shop, orderCode, "IN_TRANSIT");
    const completed = Promise.withResolvers<void>();
    const completing = shop.platform.database.transaction(async () => {
      await tellParcel(shop, orderCode, "DELIVERED");
      completed.resolve();
      // Long enough for a claim that does not wait.
      await setTimeout(500);
    });
    await completed.promise;
    await sql`insert into club_links (account_code, loyalty_member_id, link_version) values (${memberCode}, 'MC1', 1)`.execute(
      shop.platform.database.tables(),
    );
    const found = await claim(memberCode, email);
    await completing;
    return { found, orderCode };
  };

  test("is claimed: the claim waits for the completion", async () => {
    const { orderCode } = await meeting((accountCode) =>
      claimGuestsOrders(shop.platform)({ id: "", topic: "", key: "", payload: { accountCode } }),
    );
    const { rows } = await sql`select 1 from outbox where payload->>'orderCode' = ${orderCode}
      and payload->>'type' = 'purchase.claimed'`.execute(shop.platform.database.tables());
    expect(rows).toHaveLength(1);
  });

  test("is missed by a claim that does not wait: the test can fail", async () => {
    const { found } = await meeting((_account, email) =>
      completedOrdersOfGuests(shop.platform, { email: foldEmail(email), mobile: undefined }),
    );
    expect(found).toEqual([]);
  });
});
