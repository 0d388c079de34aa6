import { encodePassword } from "@gelora/person/encoded-password.ts";
import { wholeDatabase } from "@gelora/testkit/whole-database.ts";
import { sql } from "kysely";
import { symbols } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { applicant } from "../../testing/member.ts";
import { openTestPostbox, type TestPostbox } from "../../testing/postbox.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { shopperWith } from "../../testing/shopper.ts";
import { importMembers } from "./member-import.ts";
import { savePendingIdentity } from "./members.ts";

const password = "kenari-4Lupa";
const lines: string[] = [];
let shop: TestShop;
let postbox: TestPostbox;
beforeAll(async () => {
  postbox = await openTestPostbox();
  shop = await openTestShop("embedded", { ...postbox.environment, LOG_LEVEL: "trace", CLUB_URL: "http://127.0.0.1:9" });
  Object.assign(shop.platform.log, { [symbols.streamSym]: { write: (line: string) => lines.push(line) } });
});
afterAll(async () => {
  await shop.close();
  await postbox.close();
});

test("[AC-08, SGN-29] no password, token or ticket of a registration stands in logs, tables, the outbox or an answer to someone else", async () => {
  const mobile = "81700000077";
  const record = { firstName: "Bayu", lastName: "Saputra", language: "id-ID", email: "bayu@contoh.id" } as const;
  await importMembers(shop.platform, [
    { ...record, memberCode: "M77", status: "inactive", mobile, mobileVerified: true, emailVerified: false },
  ]);
  const person = await applicant(shop, { mobile });
  const ticket = await savePendingIdentity(shop.platform, person.flow, {
    issuer: "https://accounts.google.example",
    subject: "77",
    channel: "google",
    email: person.form.email,
    emailVerified: true,
  });
  const linkAsked = await person.send(
    "query ($token: String!) { resendLinkEmailVerification(input: { tokenVerifyOtpPhoneNo: $token }) { success data { email } } }",
    { token: person.form.token },
  );
  const duringIt = await wholeDatabase(shop.platform.database.tables());
  await shop.outbox.deliverDue();
  const link = /#token=([\w-]+)/.exec(postbox.messages.at(-1)?.text ?? "")?.[1] ?? "no link came";
  const encoded = encodePassword(password);
  const refused = await person.signUp({ password: encoded, rePassword: encoded, tokenSS: ticket, lastName: "" });
  await person.send(`{ checkMobilePhoneAlreadyExist(input: { mobile: "${mobile}" }) { errorCode } }`);
  // An unexpected error half-way is logged with the database's full message, and everything is
  // rolled back.
  const tables = shop.platform.database.tables();
  await sql`alter table preferences rename to mislaid`.execute(tables);
  await expect(person.signUp({ password: encoded, rePassword: encoded, tokenSS: ticket })).rejects.toThrow(
    "UNKNOWN_ERROR",
  );
  await sql`alter table mislaid rename to preferences`.execute(tables);
  const agreed = await person.signUp({ password: encoded, rePassword: encoded, tokenSS: ticket });
  expect([refused.code, agreed.code]).toEqual(["NAME_INVALID", "SUCCESS"]);
  const session = agreed.data[0]?.token ?? "no session came";
  const answered = await shopperWith(shop, session).send(
    "{ userInfo { userAuthToken account } getUserInfoDetail { email thirdIds { thirdId } } }",
  );
  expect(lines.join("")).toContain("the club gave no answer");
  expect(lines.join("")).toContain("preferences");

  const places = {
    logs: lines.join("\n"),
    "the database before the mail left": duringIt,
    "the database": await wholeDatabase(shop.platform.database.tables()),
    answers: JSON.stringify([linkAsked, refused, answered]),
    mails: postbox.messages
      .map(({ text, html }) => text + html)
      .join("\n")
      .replaceAll(link, ""),
  };
  const secrets = { password, encoded, ticket, link, session, registration: person.form.token, visitor: person.token };
  for (const [place, text] of Object.entries(places))
    for (const [name, secret] of Object.entries(secrets))
      expect({ place, name, found: text.includes(secret) }).toEqual({ place, name, found: false });
});
