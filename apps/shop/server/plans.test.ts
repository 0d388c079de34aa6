import { largeTables, wholeReads } from "@gelora/testkit/statement-plans.ts";
import { recordStatements, type SentStatement } from "@gelora/testkit/statement-record.ts";
import { hasTestPostgres } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { logIn, testMember } from "../modules/sign-in/testing/member.ts";
import { guestBuys, guestCollects, memberBuys, memberReturns } from "../testing/buying-walks.ts";
import { type EquippedShop, grownShop, openEquippedShop } from "../testing/large-shop.ts";
import { composeHome, guestBrowses, memberLooksAround } from "../testing/looking-walks.ts";
import { followOffersOf, offerEverything } from "../testing/offer-everything.ts";

const member = { email: "dewi@example.com", password: "kucing-Terbang7" };

/** Tables that no walk writes: of sign-in and verification, of written pages and of news. */
const unwritten = [
  "address_defaults",
  "club_joinings",
  "club_links",
  "content_pages",
  "counted_purchases",
  "counting_withdrawals",
  "email_link_waits",
  "email_links",
  "erasures",
  "flash_places",
  "known_devices",
  "mailings",
  "mailing_sends",
  "member_identities",
  "page_moves",
  "page_versions",
  "password_tries",
  "payment_card_tries",
  "payments_to_review",
  "pending_identities",
  "picture_files",
  "refund_accounts",
  "refunds_due",
  "reminded_skus",
  "reset_links",
  "shopper_pictures",
  "social_flows",
  "social_spent_tokens",
  "staff_sessions",
  "ticket_answers",
  "used_assertions",
  "verification_addresses",
  "verification_codes",
  "verification_email_checks",
  "verification_verified_emails",
];

describe.skipIf(!hasTestPostgres)("statements on a large shop, on PostgreSQL", () => {
  let shop: EquippedShop;
  let large: ReadonlySet<string>;
  let empty: readonly string[];
  beforeAll(async () => {
    const small = await openEquippedShop();
    await offerEverything(small);
    await testMember(small, member);
    // A first round creates rows to copy.
    await guestCollects(small);
    await memberReturns(small);
    await memberLooksAround(small);
    await guestBrowses(small, ["PB1", "KR1"]);
    await (await guestBuys(small)).shopper.add("PB1-5");
    await signIn(small);
    ({ shop, empty } = await grownShop(small));
    await followOffersOf(shop);
    await composeHome(shop);
    large = await largeTables(shop.platform.database);
  });
  afterAll(() => shop.close());

  const signIn = async (where: EquippedShop) => {
    expect(await logIn(where, member.email, member.password)).toMatchObject({ success: true });
  };

  const refused = async (statements: readonly SentStatement[]) => {
    const found: string[] = [];
    for (const statement of statements) {
      for (const read of await wholeReads(shop.platform.database, statement, large))
        found.push(`${read}: ${statement.text}`);
    }
    return found;
  };

  test.each([
    { what: "a guest's purchase", walk: () => guestBuys(shop), least: 25 },
    { what: "a guest's pick-up", walk: () => guestCollects(shop), least: 25 },
    { what: "a member's purchase with all that is on offer", walk: () => memberBuys(shop), least: 50 },
    { what: "a return", walk: () => memberReturns(shop), least: 60 },
    { what: "an account", walk: () => memberLooksAround(shop), least: 30 },
    { what: "lists, a search and a product", walk: () => guestBrowses(shop, ["PB1-7", "KR1-8"]), least: 8 },
    { what: "a sign-in", walk: () => signIn(shop), least: 8 },
  ])("$what reads no large table from end to end", async ({ walk, least }) => {
    const statements = await recordStatements(async () => {
      await walk();
    });
    expect(statements.length).toBeGreaterThanOrEqual(least);
    expect(await refused(statements)).toEqual([]);
  });

  test("every table that grows with use is large, so that the test can fail", () => {
    expect(empty).toEqual(unwritten);
    expect([...large]).toEqual(
      expect.arrayContaining(["skus", "stock_units", "products", "orders", "order_lines", "sessions", "cart_lines"]),
    );
  });

  test("a column of another collation is found out", async () => {
    const database = shop.platform.database;
    const statements = await recordStatements(async () => void (await guestBuys(shop)));
    await database.transaction(async () => {
      const tables = database.tables();
      await sql`alter table stock_units alter column sku_code type text collate "default"`.execute(tables);
      expect(await refused(statements)).toContainEqual(expect.stringMatching(/^(Seq|Index Only) Scan on stock_units/));
      await sql`alter table stock_units alter column sku_code type text collate "C"`.execute(tables);
    });
  });
});
