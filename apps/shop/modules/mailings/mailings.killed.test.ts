import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";
import { hasTestPostgres } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestPostbox, type TestPostbox } from "../../testing/postbox.ts";
import { openShopToKill } from "../../testing/shop-to-kill.ts";
import { scheduledMailing, subscribeMany } from "./testing/mailing-desk.ts";

describe.skipIf(!hasTestPostgres)("a shop that is killed while it sends a mailing, on PostgreSQL", () => {
  const shop = openShopToKill();
  let postbox: TestPostbox;
  let silent: Server;
  beforeAll(async () => {
    postbox = await openTestPostbox();
    silent = createServer().listen(0, "127.0.0.1");
    await once(silent, "listening");
  });
  afterAll(async () => {
    silent.close();
    await postbox.close();
  });

  const states = async () => {
    const { rows } = await sql<{ state: string; people: number }>`
      select state, count(*)::integer as people from mailing_sends group by state`.execute(
      shop.platform.database.tables(),
    );
    return Object.fromEntries(rows.map(({ state, people }) => [state, people]));
  };

  test("has sent everyone one copy in the end, also to those it had taken and not sent", async () => {
    const emails = await subscribeMany(shop.platform, 30);
    await scheduledMailing(shop.platform, "mati-lampu", 120);
    // A mail server that takes the call and says nothing: the copies are claimed, and on their way.
    const { port } = silent.address() as AddressInfo;
    const called = once(silent, "connection");
    const doomed = shop.start({ SMTP_URL: `smtp://127.0.0.1:${port}` });
    await called;
    await doomed.kill();
    expect(await states()).toEqual({ waiting: 20 });
    // The lease of a dead program's messages ends; time need not pass here.
    await sql`update outbox set due_at = now()`.execute(shop.platform.database.tables());
    const successor = shop.start(postbox.environment);
    await expect.poll(states, { timeout: 100_000, interval: 200 }).toEqual({ sent: 30 });
    await successor.kill();
    const copies = emails.map((email) => postbox.messages.filter(({ to }) => to === email).length);
    expect(copies).toEqual(emails.map(() => 1));
  }, 180_000);
});
