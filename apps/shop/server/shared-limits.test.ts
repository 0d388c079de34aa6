import { randomBytes } from "node:crypto";
import { findTestRedis } from "@gelora/testkit/redis.ts";
import { hasTestPostgres } from "@gelora/testkit/test-databases.ts";
import { afterEach, describe, expect, test } from "vitest";
import { openTestShops, type TestShop } from "../testing/shop.ts";

const redis = await findTestRedis();
const logIn = `mutation { login(input: { account: "nobody@example.com", password: "c2FsYWgtMQ==" }) { errorCode } }`;
const begin = "mutation { guestInit { errorCode } }";

describe.skipIf(!hasTestPostgres)("two shops on one database", () => {
  let shops: readonly TestShop[] = [];
  afterEach(() => Promise.all(shops.map((shop) => shop.close())));

  const open = async (settings: NodeJS.ProcessEnv): Promise<void> => {
    shops = await openTestShops(2, settings);
  };
  /** How many of so many calls from one source, to the shops in turn, are not refused. */
  const passed = async (calls: number, query: string, from: string): Promise<number> => {
    let count = 0;
    for (let turn = 0; turn < calls; turn += 1) {
      const answer = await shops[turn % 2]?.server.inject({
        method: "POST",
        url: "/graphql",
        remoteAddress: from,
        payload: { query },
      });
      if (!answer?.body.includes("TOO_MANY_REQUESTS")) count += 1;
    }
    return count;
  };
  const limits = { NEW_SESSIONS_PER_MINUTE: "6", SIGN_INS_PER_MINUTE: "4" };
  test.skipIf(!redis)("with one Redis they share the limits of sessions and of passwords", async () => {
    await open({ ...limits, REDIS_URL: redis, REDIS_PREFIX: `gelora-test-${randomBytes(6).toString("hex")}` });
    expect(await passed(16, begin, "203.0.113.1")).toBe(6);
    expect(await passed(12, logIn, "203.0.113.2")).toBe(4);
  });

  test("without it each has the whole of every limit", async () => {
    await open(limits);
    expect(await passed(16, begin, "203.0.113.1")).toBe(12);
    expect(await passed(12, logIn, "203.0.113.2")).toBe(8);
  });
});
