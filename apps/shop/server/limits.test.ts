import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../testing/shop.ts";

const init = "mutation { guestInit { success errorCode data { token } } }";
const login =
  'mutation { guestLogin(input: { email: "a@example.com", mobile: "81234567890" }) { success errorCode data { userAuthToken } } }';

describe("limits by source", () => {
  let shop: TestShop;
  let behindProxy: TestShop;
  beforeAll(async () => {
    shop = await openTestShop("embedded", { NEW_SESSIONS_PER_MINUTE: "5" });
    behindProxy = await openTestShop("embedded", { NEW_SESSIONS_PER_MINUTE: "6", TRUSTED_PROXIES: "1" });
  });
  afterAll(() => Promise.all([shop.close(), behindProxy.close()]));

  type Answer = { success: boolean; errorCode: string | null; data: { token: string }[] };
  const ask = async (
    at: TestShop,
    query: string,
    from: string,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const answer = await at.server.inject({
      method: "POST",
      url: "/graphql",
      remoteAddress: from,
      headers,
      payload: { query },
    });
    return Object.values<Answer>(answer.json().data)[0] ?? { success: false, errorCode: "none", data: [] };
  };
  const codes = async (times: number, one: (index: number) => Promise<Answer>) => {
    const found: (string | null)[] = [];
    for (let index = 0; index < times; index += 1) found.push((await one(index)).errorCode);
    return found;
  };

  test("sessions and accounts from one source end; another source is not touched; the refusal says how long to wait", async () => {
    expect(await codes(5, (index) => ask(shop, index % 2 ? login : init, "203.0.113.1"))).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
    expect(await ask(shop, init, "203.0.113.1")).toEqual({ success: false, errorCode: "TOO_MANY_REQUESTS", data: [] });
    expect(await ask(shop, login, "203.0.113.1")).toMatchObject({ errorCode: "TOO_MANY_REQUESTS", data: [] });
    expect(await ask(shop, init, "203.0.113.2")).toMatchObject({ success: true });
  });

  test("[AC-64] networks that many share have their multiple of it", async () => {
    const settings = { NEW_SESSIONS_PER_MINUTE: "3", SHARED_NETWORKS: "203.0.115.0/24", SHARED_NETWORK_FACTOR: "2" };
    const sharing = await openTestShop("embedded", settings);
    const begun = async (from: string) =>
      (await codes(7, () => ask(sharing, init, from))).filter((code) => code === null).length;
    expect([await begun("203.0.115.1"), await begun("203.0.116.1")]).toEqual([6, 3]);
    await sharing.close();
  });

  test("one browser gets thirty guest accounts an hour, wherever it calls from", async () => {
    const { data } = await ask(shop, init, "203.0.113.3");
    const found = await codes(31, (index) =>
      ask(shop, login, `203.0.114.${index}`, { "auth-token": data[0]?.token ?? "" }),
    );
    expect(found.slice(0, 30).every((code) => code === null)).toBe(true);
    expect(found[30]).toBe("TOO_MANY_REQUESTS");
  });

  test("[AC-64] a forged X-Forwarded-For passes no limit: without proxies it is not read", async () => {
    const found = await codes(6, (index) =>
      ask(shop, init, "203.0.113.4", {
        "x-forwarded-for": `198.51.100.${index}`,
        forwarded: `for=198.51.100.${index}`,
        "x-real-ip": `198.51.100.${index}`,
      }),
    );
    expect(found[5]).toBe("TOO_MANY_REQUESTS");
  });

  test("[AC-64] behind one proxy only what that proxy wrote counts", async () => {
    const forged = await codes(7, (index) =>
      ask(behindProxy, init, "10.0.0.1", { "x-forwarded-for": `198.51.100.${index}, 203.0.113.5` }),
    );
    expect(forged[6]).toBe("TOO_MANY_REQUESTS");
    expect(await ask(behindProxy, init, "10.0.0.1", { "x-forwarded-for": "203.0.113.5, 203.0.113.6" })).toMatchObject({
      success: true,
    });
  });

  test("[AC-64] addresses of one IPv6 line are one source", async () => {
    const found = await codes(6, (index) => ask(shop, init, `2001:db8:1:2::${index + 1}`));
    expect(found[5]).toBe("TOO_MANY_REQUESTS");
  });
});
