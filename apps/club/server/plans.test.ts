import { clubPointsPath, clubPointsProgram } from "@gelora/contracts/club-points.ts";
import { points } from "@gelora/money/points.ts";
import { encodePassword } from "@gelora/person/encoded-password.ts";
import { days } from "@gelora/service-kit/durations.ts";
import { growTables } from "@gelora/testkit/grow-tables.ts";
import { largeTables, wholeReads } from "@gelora/testkit/statement-plans.ts";
import { recordStatements } from "@gelora/testkit/statement-record.ts";
import { hasTestPostgres } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { claimEvent, purchaseEvent, reversalEvent, tellEvent } from "../modules/earning/testing/shop-events.ts";
import { newMember } from "../modules/joining/testing/joining-request.ts";
import { addPointsTo } from "../modules/ledger/ledger.ts";
import { findMembers, seedMembers } from "../modules/membership/membership.ts";
import { setPassword } from "../modules/passwords/passwords.ts";
import { setPin } from "../modules/pin/pin.ts";
import { provenBy } from "../modules/pin/testing/proven-by.ts";
import { newSiteVisitor } from "../modules/site/testing/site-visitor.ts";
import { askAsShop } from "../testing/ask-as-shop.ts";
import { openTestGateway, type TestGateway } from "../testing/gateway.ts";
import { someMember } from "../testing/some-member.ts";

const growth = {
  small: new Set([
    "earning_rules",
    "kysely_migration",
    "kysely_migration_lock",
    "referral_rules",
    "staff_accounts",
    "staff_roles",
    "task_rounds",
  ]),
  kinds: new Set(["account", "channel", "language", "issuer", "purpose", "source"]),
};

describe.skipIf(!hasTestPostgres)("statements of a large club, on PostgreSQL", () => {
  let club: TestGateway;
  let large: ReadonlySet<string>;
  let empty: readonly string[];
  let turn = 0;
  beforeAll(async () => {
    club = await openTestGateway("postgresql", { SMTP_URL: "smtp://127.0.0.1:9", SMS_URL: "http://127.0.0.1:9" });
    // A first round creates rows to copy.
    for (const { walk } of walks) await walk();
    const { database } = club.platform;
    // Copies of messages that are due would all be sent by the next walk.
    await sql`update outbox set due_at = due_at + interval '30 days'`.execute(database.tables());
    empty = await growTables(database, growth);
    large = await largeTables(database);
  });
  afterAll(() => club.close());

  const ask = async (token: string, query: string, variables: object = {}) => {
    const answer = await club.send(query, { variables, headers: { "auth-token": token } });
    if (answer.errors) throw new Error(`${query}: ${JSON.stringify(answer.errors)}`);
    return Object.values(answer.data ?? {})[0];
  };

  const member = async () => {
    turn += 1;
    const { memberCode, accountCode, mobile } = await newMember(club.platform);
    const token = club.shop.signIn({ kind: "member", code: accountCode });
    return { memberCode, accountCode, mobile, token, orderCode: `GL${turn}` };
  };

  const earn = async () => {
    const { accountCode, orderCode, token } = await member();
    const completedAt = new Date(Date.now() - days(1));
    await tellEvent(club.platform, purchaseEvent(orderCode, [[400_000, 400_000]], { accountCode, completedAt }));
    await tellEvent(club.platform, reversalEvent(orderCode, "return-1", [[400_000]]));
    const guest = `${orderCode}-GUEST`;
    await tellEvent(club.platform, purchaseEvent(guest, [[300_000]], { accountCode: null, completedAt }));
    await tellEvent(club.platform, claimEvent(guest, accountCode));
    await club.deliverAll();
    await ask(token, "{ mapClubPoints { availablePoints expiring { __typename } } }");
  };

  const spend = async () => {
    const { memberCode, accountCode, orderCode } = await member();
    await addPointsTo(club.platform, { memberCode, fact: `added:${memberCode}`, points: points(1_000) });
    await setPin(club.platform, memberCode, "k7!p2x");
    const proof = await provenBy(club.platform, memberCode, "k7!p2x");
    const tell = (principal: { kind: string; code: string }, request: object) =>
      askAsShop(club, principal, clubPointsPath, { orderCode, ...request });
    const hold = { act: "hold", points: 300, proof };
    expect(await tell({ kind: "member", code: accountCode }, hold)).toMatchObject({ ok: true, state: "held" });
    const program = { kind: "program", code: clubPointsProgram };
    await provenBy(club.platform, memberCode, "k7!p2x");
    expect(await tell(program, { act: "spend" })).toMatchObject({ ok: true });
    expect(await tell(program, { act: "return", points: 100, cause: "return-1" })).toMatchObject({ ok: true });
    await club.deliverAll();
  };

  const look = async () => {
    const { token, mobile } = await member();
    for (const query of [
      "mapClubCheckBind { userCode }",
      "mapClubPoints { availablePoints }",
      "mapClubMovements(pageSize: 10) { dataList { text } next }",
      "mapClubMovementsFile { content }",
      "mapClubReferral { newMemberPoints }",
      `checkMemberStatus(phone: "${mobile}") { statusUser }`,
    ])
      await ask(token, `{ ${query} }`);
  };

  /** Cards that the club alone knows, linked by number and password, and let go. */
  const link = async () => {
    turn += 1;
    const [memberCode, mobile, password] = [`MC-L${turn}`, `8120000${1000 + turn}`, "Sore-Hari8"];
    await seedMembers(club.platform, [someMember({ memberCode, mobile })]);
    const [card] = await findMembers(club.platform, [memberCode]);
    if (!card) throw new Error("seeded");
    await setPassword(club.platform, card, password);
    const token = club.shop.signIn({ kind: "member", code: `AC-L${turn}` });
    const bind = `query ($input: LoyaltyCredentialsInput!) { mapClubBindAccount(input: $input) { thirdId } }`;
    const { thirdId } = (await ask(token, bind, { input: { mobile, password: encodePassword(password) } })) as {
      thirdId: string;
    };
    const confirm = "query ($input: LoyaltyBindInput!) { mapClubBindConfirm(input: $input) { success } }";
    expect(await ask(token, confirm, { input: { mobile, thirdId } })).toEqual({ success: true });
    expect(await ask(token, "{ mapClubUnbind { success } }")).toEqual({ success: true });
    await ask(token, bind, { input: { mobile, password: encodePassword(password) } });
    await club.deliverAll();
  };

  const visit = async () => {
    const visitor = await newSiteVisitor(club);
    for (const page of ["pin", "card", "points"] as const)
      expect(await visitor.open(page)).toMatchObject({ status: 200 });
  };

  const walks = [
    { what: "what a purchase, a return and a claim earn", walk: earn, least: 25 },
    { what: "points that an order holds, spends and gets back", walk: spend, least: 20 },
    { what: "a member's points, movements and referral", walk: look, least: 10 },
    { what: "a card that is linked and let go", walk: link, least: 15 },
    { what: "the pages of the site", walk: visit, least: 8 },
  ];

  test.each(walks)("$what read no large table from end to end", async ({ walk, least }) => {
    const statements = await recordStatements(walk);
    expect(statements.length).toBeGreaterThanOrEqual(least);
    const reads = new Map<string, readonly string[]>();
    for (const statement of statements) {
      const whole = await wholeReads(club.platform.database, statement, large);
      if (whole.length > 0) reads.set(statement.text, whole);
    }
    expect([...reads]).toEqual([]);
  });

  test("every table that grows with use is large, so that the test can fail", () => {
    // They are found by their keys alone, and no walk above writes them.
    const unwritten = ["erased_accounts", "known_devices", "link_locks", "point_warnings", "referrals", "sent_codes"];
    expect(empty).toEqual([...unwritten, "site_keys", "staff_acts"]);
    expect([...large]).toEqual(expect.arrayContaining(["members", "point_entries", "point_lots", "purchases"]));
  });
});
