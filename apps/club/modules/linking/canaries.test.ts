import { encodePassword } from "@gelora/person/encoded-password.ts";
import { sql } from "kysely";
import { symbols } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestGateway, type TestGateway } from "../../testing/gateway.ts";
import { someMember } from "../../testing/some-member.ts";
import { findMembers, seedMembers } from "../membership/membership.ts";
import { setPassword } from "../passwords/passwords.ts";
import { newObjection } from "./storage/link-changes.ts";

const password = "Kenari-Malam7";
const mobile = "8120000777";
const lines: string[] = [];
let club: TestGateway;
beforeAll(async () => {
  const nowhere = { SMTP_URL: "smtp://127.0.0.1:9", SMS_URL: "http://127.0.0.1:9" };
  club = await openTestGateway("embedded", { LOG_LEVEL: "trace", ...nowhere });
  Object.assign(club.platform.log, { [symbols.streamSym]: { write: (line: string) => lines.push(line) } });
  await seedMembers(club.platform, [someMember({ memberCode: "MC1", mobile })]);
  const [member] = await findMembers(club.platform, ["MC1"]);
  if (!member) throw new Error("seeded");
  await setPassword(club.platform, member, password);
});
afterAll(() => club.close());

const send = async (query: string, input: object, token: string) => {
  const answer = await club.send(query, { variables: { input }, headers: { "auth-token": token } });
  return JSON.stringify(answer);
};

test("[AC-65~] no password, ticket, token or secret of an objection is in a log, a table or the outbox", async () => {
  const token = club.shop.signIn({ kind: "member", code: "AC1" });
  const credentials = { mobile, password: encodePassword(password) };
  const bind = "query ($input: LoyaltyCredentialsInput!) { mapClubBindAccount(input: $input) { thirdId } }";
  const confirm = "query ($input: LoyaltyBindInput!) { mapClubBindConfirm(input: $input) { success } }";
  const login = "query ($input: LoyaltyCredentialsInput!) { mapClubLoginN(input: $input) { success userAuthToken } }";
  const thirdId = /"thirdId":"([\w-]{43})"/.exec(await send(bind, credentials, token))?.[1] ?? "";
  expect(thirdId).not.toBe("");
  expect(await send(confirm, { mobile, thirdId: "x".repeat(43) }, token)).toContain("LINK_TICKET_EXPIRED");
  const unspent = await contents();
  expect(await send(confirm, { mobile, thirdId }, token)).toContain('"success":true');
  expect(await send(login, credentials, token)).toContain('"success":true');
  await club.deliverAll();
  const { rows } = await sql<{ id: string }>`select change_id as id from link_changes`.execute(
    club.platform.database.tables(),
  );
  const objection = (await newObjection(club.platform, rows[0]?.id ?? "", "mail")) ?? "";
  expect(objection).not.toBe("");
  const secrets = [password, encodePassword(password), thirdId, token, objection, "s".repeat(43), "n".repeat(43)];
  for (const place of [unspent, await contents(), lines.join("\n")])
    for (const secret of secrets) expect(place).not.toContain(secret);
  expect(lines.join("\n")).toContain("outbox delivery failed");
});

/** Everything that stands in the tables where a secret could. */
async function contents(): Promise<string> {
  const tables = [
    "link_tickets",
    "link_changes",
    "link_objections",
    "link_versions",
    "outbox",
    "passwords",
    "counters",
  ];
  const rows = await Promise.all(
    [...tables, "password_tries"].map((table) =>
      sql`select * from ${sql.table(table)}`.execute(club.platform.database.tables()),
    ),
  );
  return JSON.stringify(rows.map((answer) => answer.rows));
}
