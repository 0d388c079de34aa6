import { seconds } from "@gelora/service-kit/durations.ts";
import { hasTestPostgres } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestPostbox, type TestPostbox } from "../../testing/postbox.ts";
import { openTestShops, type TestShop } from "../../testing/shop.ts";
import { selectSubscribersAfter } from "../newsletter/newsletter.ts";
import { scheduledMailing, subscribeMany } from "./testing/mailing-desk.ts";
import { sendPortions } from "./use-cases/send-portions.ts";
import { mailingTopic } from "./use-cases/topics.ts";

describe.skipIf(!hasTestPostgres)("a mailing taken by several programs at once, on PostgreSQL", () => {
  let postbox: TestPostbox;
  let shops: readonly TestShop[];
  beforeAll(async () => {
    postbox = await openTestPostbox();
    shops = await openTestShops(4, postbox.environment);
  });
  afterAll(async () => {
    for (const shop of shops) await shop.close();
    await postbox.close();
  });
  beforeEach(async () => {
    for (const table of ["outbox", "mailing_sends", "mailings", "newsletter_subscriptions"])
      await sql`delete from ${sql.table(table)}`.execute(first().platform.database.tables());
  });

  const first = (): TestShop => {
    const [shop] = shops;
    if (!shop) throw new Error("there are shops");
    return shop;
  };
  /** All programs, in many rounds at once; time passes between them. */
  const rush = async (take: (shop: TestShop) => Promise<unknown>, rounds: number) => {
    for (let round = 1; round <= rounds; round += 1) {
      for (const { platform } of shops) platform.clock.setOffset(seconds(10 * round));
      await Promise.all(shops.flatMap((shop) => [take(shop), take(shop)]));
      await Promise.all(
        shops.map(async ({ outbox }) => {
          while ((await outbox.deliverDue()) > 0);
        }),
      );
    }
  };
  const copies = (emails: readonly string[]) =>
    emails.map((email) => postbox.messages.filter(({ to }) => to === email).length);

  test("everyone gets it once", async () => {
    const emails = await subscribeMany(first().platform, 60);
    await scheduledMailing(first().platform, "ramai", 120);
    await rush(({ platform }) => sendPortions(platform), 5);
    expect(copies(emails)).toEqual(emails.map(() => 1));
  });

  test("a look at who is next without the lock and the row takes people twice: the test can fail", async () => {
    const emails = await subscribeMany(first().platform, 20);
    await scheduledMailing(first().platform, "tanpa-kunci", 120);
    const takeLoosely = async ({ platform }: TestShop) => {
      const readers = await selectSubscribersAfter(platform, { topic: "OFFERS", after: null, most: 20 });
      await sql`select pg_sleep(0.1)`.execute(platform.database.tables());
      await platform.database.transaction(async () => {
        for (const subscriptionId of readers)
          await platform.outbox.write(mailingTopic, `loose:${subscriptionId}:${Math.random()}`, { subscriptionId });
      });
    };
    await Promise.all(shops.map(takeLoosely));
    const { rows } = await sql<{ most: number }>`
      select max(copies)::integer as most from (select count(*) as copies from outbox
        where topic = ${mailingTopic} group by payload ->> 'subscriptionId') as taken`.execute(
      first().platform.database.tables(),
    );
    expect(rows[0]?.most).toBeGreaterThan(1);
    expect(emails).toHaveLength(20);
  });
});
