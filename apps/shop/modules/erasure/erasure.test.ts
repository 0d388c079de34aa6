import { formatDayAndTime } from "@gelora/locale/jakarta-time.ts";
import { encodePassword } from "@gelora/person/encoded-password.ts";
import { days } from "@gelora/service-kit/durations.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { program } from "../../platform/principal.ts";
import { goodPassword, memberShopper } from "../../testing/member.ts";
import {
  field,
  goodAddress,
  guestShopper,
  openStockedShop,
  type Shopper,
  type StockedShop,
} from "../../testing/shopper.ts";
import { writeCampaigns } from "../flash-sales/flash-sales.ts";
import { auditFlashSales, campaignOf } from "../flash-sales/testing/campaigns.ts";
import { actsOn } from "../journal/journal.ts";
import { linkIdentity } from "../members/members.ts";
import { tellParcel, tellPayment } from "../orders/testing/orders.ts";
import { makeCoupons, writeOffers } from "../promotions/promotions.ts";
import { offerDocumentOf } from "../promotions/testing/offer-documents.ts";
import { eraseDue } from "./use-cases/erase-due.ts";

type RefundsDue = {
  refunds_due: { order_code: string; decided_at: Date; decision: string; decided_by: string };
};

const ask = "mutation { requestErasure { success errorCode } }";
const withdraw = "mutation { withdrawErasure { success } }";
const shown = "{ accountErasure { dueTime } }";
const save = "mutation ($input: AddressInput!) { saveAddress(input: $input) { addressId } }";
const subscribe =
  "mutation ($input: CreateSubscribeInput!) { createSubscribeNotificationSS(input: $input) { api { success } } }";
const rememberSize = 'mutation { rememberSizes(input: { sizes: [{ kind: "SHOES", sizeCode: "EU-42" }] }) { success } }';
const login = "mutation ($input: LoginInput!) { login(input: $input) { success errorCode } }";

describe.each(testEngines)("a member's data and its end, on the %s database", (engine) => {
  let shop: StockedShop;
  beforeAll(async () => {
    shop = await openStockedShop(engine);
    const reward = { kind: "FIXED_PRICE", goods: { skus: ["KR1-BLACK-42"] }, price: 500_000 };
    await writeOffers(shop.platform, program("offer-import"), [
      offerDocumentOf("ONCE-EACH", { reward, limits: { perShopper: 5 } }),
      offerDocumentOf("THANKS", { reward }, { kind: "COUPON" }),
    ]);
    await writeCampaigns(shop.platform, program("offer-import"), [
      campaignOf("SALE", { skuCode: "KR1-WHITE-42", quota: 4 }),
    ]);
  });
  afterAll(() => shop.close());

  /** A member with an address, a wish and an order that was cancelled, and so has ended. */
  async function memberWithThings() {
    const member = await memberShopper(shop);
    await member.send(save, { input: goodAddress });
    await member.send(subscribe, { input: { email: member.email, sourceType: "Web" } });
    await member.send('mutation { addWishlist(input: { productCode: "KR1" }) { success } }');
    await member.send(rememberSize);
    await member.add("KR1-BLACK-42");
    const { orderCode = "" } = await member.place(await member.checkout(), { remark: `Titip ${member.email}` });
    return { member, orderCode: orderCode ?? "" };
  }
  const cancel = (member: Shopper, orderCode: string) =>
    member.send("mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { success } }", {
      input: { orderCode },
    });
  const later = async (member: Shopper): Promise<string | undefined> =>
    field<{ dueTime: string } | null>(await member.send(shown), "accountErasure")?.dueTime;
  const waitsFor = async (member: Shopper): Promise<readonly string[]> =>
    field<{ waitsFor: string[] }>(await member.send("{ accountErasure { waitsFor } }"), "accountErasure").waitsFor;
  const rowsNaming = async (text: string): Promise<readonly string[]> => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(shop.platform.database.tables());
    const named: string[] = [];
    for (const { name } of rows) {
      const found = await sql<{ found: boolean }>`
        select exists (select from ${sql.table(name)} as kept where kept::text like ${`%${text}%`}) as found`.execute(
        shop.platform.database.tables(),
      );
      if (found.rows[0]?.found) named.push(name);
    }
    return named;
  };

  test("takes along everything that the shop keeps, after a proof of identity", async () => {
    const { member, orderCode } = await memberWithThings();
    await member.add("KR1-BLACK-42");
    const batch = { pieces: 1, owner: `member:${member.memberCode}` };
    const [couponCode] = await makeCoupons(shop.platform, program("offer-import"), "THANKS", batch);
    const google = { issuer: "https://accounts.google.com", subject: "11223344", channel: "google" } as const;
    await linkIdentity(shop.platform, member.memberCode, google);
    const data = field<Record<string, unknown>>(await member.send("{ accountData }"), "accountData");
    expect(data).toMatchObject({
      account: { memberCode: member.memberCode, email: member.email, firstName: "Intan" },
      addresses: [{ address1: goodAddress.address1 }],
      newsletter: { email: member.email, source: "Web", consents: [{ act: expect.any(String) }] },
      socialAccounts: [{ channel: "google", subject: "11223344" }],
      cart: [{ skuCode: "KR1-BLACK-42", quantity: 1, distributionType: "11" }],
      coupons: [{ couponCode, offerCode: "THANKS", isUsedUp: false }],
      wishlist: ["KR1"],
      sizes: [{ kind: "SHOES", sizeCode: "EU-42" }],
      sessions: [{ current: true, device: expect.any(String), since: expect.stringContaining("WIB") }],
      returns: [],
      orders: [
        {
          orderCode,
          invoiceTaxData: null,
          remark: `Titip ${member.email}`,
          lines: [{ skuCode: "KR1-BLACK-42", quantity: 1 }],
        },
      ],
    });
    expect(JSON.stringify(data)).not.toMatch(/hash|digest/i);
    shop.platform.clock.setOffset(days(1));
    const refused = await member.send("{ accountData }");
    expect(refused.errors?.[0]?.extensions?.code).toBe("PROOF_NEEDED");
    expect(field(await member.send(ask), "requestErasure")).toEqual({ success: false, errorCode: "PROOF_NEEDED" });
    shop.platform.clock.setOffset(days(0));
  });

  test("names the goods in the language that the reader reads, whatever language they were bought in", async () => {
    const { member } = await memberWithThings();
    const coloursIn = async (language: string) => {
      type Taken = { orders: { lines: { colourName: string }[] }[] };
      const { orders } = field<Taken>(await member.send("{ accountData }", {}, language), "accountData");
      return orders.flatMap(({ lines }) => lines.map(({ colourName }) => colourName));
    };
    expect(await coloursIn("en-US")).toEqual(["Black"]);
    expect(await coloursIn("id-ID")).toEqual(["Hitam"]);
  });

  test("asked for is announced by mail, can be withdrawn, and then never happens", async () => {
    const { member } = await memberWithThings();
    expect(await later(member)).toBeUndefined();
    expect(field(await member.send(ask), "requestErasure")).toEqual({ success: true, errorCode: null });
    const due = await later(member);
    await member.send(ask);
    expect(await later(member)).toBe(due);
    await member.send(withdraw, {}, "id-ID");
    await member.send(withdraw);
    expect(await later(member)).toBeUndefined();
    const notices = await sql<{ kind: string; due: string | null; language: string }>`
      select payload ->> 'kind' as kind, payload ->> 'dueAt' as due, payload ->> 'language' as language from outbox
      where payload ->> 'to' = ${member.email} and payload ->> 'kind' like 'erasure%'
      order by position`.execute(shop.platform.database.tables());
    const dues = notices.rows.map((row) => [row.kind, row.language, row.due && formatDayAndTime(new Date(row.due))]);
    expect(dues).toEqual([
      ["erasureAsked", "en-US", due],
      ["erasureWithdrawn", "id-ID", null],
    ]);
    shop.platform.clock.setOffset(days(15));
    await eraseDue(shop.platform);
    expect(field(await member.send("{ userInfo { firstName } }"), "userInfo")).toEqual({ firstName: "Intan" });
    shop.platform.clock.setOffset(days(0));
  });

  test("waits for an order under way; then name, contacts and addresses are gone everywhere, figures stay, and the club is notified", async () => {
    const { member, orderCode } = await memberWithThings();
    await member.send(ask);
    expect(await waitsFor(member)).toEqual(["ORDERS"]);
    shop.platform.clock.setOffset(days(13));
    await eraseDue(shop.platform);
    expect(await later(member)).toBeDefined();
    shop.platform.clock.setOffset(days(14));
    await eraseDue(shop.platform);
    expect(await later(member)).toBeDefined();
    await cancel(member, orderCode);
    expect(await waitsFor(member)).toEqual([]);
    shop.platform.clock.setOffset(days(16));
    await eraseDue(shop.platform);
    expect((await member.send(shown)).errors?.[0]?.extensions?.code).toBe("0002");
    const account = { account: member.email, password: encodePassword(goodPassword) };
    expect(field(await shop.send(login, { input: account }), "login")).toMatchObject({ success: false });
    const kept = await sql<{ total: number; receiver: object }>`
      select total, receiver from orders where order_code = ${orderCode}`.execute(shop.platform.database.tables());
    expect(kept.rows[0]).toMatchObject({
      total: expect.any(Number),
      receiver: { firstName: "", address1: "", district: { name: "Gambir" } },
    });
    const outbox = /outbox|verification|journal/;
    for (const contact of [member.email, member.mobile])
      expect((await rowsNaming(contact)).filter((name) => !outbox.test(name))).toEqual([]);
    const sent = await sql<{ payload: unknown }>`
      select payload from outbox where topic = 'club-link.erasure'`.execute(shop.platform.database.tables());
    expect(sent.rows).toMatchObject([{ payload: { accountCode: member.memberCode } }]);
    expect(await actsOn(shop.platform, { kind: "person", code: member.memberCode })).toMatchObject([
      { act: "account.erased", by: { code: "erasure" } },
    ]);
    const again = await memberShopper(shop, { email: member.email, mobile: member.mobile });
    expect(again.memberCode).not.toBe(member.memberCode);
    shop.platform.clock.setOffset(days(0));
  });

  test("waits while staff have money of an order to decide about, for they ask the person", async () => {
    const { member, orderCode } = await memberWithThings();
    await tellPayment(shop, orderCode, "PAID");
    await tellParcel(shop, orderCode, "RETURNED");
    await member.send(ask);
    const isKeptOn = async (after: number) => {
      shop.platform.clock.setOffset(days(after));
      await eraseDue(shop.platform);
      return (await rowsNaming(member.email)).includes("members");
    };
    expect(await isKeptOn(14)).toBe(true);
    const tables = shop.platform.database.tables<RefundsDue>();
    const decided = { decided_at: new Date(), decision: "transferred", decided_by: "rina" };
    await tables.updateTable("refunds_due").set(decided).where("order_code", "=", orderCode).execute();
    await sql`
      insert into payments_to_review (provider_order_id, reason, amount, currency, noted_at)
      select provider_order_id, 'REFUNDED', '1', 'IDR', now() from payment_attempts where order_code = ${orderCode}`.execute(
      tables,
    );
    expect(await isKeptOn(15)).toBe(true);
    await sql`update payments_to_review set decided_at = now(), decision = 'noted', decided_by = 'rina'`.execute(
      tables,
    );
    expect(await isKeptOn(16)).toBe(false);
    shop.platform.clock.setOffset(days(0));
  });

  test("what came signed out under their own address or number goes along; the browser keeps its cart", async () => {
    const { member, orderCode } = await memberWithThings();
    await cancel(member, orderCode);
    const guest = await guestShopper(shop, member.email);
    await guest.add("KR1-BLACK-42");
    const guestLogin = `mutation ($mobile: String!) { guestLogin(input: { email: "lain@contoh.id", mobile: $mobile }) { success } }`;
    await shop.send(guestLogin, { mobile: member.mobile });
    const ticket = { name: "Intan", email: member.email, topic: "OTHER", text: "Where is my parcel?" };
    const sendTicket = "mutation ($input: SendTicketInput!) { sendTicket(input: $input) { success } }";
    expect(field(await shop.send(sendTicket, { input: ticket }), "sendTicket")).toEqual({ success: true });
    const { tickets } = field<{ tickets: object }>(await member.send("{ accountData }"), "accountData");
    expect(tickets).toMatchObject([{ text: "Where is my parcel?" }]);
    expect(await rowsNaming(member.email)).toEqual(expect.arrayContaining(["guest_accounts", "tickets"]));
    expect(await rowsNaming(member.mobile)).toContain("guest_accounts");
    await member.send(ask);
    shop.platform.clock.setOffset(days(14));
    await eraseDue(shop.platform);
    const kept = [...(await rowsNaming(member.email)), ...(await rowsNaming(member.mobile))];
    expect(kept.filter((name) => /guest_accounts|tickets|members/.test(name))).toEqual([]);
    expect(field(await guest.send("{ userInfo { email } }"), "userInfo")).toBeNull();
    const cart = await guest.send("{ cartInit { itemList { skuCode } } }");
    expect(field(cart, "cartInit")).toMatchObject({ itemList: [{ skuCode: "KR1-BLACK-42" }] });
    shop.platform.clock.setOffset(days(0));
  });

  test("takes the number off what was bought in a flash sale; the pieces still count against its quota", async () => {
    const { member, orderCode: other } = await memberWithThings();
    await cancel(member, other);
    const input = { productCode: "KR1", skuCode: "KR1-WHITE-42", orgCode: "GELORA", activityCode: "SALE" };
    await member.send("mutation ($input: AddCartInput!) { addCart(input: $input) { success } }", { input });
    const { orderCode } = await member.place(await member.checkout(["KR1-WHITE-42"]));
    const tables = ["flash_orders", "flash_shoppers"];
    expect(await rowsNaming(`mobile:${member.mobile}`)).toEqual(expect.arrayContaining(tables));
    await cancel(member, orderCode ?? "");
    await member.send(ask);
    shop.platform.clock.setOffset(days(14));
    await eraseDue(shop.platform);
    expect(await rowsNaming(member.email)).not.toContain("members");
    expect(await rowsNaming(`mobile:${member.mobile}`)).toEqual([]);
    expect(await auditFlashSales(shop.platform)).toEqual([]);
    shop.platform.clock.setOffset(days(0));
  });
});
