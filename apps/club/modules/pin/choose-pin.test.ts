import { once } from "node:events";
import { createServer } from "node:http";
import { minutes } from "@gelora/service-kit/durations.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestGateway, type TestGateway } from "../../testing/gateway.ts";
import { someMember } from "../../testing/some-member.ts";
import { insertLink, seedMembers } from "../membership/membership.ts";

const sendQuery = "mutation { mapClubSendPinCode { success } }";
const setQuery = "mutation ($input: LoyaltySetPinInput!) { mapClubSetPin(input: $input) { success } }";
const checkQuery = "query ($input: LoyaltyPinInput!) { mapClubCheckPin(input: $input) { success } }";

describe.each(testEngines)("choosing a PIN by a code, on %s", (engine) => {
  const messages: URLSearchParams[] = [];
  let smsStatus = 201;
  const sms = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    if (smsStatus === 201) messages.push(new URLSearchParams(body));
    response.writeHead(smsStatus, { "content-type": "application/json" }).end("{}");
  });
  let club: TestGateway;
  let turn = 0;
  let token: string;
  beforeAll(async () => {
    sms.listen(0, "127.0.0.1");
    await once(sms, "listening");
    const place = sms.address();
    if (typeof place !== "object" || !place) throw new Error("no port");
    club = await openTestGateway(engine, { SMS_URL: `http://127.0.0.1:${place.port}` });
  });
  beforeEach(async () => {
    messages.length = 0;
    smsStatus = 201;
    club.platform.clock.setOffset(minutes(0));
    token = await newMember(true);
  });
  afterAll(async () => {
    await club.close();
    sms.closeAllConnections();
    sms.close();
  });

  const email = () => `dewi${turn}@contoh.id`;
  const newMember = async (phoneVerified: boolean): Promise<string> => {
    turn += 1;
    const [memberCode, accountCode, mobile] = [`MC${turn}`, `AC${turn}`, `8120000${1000 + turn}`];
    await seedMembers(club.platform, [someMember({ memberCode, mobile, phoneVerified, email: email() })]);
    await club.platform.database.transaction(() => insertLink(club.platform, { accountCode, memberCode }));
    return club.shop.signIn({ kind: "member", code: accountCode });
  };
  /** True, or the code of the refusal. */
  const ask = async (query: string, input?: object, language = "en-US") => {
    const answer = await club.send(query, { variables: { input }, headers: { "auth-token": token, language } });
    return answer.errors?.[0]?.extensions?.code ?? true;
  };
  const sentCode = async (): Promise<string> => {
    expect(await ask(sendQuery)).toBe(true);
    return messages.at(-1)?.get("Body")?.slice(0, 6) ?? "";
  };
  const otherThan = (code: string) => (code === "111111" ? "222222" : "111111");

  test("a code to the verified number sets the PIN, once, and enables a disabled one", async () => {
    const code = await sentCode();
    expect(messages[0]?.get("To")).toBe(`+628120000${1000 + turn}`);
    expect(messages[0]?.get("Body")).toMatch(/^\d{6} is your MapClub code .*\n\n@localhost #\d{6}$/s);
    expect(await ask(checkQuery, { pin: "739152" })).toBe("PIN_NOT_SET");
    expect(await ask(setQuery, { pin: "739152", code })).toBe(true);
    expect(await ask(checkQuery, { pin: "739152" })).toBe(true);
    expect(await ask(setQuery, { pin: "k7!p2x", code })).toBe("CODE_WRONG");
    for (const pin of ["111213", "111214", "111215"]) await ask(checkQuery, { pin });
    expect(await ask(checkQuery, { pin: "739152" })).toBe("PIN_DISABLED");
    club.platform.clock.setOffset(minutes(2));
    expect(await ask(setQuery, { pin: "k7!p2x", code: await sentCode() })).toBe(true);
    expect(await ask(checkQuery, { pin: "k7!p2x" })).toBe(true);
  });

  test("a PIN set with wide digits is entered with any keyboard; what can be no PIN costs no try", async () => {
    const wide = (await sentCode()).replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
    expect(await ask(setQuery, { pin: "７３９１５２", code: wide })).toBe(true);
    for (const pin of ["", "7391524"]) expect(await ask(checkQuery, { pin })).toBe("INVALID_INPUT");
    expect(await ask(checkQuery, { pin: "111213" })).toBe("PIN_WRONG");
    expect(await ask(checkQuery, { pin: "111214" })).toBe("PIN_WRONG");
    expect(await ask(checkQuery, { pin: "739152" })).toBe(true);
  });

  test("a mail says that a PIN was created, disabled, reset", async () => {
    const kindsOfMail = async () => {
      const { rows } = await sql<{ kind: string }>`
        select payload->>'kind' as kind from outbox where topic = 'messaging.card' and payload->>'to' = ${email()}
        order by position`.execute(club.platform.database.tables());
      return rows.map(({ kind }) => kind);
    };
    expect(await ask(setQuery, { pin: "739152", code: await sentCode() })).toBe(true);
    expect(await kindsOfMail()).toEqual(["pinCreated"]);
    for (const pin of ["111213", "111214", "739152"]) await ask(checkQuery, { pin });
    expect(await kindsOfMail()).toEqual(["pinCreated"]);
    for (const pin of ["111213", "111214", "111215", "111216", "739152"]) await ask(checkQuery, { pin });
    expect(await kindsOfMail()).toEqual(["pinCreated", "pinDisabled"]);
    club.platform.clock.setOffset(minutes(2));
    expect(await ask(setQuery, { pin: "k7!p2x", code: await sentCode() })).toBe(true);
    expect(await kindsOfMail()).toEqual(["pinCreated", "pinDisabled", "pinReset"]);
  });

  test("a weak PIN costs no attempt; three wrong codes, a later code or ten minutes make a code useless", async () => {
    const first = await sentCode();
    for (const pin of ["12345", "000000", "123456"]) expect(await ask(setQuery, { pin, code: first })).toBe("PIN_WEAK");
    for (let attempt = 0; attempt < 3; attempt += 1)
      expect(await ask(setQuery, { pin: "739152", code: otherThan(first) })).toBe("CODE_WRONG");
    expect(await ask(setQuery, { pin: "739152", code: first })).toBe("CODE_WRONG");
    club.platform.clock.setOffset(minutes(2));
    const second = await sentCode();
    club.platform.clock.setOffset(minutes(4));
    const third = await sentCode();
    if (second !== third) expect(await ask(setQuery, { pin: "739152", code: second })).toBe("CODE_WRONG");
    club.platform.clock.setOffset(minutes(15));
    expect(await ask(setQuery, { pin: "739152", code: third })).toBe("CODE_WRONG");
  });

  test("codes are sent once a minute and five times a day, to verified numbers only", async () => {
    await sentCode();
    expect(await ask(sendQuery)).toBe("TOO_MANY_REQUESTS");
    for (let sent = 1; sent < 5; sent += 1) {
      club.platform.clock.setOffset(minutes(2 * sent));
      await sentCode();
    }
    club.platform.clock.setOffset(minutes(20));
    expect(await ask(sendQuery)).toBe("TOO_MANY_REQUESTS");
    expect(messages).toHaveLength(5);
    token = await newMember(false);
    expect(await ask(sendQuery)).toBe("PHONE_NOT_VERIFIED");
    expect(messages).toHaveLength(5);
  });

  test("a provider that does not take the message is reported to the member", async () => {
    smsStatus = 400;
    expect(await ask(sendQuery)).toBe("CODE_NOT_SENT");
  });

  test("of twenty who set different PINs with one code at once one succeeds", async () => {
    const code = await sentCode();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => ask(setQuery, { pin: `k7!p${String.fromCharCode(97 + index)}x`, code })),
    );
    expect(answers.filter((answer) => answer === true)).toHaveLength(1);
  });

  test("codes are not stored as they are", async () => {
    const code = await sentCode();
    const { rows } = await sql<{ stored: string }>`
      select sent_codes::text as stored from sent_codes where member_code = ${`MC${turn}`}`.execute(
      club.platform.database.tables(),
    );
    expect(rows[0]?.stored).toContain(`MC${turn}`);
    expect(rows[0]?.stored).not.toContain(code);
    const former = await sql`select to_regclass('member_codes')::text as name`.execute(club.platform.database.tables());
    expect(former.rows).toEqual([{ name: null }]);
  });
});
