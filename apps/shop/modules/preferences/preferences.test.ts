import { testEngines } from "@gelora/testkit/test-databases.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { applicant, memberShopper } from "../../testing/member.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { field, guestShopper, type Shopper, shopperWith } from "../../testing/shopper.ts";

const read = `query ($code: String!) { querySSUserInfo(userCode: $code) { success errorCode
  data { userCode emailSubscribe whatsappSubscribe newsSubscribe } } }`;
const write = "mutation ($input: SyncUserInfoInput!) { synSSUserInfo(input: $input) { success errorCode } }";
const [on, off] = ["0", "1"];

describe.each(testEngines)("notification preferences, on the %s database", (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(engine);
  });
  afterAll(() => shop.close());

  const flags = async (shopper: Shopper, code: string) =>
    field<{ success: boolean; data: object[] }>(await shopper.send(read, { code }), "querySSUserInfo").data;
  const set = async (shopper: Shopper, input: object) => field(await shopper.send(write, { input }), "synSSUserInfo");

  test.each([
    [false, off],
    [true, on],
  ])(
    "[NWS-17, NWS-18, K33, Q37] the box for news at sign-up (%s) is the consent to news and nothing else",
    async (ticked, flag) => {
      const { data } = await (await applicant(shop)).signUp({ newsletterSubscription: ticked });
      const [{ memberCode = "", token = "" } = {}] = data;
      expect(await flags(shopperWith(shop, token), memberCode)).toEqual([
        { userCode: memberCode, emailSubscribe: on, whatsappSubscribe: on, newsSubscribe: flag },
      ]);
    },
  );

  test("[Q37] consent to news is withdrawn and given by itself, whatever the channels are", async () => {
    const member = await memberShopper(shop);
    const userCode = member.memberCode;
    for (const newsSubscribe of [on, off, on]) {
      expect(await set(member, { userCode, newsSubscribe })).toMatchObject({ success: true });
      expect(await flags(member, userCode)).toEqual([
        { userCode, emailSubscribe: on, whatsappSubscribe: on, newsSubscribe },
      ]);
    }
  });

  test("[NWS-18, NWS-19, OPS-21, OPS-22] the texts '0' and '1' are stored, and what is left out stays", async () => {
    const member = await memberShopper(shop);
    const userCode = member.memberCode;
    const done = { success: true, errorCode: null };
    expect(await set(member, { userCode, emailSubscribe: off, whatsappSubscribe: on, newsSubscribe: on })).toEqual(
      done,
    );
    const expected = { userCode, emailSubscribe: off, whatsappSubscribe: on, newsSubscribe: on };
    expect(await flags(member, userCode)).toEqual([expected]);
    expect(await set(member, { userCode, emailSubscribe: on })).toEqual(done);
    expect(await flags(member, userCode)).toEqual([{ ...expected, emailSubscribe: on }]);
  });

  test("[NWS-20] email or WhatsApp stays, whatever is sent", async () => {
    const member = await memberShopper(shop);
    const userCode = member.memberCode;
    const refused = { success: false, errorCode: "SUBSCRIPTION_NEEDED" };
    expect(await set(member, { userCode, emailSubscribe: off, whatsappSubscribe: off })).toEqual(refused);
    expect(await set(member, { userCode, whatsappSubscribe: off })).toMatchObject({ success: true });
    expect(await set(member, { userCode, emailSubscribe: off })).toEqual(refused);
    expect(await set(member, { userCode, whatsappSubscribe: on })).toMatchObject({ success: true });
    expect(await set(member, { userCode, emailSubscribe: off })).toMatchObject({ success: true });
    expect(await set(member, { userCode, whatsappSubscribe: off })).toEqual(refused);
  });

  test.each(["", "2", "true", "00"])("[NWS-18] %j is no flag", async (emailSubscribe) => {
    const member = await memberShopper(shop);
    const answer = await set(member, { userCode: member.memberCode, emailSubscribe });
    expect(answer).toEqual({ success: false, errorCode: "INVALID_INPUT" });
  });

  test("[NWS-19, K35] one sees and sets one's own alone; a guest has none", async () => {
    const [member, other] = [await memberShopper(shop), await memberShopper(shop)];
    expect(await flags(other, member.memberCode)).toEqual([]);
    expect(await set(other, { userCode: member.memberCode, emailSubscribe: off, whatsappSubscribe: on })).toMatchObject(
      {
        success: false,
        errorCode: "MEMBER_NOT_FOUND",
      },
    );
    expect(await flags(member, member.memberCode)).toMatchObject([{ emailSubscribe: on }]);
    const guest = await guestShopper(shop);
    expect((await guest.send(read, { code: member.memberCode })).errors?.[0]?.extensions?.code).toBe("ACCOUNT_NEEDED");
  });

  test("[NWS-20] two boxes that are unticked at once leave one", async () => {
    const member = await memberShopper(shop);
    const userCode = member.memberCode;
    await set(member, { userCode, emailSubscribe: on, whatsappSubscribe: on });
    await Promise.all([
      set(member, { userCode, emailSubscribe: off }),
      set(member, { userCode, whatsappSubscribe: off }),
    ]);
    const [now] = await flags(member, userCode);
    expect(Object.values(now ?? {}).slice(1, 3)).toContain(on);
  });
});
