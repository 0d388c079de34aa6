import { days, milliseconds, seconds } from "@gelora/service-kit/durations.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type GatewayAnswer, openTestShop, type TestShop } from "../../testing/shop.ts";
import { deleteExpiredSessions } from "./storage/end-sessions.ts";

const initQuery = "mutation { guestInit { success data { token visitorUniqueKey guestId } } }";
const loginQuery = `mutation ($email: String!, $mobile: String!) { guestLogin(input: { email: $email, mobile: $mobile }) { success errorCode errorMessage code
  data { userAuthToken visitorUniqueKey userCode email mobile isVisitor isGuest } } }`;
const infoQuery = "query ($code: String) { userInfo(userCode: $code) { userCode email isGuest } }";

describe.each(testEngines)("sessions and guest accounts, on the %s database", (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(engine);
  });
  afterEach(() => shop.platform.clock.setOffset(days(0)));
  afterAll(() => shop.close());

  const first = (answer: GatewayAnswer, name: string): Record<string, string> => {
    const result = answer.data[name];
    if (typeof result !== "object" || result === null || !("data" in result) || !Array.isArray(result.data))
      throw new Error(JSON.stringify(answer));
    return result.data[0];
  };
  const visitor = async () => first(await shop.send(initQuery), "guestInit");
  const logIn = (email: string, mobile: string, token?: string) =>
    shop.send(loginQuery, { email, mobile }, token ? { token } : {});

  test("[SES-01, SES-04, OPS-52] a new browser gets a token and a visitor key; the token is what it keeps as guestId (K03)", async () => {
    const [one, other] = [await visitor(), await visitor()];
    expect(one.token).toMatch(/^[\w-]{43}$/);
    expect(one.guestId).toBe(one.token);
    expect(one.visitorUniqueKey).not.toBe("");
    expect(other.token).not.toBe(one.token);
    expect(other.visitorUniqueKey).not.toBe(one.visitorUniqueKey);
  });

  test("[SES-20~, OPS-43] guest login gives an account that stays a guest, and keeps the browser's key (K05)", async () => {
    const guest = await visitor();
    const answer = await logIn(" Sari@Example.COM", "0812-3456-7890", guest.token);
    expect(answer.data.guestLogin).toMatchObject({ success: true, code: "SUCCESS" });
    const account = first(answer, "guestLogin");
    expect(account).toMatchObject({
      email: "sari@example.com",
      mobile: "81234567890",
      isGuest: true,
      isVisitor: false,
      visitorUniqueKey: guest.visitorUniqueKey,
    });
    const info = await shop.send(infoQuery, {}, { token: account.userAuthToken ?? "" });
    expect(info.data.userInfo).toEqual({ userCode: account.userCode, email: "sari@example.com", isGuest: true });
  });

  test("the same email again is another account: nobody gets at another's orders by typing an address", async () => {
    const codes = await Promise.all(
      [1, 2].map(async () => first(await logIn("sari@example.com", "81234567890"), "guestLogin").userCode),
    );
    expect(codes[0]).not.toBe(codes[1]);
  });

  test.each([
    ["EMAIL_INVALID", "sari", "81234567890"],
    ["MOBILE_EMPTY", "sari@example.com", " "],
    ["MOBILE_LENGTH", "sari@example.com", "8123"],
    ["MOBILE_INVALID", "sari@example.com", "7123456789"],
  ])("guest login is refused with %s", async (errorCode, email, mobile) => {
    expect((await logIn(email, mobile)).data.guestLogin).toMatchObject({
      success: false,
      errorCode,
      code: errorCode,
      data: [],
    });
  });

  test("someone else's account is not shown, and a visitor has none (K35)", async () => {
    const account = first(await logIn("sari@example.com", "81234567890"), "guestLogin");
    const other = await shop.send(infoQuery, { code: "G-other" }, { token: account.userAuthToken ?? "" });
    expect(other.data.userInfo).toBeNull();
    const guest = await visitor();
    expect((await shop.send(infoQuery, {}, { token: guest.token ?? "" })).data.userInfo).toBeNull();
  });

  test("[SES-06~, GAP-01] a session that was ended is refused with 0002, and ending it again is no failure", async () => {
    const { token = "" } = await visitor();
    for (const _time of [1, 2])
      expect((await shop.send("mutation { logout { success } }", {}, { token })).data.logout).toEqual({
        success: true,
      });
    const answer = await shop.send(infoQuery, {}, { token });
    expect(answer.errors?.[0]?.extensions?.code).toBe("0002");
  });

  test("a session lasts 60 days and not longer; the tidying takes no living one", async () => {
    const { token = "" } = await visitor();
    const asked = async () => (await shop.send(infoQuery, {}, { token })).errors?.[0]?.extensions?.code;
    shop.platform.clock.setOffset(days(59));
    await deleteExpiredSessions(shop.platform);
    expect(await asked()).toBeUndefined();
    shop.platform.clock.setOffset(milliseconds(days(60) + seconds(2)));
    expect(await asked()).toBe("0002");
  });

  test("tokens stand in the database as digests alone", async () => {
    const { token = "" } = await visitor();
    const tables = shop.platform.database.tables<{ sessions: { token_digest: string } }>();
    const rows = await tables.selectFrom("sessions").select("token_digest").execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map((row) => row.token_digest)).not.toContain(token);
  });
});
