import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { applicant, memberShopper } from "../../testing/member.ts";
import { type GatewayAnswer, openTestShop, type TestShop } from "../../testing/shop.ts";
import { field } from "../../testing/shopper.ts";
import { importMembers } from "./member-import.ts";
import { known } from "./testing/known-members.ts";

const askedOfClub: string[] = [];
const inClub = new Set(["81700000001", "81700000006"]);
const club = createServer(async (request, response) => {
  let body = "";
  for await (const chunk of request) body += chunk;
  askedOfClub.push(JSON.parse(body).mobile);
  response.end(JSON.stringify({ isMember: inClub.has(JSON.parse(body).mobile) }));
});

describe.each(testEngines)("what a registration asks first, on the %s database", (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    club.listen(0, "127.0.0.1");
    await once(club, "listening");
    const CLUB_URL = `http://127.0.0.1:${(club.address() as AddressInfo).port}`;
    shop = await openTestShop(engine, { CLUB_URL });
    await importMembers(shop.platform, known);
  });
  afterAll(async () => {
    await shop.close();
    club.closeAllConnections();
    club.close();
    await once(club, "close");
  });

  const checkNumber = async (mobile: string) =>
    field<{ success: boolean; errorCode: string | null }>(
      await shop.send(
        "query ($mobile: String!) { checkMobilePhoneAlreadyExist(input: { mobile: $mobile }) { success errorCode errorMessage message timestamp } }",
        { mobile },
      ),
      "checkMobilePhoneAlreadyExist",
    );

  test.each([
    ["[REG-09~, OPS-07] shop and club know", "81700000001", null],
    ["[REG-27] only the shop knows", "81700000002", "MEMBER_SPORT_STATION_ALREADY_EXISTS"],
    ["[REG-10] an inactive record has", "81700000003", "ACCOUNT_NOT_ACTIVATED"],
    ["[REG-10] a record claims", "81700000004", "PHONE_NOT_VERIFIED"],
    ["[REG-10] nobody knows", "81700000005", "MEMBER_NOT_FOUND_IN_BOTH"],
    ["[REG-10] only the club knows", "81700000006", "MEMBER_NOT_FOUND"],
    ["[REG-36] is too short", "8170000", "MOBILE_LENGTH"],
    ["[REG-36] is none", "71700000001", "MOBILE_INVALID"],
    ["[REG-36] is missing", "", "MOBILE_EMPTY"],
  ])("%s: the answer for %s is %s, in every spelling", async (_case, mobile, errorCode) => {
    const spellings = mobile.length === 11 ? [` +62 ${mobile.slice(0, 3)}-${mobile.slice(3)}`, `0${mobile}`] : [];
    for (const typed of [mobile, ...spellings])
      expect(await checkNumber(typed)).toMatchObject({ success: errorCode === null, errorCode });
  });

  test("[AC-09] the answers have one shape and cost the same questions, whatever is known", async () => {
    askedOfClub.length = 0;
    const shapes = ["81700000002", "81700000003", "81700000004", "81700000005", "81700000006"].map(async (mobile) =>
      Object.entries(await checkNumber(mobile)).map(([name, value]) => `${name}: ${typeof value}`),
    );
    expect(new Set((await Promise.all(shapes)).map(String)).size).toBe(1);
    expect(askedOfClub).toHaveLength(shapes.length);
  });

  test("[AC-09] one source gets answers about ten numbers in an hour, and changing the session is no help", async () => {
    const strict = await openTestShop(engine, { ACCOUNT_CHECKS_PER_HOUR: "10", CLUB_URL: "http://127.0.0.1:9" });
    const ask = async (from: string, name: string, value: string, token?: string) => {
      const argument = name === "checkAvailabilityEmail" ? "email" : "mobile";
      const answer = await strict.server.inject({
        method: "POST",
        url: "/graphql",
        remoteAddress: from,
        headers: token ? { "auth-token": token } : {},
        payload: {
          query: `query ($v: String!) { ${name}(input: { ${argument}: $v }) { errorCode } }`,
          variables: { v: value },
        },
      });
      return answer.json().data[name].errorCode;
    };
    const home = engine === "embedded" ? "10.7.0" : "10.8.0";
    for (let n = 0; n < 10; n += 1) {
      const { token } = await applicant(strict);
      expect(await ask(`${home}.1`, "checkMobilePhoneAlreadyExist", `8170000010${n}`, token)).toBe(
        "MEMBER_NOT_FOUND_IN_BOTH",
      );
    }
    expect(await ask(`${home}.1`, "checkMobilePhoneAlreadyExist", "81700000005")).toBe("TOO_MANY_REQUESTS");
    expect(await ask(`${home}.2`, "checkMobilePhoneAlreadyExist", "81700000005")).toBe("MEMBER_NOT_FOUND_IN_BOTH");
    // Ten fields of one call count as ten checks.
    const many = Array.from(
      { length: 11 },
      (_, n) => `a${n}: checkAvailabilityEmail(input: { email: "a${n}@contoh.id" }) { errorCode }`,
    );
    const answer = await strict.server.inject({
      method: "POST",
      url: "/graphql",
      remoteAddress: `${home}.3`,
      payload: { query: `{ ${many.join(" ")} }` },
    });
    expect(answer.body).not.toContain('"a10":{"errorCode":null}');
    await strict.close();
  });

  test("[AC-09] neighbours who use up a source's checks leave a member theirs, which end as well", async () => {
    const perHour = engine === "embedded" ? "2" : "3";
    const strict = await openTestShop(engine, { ACCOUNT_CHECKS_PER_HOUR: perHour, CLUB_URL: "http://127.0.0.1:9" });
    const query = '{ checkAvailabilityEmail(input: { email: "bebas@contoh.id" }) { errorCode } }';
    const ask = async (send: (query: string) => Promise<GatewayAnswer>) =>
      field<{ errorCode: string | null }>(await send(query), "checkAvailabilityEmail").errorCode;
    const member = await memberShopper(strict);
    for (let n = 0; n < Number(perHour); n += 1) await ask(strict.send);
    expect(await ask(strict.send)).toBe("TOO_MANY_REQUESTS");
    const found: (string | null)[] = [];
    for (let n = 0; n < 11; n += 1) found.push(await ask(member.send));
    expect(found).toEqual([...Array.from({ length: 10 }, () => null), "TOO_MANY_REQUESTS"]);
    await strict.close();
  });

  test("[AC-09] when a day's answers are used up, a member's number looks as if nobody knew it", async () => {
    const perDay = engine === "embedded" ? "3" : "4";
    const tired = await openTestShop(engine, { ACCOUNT_CHECKS_PER_DAY: perDay, CLUB_URL: "http://127.0.0.1:9" });
    await importMembers(tired.platform, known);
    const ask = async () =>
      field<{ errorCode: string }>(
        await tired.send('{ checkMobilePhoneAlreadyExist(input: { mobile: "81700000002" }) { errorCode } }'),
        "checkMobilePhoneAlreadyExist",
      ).errorCode;
    for (let n = 0; n < Number(perDay); n += 1) expect(await ask()).toBe("MEMBER_SPORT_STATION_ALREADY_EXISTS");
    expect(await ask()).toBe("MEMBER_NOT_FOUND_IN_BOTH");
    // The owner's name is revealed once they have proven that the number is theirs.
    const owner = await applicant(tired, { mobile: "81700000002" });
    expect((await owner.signUp()).code).toBe("MOBILE_TAKEN");
    await tired.close();
  });

  const checkAddress = async (email: string, language = "en-US") =>
    field<{ success: boolean; errorCode: string | null; data: { token: string }[] }>(
      await shop.send(
        "query ($email: String!) { checkAvailabilityEmail(input: { email: $email }) { success errorCode errorMessage data { token } } }",
        { email },
        { language },
      ),
      "checkAvailabilityEmail",
    );

  test("[EMV-01, EMV-02, OPS-14] a free address begins its verification with a token", async () => {
    const answer = await checkAddress("bebas@contoh.id");
    expect(answer).toMatchObject({
      success: true,
      errorCode: null,
      data: [{ token: expect.stringMatching(/^\S{20,}$/) }],
    });
  });

  test("[SGN-13, K09] a taken address is refused in every spelling, with the documents' code and sentence", async () => {
    const { email } = await memberShopper(shop);
    for (const typed of [email, email.toUpperCase(), ` ${email} `])
      expect(await checkAddress(typed)).toEqual({
        success: false,
        errorCode: "UNKNOWN_ERROR",
        errorMessage: "This email has been registered, please use another",
        data: [],
      });
    expect(await checkAddress(email, "id-ID")).toMatchObject({
      errorCode: "UNKNOWN_ERROR",
      errorMessage: "Email ini sudah terdaftar, gunakan email lain",
    });
    expect(await checkAddress("a@")).toMatchObject({ success: false, errorCode: "EMAIL_INVALID" });
  });

  test("[AC-16] an address that is only claimed, or an inactive record's, is free for the person who can read its mail", async () => {
    expect((await checkAddress("bayu@contoh.id")).success).toBe(true);
  });

  test("[EMV-13, OPS-17, OPS-54~] validateEmail answers with an envelope, and reveals nothing about members", async () => {
    const { email } = await memberShopper(shop);
    const ask = async (typed: string) =>
      (
        await shop.send("query ($e: String!) { validateEmail(input: { email: $e }) { success errorCode } }", {
          e: typed,
        })
      ).data.validateEmail;
    expect(await ask(email)).toEqual({ success: true, errorCode: null });
    expect(await ask("nobody@contoh.id")).toEqual({ success: true, errorCode: null });
    expect(await ask("a@")).toEqual({ success: false, errorCode: "EMAIL_INVALID" });
  });
});
