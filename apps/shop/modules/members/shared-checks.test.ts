import { randomBytes } from "node:crypto";
import { findTestRedis } from "@gelora/testkit/redis.ts";
import { hasTestPostgres } from "@gelora/testkit/test-databases.ts";
import { expect, test } from "vitest";
import { openTestShops } from "../../testing/shop.ts";
import { isDayUsedUp } from "./use-cases/limit-lookups.ts";

const redis = await findTestRedis();

/** How many checks of numbers two shops answer with the truth in a day, asked in turn. */
async function answered(settings: NodeJS.ProcessEnv): Promise<number> {
  const shops = await openTestShops(2, { ACCOUNT_CHECKS_PER_DAY: "3", ...settings });
  let count = 0;
  for (const { platform } of [...shops, ...shops, ...shops, ...shops])
    if (!(await isDayUsedUp(platform, "mobile"))) count += 1;
  await Promise.all(shops.map((shop) => shop.close()));
  return count;
}

test.skipIf(!hasTestPostgres || !redis)(
  "[AC-09~] two shops with one Redis answer a day's checks together",
  async () => {
    const prefix = `gelora-test-${randomBytes(6).toString("hex")}`;
    expect(await answered({ REDIS_URL: redis, REDIS_PREFIX: prefix })).toBe(3);
  },
);

test.skipIf(!hasTestPostgres)("without Redis each shop answers as many", async () => {
  expect(await answered({})).toBe(6);
});
