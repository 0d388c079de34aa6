import { clubLinksPath, clubLinksProgram } from "@gelora/contracts/club-links.ts";
import { serviceEvent } from "@gelora/contracts/service-events.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { knock } from "../../testing/knock.ts";
import { memberShopper } from "../../testing/member.ts";
import { field, guestShopper, openStockedShop, type Shopper, type StockedShop } from "../../testing/shopper.ts";
import { recordVerifiedEmail } from "../verification/verification.ts";
import { stockBalls, tellParcel, tellPayment } from "./testing/orders.ts";

describe.each(testEngines)("what members bought as guests, on %s", (engine) => {
  let shop: StockedShop;
  beforeAll(async () => {
    // The club is down, so what it is to hear stays where it can be read.
    shop = await openStockedShop(engine, { CLUB_URL: "http://127.0.0.1:9" });
    await stockBalls(shop, 100);
  });
  afterAll(() => shop.close());

  /** A guest's order on its way. */
  const shipped = async (email: string) => {
    const guest = await guestShopper(shop, email);
    await guest.add("PB1-5");
    const { orderCode } = await guest.place(await guest.checkout());
    if (!orderCode) throw new Error("no order was placed");
    await tellPayment(shop, orderCode, "PAID");
    await tellParcel(shop, orderCode, "IN_TRANSIT");
    return orderCode;
  };
  const completed = async (email: string) => {
    const orderCode = await shipped(email);
    await tellParcel(shop, orderCode, "DELIVERED");
    return orderCode;
  };
  let version = 0;
  const report = async (accountCode: string, memberCode: string | null) => {
    version += 1;
    const message = { accountCode, memberCode, version };
    expect((await knock(shop, { path: clubLinksPath, program: clubLinksProgram, message })).status).toBe(200);
    while ((await shop.outbox.deliverDue()) > 0);
  };
  const claimsOf = async (orderCode: string) => {
    const { rows } = await sql<{ payload: unknown }>`select payload from outbox where topic = 'club-link.event'
      and payload->>'orderCode' = ${orderCode} order by position`.execute(shop.platform.database.tables());
    const events = rows.map(({ payload }) => serviceEvent.parse(payload));
    return events.filter((event) => event.type === "purchase.claimed");
  };
  /** The accounts that the club hears an order to be of, each once. */
  const claimants = async (orderCode: string) => [
    ...new Set((await claimsOf(orderCode)).map(({ accountCode }) => accountCode)),
  ];

  test("earn for the card that they link later, found by the verified address in any spelling", async () => {
    const email = `tamu-lama-${engine}@contoh.id`;
    const [first, second, anothers] = [
      await completed(email),
      await completed(email.toUpperCase()),
      await completed("lain@contoh.id"),
    ];
    const member = await memberShopper(shop, { email });
    expect(await claimants(first)).toEqual([]);
    await report(member.memberCode, "MC1");
    await report(member.memberCode, "MC2");
    for (const orderCode of [first, second]) expect(await claimants(orderCode)).toEqual([member.memberCode]);
    expect(await claimants(anothers)).toEqual([]);
  });

  test("earn for the card that they link before the parcel has come, and not for one that they unlinked", async () => {
    const email = `tamu-baru-${engine}@contoh.id`;
    const orderCode = await shipped(email);
    const member = await memberShopper(shop, { email });
    await report(member.memberCode, "MC1");
    expect(await claimants(orderCode)).toEqual([]);
    await tellParcel(shop, orderCode, "DELIVERED");
    expect(await claimants(orderCode)).toEqual([member.memberCode]);
    const later = await shipped(email);
    await report(member.memberCode, null);
    await tellParcel(shop, later, "DELIVERED");
    expect(await claimants(later)).toEqual([]);
  });

  test("are found by the verified number, the one that a guest gave for their points before their own", async () => {
    const mobile = engine === "embedded" ? "81555550001" : "81555550002";
    const own = await completed("nomor@contoh.id");
    const given = await completed("nomor@contoh.id");
    const tables = shop.platform.database.tables();
    await sql`update orders set mobile = ${mobile} where order_code in (${own}, ${given})`.execute(tables);
    await sql`update orders set loyalty_mobile = '81666660001' where order_code = ${given}`.execute(tables);
    const member = await memberShopper(shop, { mobile });
    await report(member.memberCode, "MC1");
    expect(await claimants(own)).toEqual([member.memberCode]);
    expect(await claimants(given)).toEqual([]);
    // Someone else may have typed the number: the order is not among the member's own.
    expect(await claimsOf(own)).toMatchObject([{ isInAccount: false }]);
  });

  test("earn with an address that is verified later", async () => {
    const email = `surat-baru-${engine}@contoh.id`;
    const orderCode = await completed(email);
    const member = await memberShopper(shop);
    await report(member.memberCode, "MC1");
    expect(await claimants(orderCode)).toEqual([]);
    await recordVerifiedEmail(shop.platform, `member:${member.memberCode}`, email);
    const change = "mutation ($input: UpdateMemberProfileInput!) { updateMemberProfile(input: $input) { success } }";
    expect(field(await member.send(change, { input: { email } }), "updateMemberProfile")).toEqual({ success: true });
    while ((await shop.outbox.deliverDue()) > 0);
    expect(await claimants(orderCode)).toEqual([member.memberCode]);
  });

  test("an order of a member is nobody's to claim", async () => {
    const buyer = await memberShopper(shop);
    await buyer.add("PB1-5");
    const { orderCode } = await buyer.place(await buyer.checkout());
    await tellPayment(shop, orderCode ?? "", "PAID");
    await tellParcel(shop, orderCode ?? "", "DELIVERED");
    await report(buyer.memberCode, "MC1");
    expect(await claimants(orderCode ?? "")).toEqual([]);
  });

  const ordersOf = async (shopper: Pick<Shopper, "send">, list: "orderList" | "guestOrderList" = "orderList") => {
    const query = `{ ${list}(input: {}) { dataList { orderCode } } }`;
    const { dataList } = field<{ dataList: { orderCode: string }[] }>(await shopper.send(query), list);
    return dataList.map(({ orderCode }) => orderCode).sort();
  };
  const deliver = async () => {
    while ((await shop.outbox.deliverDue()) > 0);
  };

  test("[Q80~] are theirs once they register with that address, from every browser, no matter who signed in meanwhile", async () => {
    const email = `tamu-daftar-${engine}@contoh.id`;
    const [waiting, done] = [await shipped(email), await completed(email.toUpperCase())];
    const others = await shipped(`tamu-lain-${engine}@contoh.id`);
    await memberShopper(shop);
    const member = await memberShopper(shop, { email });
    await deliver();
    expect(await ordersOf(member)).toEqual([waiting, done].sort());
    expect(await ordersOf(await memberShopper(shop))).toEqual([]);
    // They stay a guest's for their points: what is complete is claimed once there is a card.
    await report(member.memberCode, "MC1");
    await tellParcel(shop, waiting, "DELIVERED");
    for (const orderCode of [waiting, done]) {
      expect(await claimants(orderCode)).toEqual([member.memberCode]);
      expect(await claimsOf(orderCode)).toMatchObject([{ isInAccount: true }]);
    }
    expect(await claimants(others)).toEqual([]);
  });

  test("are nobody's by their number alone, or by a recipient's address", async () => {
    const mobile = engine === "embedded" ? "81555550011" : "81555550012";
    const email = `penerima-${engine}@contoh.id`;
    const orderCode = await shipped(`pemesan-${engine}@contoh.id`);
    await sql`update orders set mobile = ${mobile}, receiver = receiver || ${JSON.stringify({ email })}::jsonb
      where order_code = ${orderCode}`.execute(shop.platform.database.tables());
    const member = await memberShopper(shop, { mobile, email });
    await deliver();
    expect(await ordersOf(member)).toEqual([]);
  });

  test("take their returns and reviews along, and those of members stay", async () => {
    const email = `tamu-retur-${engine}@contoh.id`;
    const orderCode = await completed(email);
    await sql`insert into returns (return_code, order_code, owner, state, amount, points, freight_amount, freight_points, requested_at)
      select 'RT-' || order_code, order_code, owner, 'REQUESTED', 0, 0, 0, 0, now() from orders
      where order_code = ${orderCode}`.execute(shop.platform.database.tables());
    await sql`insert into reviews (review_code, owner, order_code, line_number, product_code, product_name, size_name, stars, body, language, state, written_at)
      select 'RV-' || order_code, owner, order_code, 1, 'PB1', 'Ball', '5', 5, 'Good.', 'en-US', 'PENDING', now() from orders
      where order_code = ${orderCode}`.execute(shop.platform.database.tables());
    const earlier = await memberShopper(shop);
    await earlier.add("PB1-5");
    const own = (await earlier.place(await earlier.checkout())).orderCode;
    await sql`update orders set email = ${email} where order_code = ${own}`.execute(shop.platform.database.tables());
    const member = await memberShopper(shop, { email });
    await deliver();
    const returns = field<{ dataList: { orderCode: string }[] }>(
      await member.send("{ returnList { dataList { orderCode } } }"),
      "returnList",
    );
    expect(returns.dataList).toEqual([{ orderCode }]);
    const reviews = await sql`select owner from reviews where order_code = ${orderCode}`.execute(
      shop.platform.database.tables(),
    );
    expect(reviews.rows).toEqual([{ owner: `member:${member.memberCode}` }]);
    expect(await ordersOf(member)).toEqual([orderCode]);
    expect(await ordersOf(earlier)).toEqual([own]);
  });
});
