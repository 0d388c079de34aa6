import { days } from "@gelora/service-kit/durations.ts";
import { newSecretToken } from "@gelora/service-kit/secret-token.ts";
import { hasTestPostgres } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { topics } from "./news-topics.ts";
import { insertConsent } from "./storage/consents.ts";
import {
  deleteUnconfirmed,
  lockOrInsert,
  selectSubscription,
  updateAsked,
  updateConfirmLink,
  updateState,
} from "./storage/subscriptions.ts";
import { confirmSubscription } from "./use-cases/confirm-subscription.ts";

const parallel = 8;
const email = "ramai@contoh.id";

describe.skipIf(!hasTestPostgres)("confirming at the same moment, on PostgreSQL", () => {
  let shop: TestShop;
  let subscriptionId: string;
  let token: string;
  beforeAll(async () => {
    shop = await openTestShop("postgresql");
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    const { platform } = shop;
    for (const table of ["newsletter_consents", "newsletter_subscriptions", "outbox"])
      await sql`delete from ${sql.table(table)}`.execute(platform.database.tables());
    const asked = { email, language: "en-US", source: "Web", campaign: {} } as const;
    ({ subscriptionId } = await platform.database.transaction(() => lockOrInsert(platform, asked, topics)));
    token = newSecretToken();
    await updateConfirmLink(platform, subscriptionId, token, days(1));
  });

  const count = async (query: ReturnType<typeof sql<{ count: number }>>) =>
    Number((await query.execute(shop.platform.database.tables())).rows[0]?.count);
  const confirmations = () => count(sql`select count(*) from newsletter_consents where act = 'confirmed'`);
  const welcomes = () => count(sql`select count(*) from outbox where topic = 'newsletter.mail'`);
  const atOnce = (confirm: () => Promise<unknown>) => Promise.all(Array.from({ length: parallel }, confirm));

  test("one of many presses on the link confirms, is noted once and welcomed once", async () => {
    const outcomes = await Promise.all(
      Array.from({ length: parallel }, () => confirmSubscription(shop.platform, token)),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect([await confirmations(), await welcomes()]).toEqual([1, 1]);
  });

  test("a look at the state before the write notes several: the test can fail", async () => {
    const { platform } = shop;
    await atOnce(() =>
      platform.database.transaction(async () => {
        const found = await selectSubscription(platform, { subscriptionId });
        await sql`select pg_sleep(0.2)`.execute(platform.database.tables());
        if (found?.state !== "pending") return;
        await updateState(platform, subscriptionId, "subscribed");
        const noted = {
          subscriptionId,
          act: "confirmed",
          way: "mailed-link",
          wording: null,
          language: "en-US",
        } as const;
        await insertConsent(platform, noted);
      }),
    );
    expect(await confirmations()).toBeGreaterThan(1);
  });
});

describe.skipIf(!hasTestPostgres)("asking for an address while unconfirmed ones are forgotten, on PostgreSQL", () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop("postgresql");
  });
  afterAll(() => shop.close());

  const asked = { email: "lama@contoh.id", language: "en-US", source: "Web", campaign: {} } as const;
  const forget = () => deleteUnconfirmed(shop.platform, new Date(shop.platform.clock.now().getTime() + 1000), 100);
  /** Locks the address in a transaction, in which someone forgets addresses before it goes on. */
  const askWhileForgetting = async (lock: () => Promise<unknown>) => {
    const [locked, forgotten] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const asking = shop.platform.database.transaction(async () => {
      await lock();
      locked.resolve();
      await forgotten.promise;
      await updateAsked(shop.platform, asked);
    });
    await locked.promise;
    await forget();
    forgotten.resolve();
    await asking;
    return selectSubscription(shop.platform, asked);
  };
  beforeEach(() => shop.platform.database.transaction(() => lockOrInsert(shop.platform, asked, topics)));

  test("an address that is asked for at this moment stays", async () => {
    const lock = () => lockOrInsert(shop.platform, asked, topics);
    expect(await askWhileForgetting(lock)).toMatchObject({ state: "pending" });
  });

  test("one that is read without a lock is gone: the test can fail", async () => {
    const look = () => selectSubscription(shop.platform, asked);
    expect(await askWhileForgetting(look)).toBeUndefined();
  });
});
