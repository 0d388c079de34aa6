import { openTestDatabase, testEngines } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createClock } from "./clock.ts";
import type { Database } from "./database.ts";
import { hours, minutes } from "./durations.ts";
import { takeIn } from "./inbox.ts";
import { createLog } from "./log.ts";
import { messagesMigrations } from "./messages-migrations.ts";
import { migrate } from "./migrate.ts";
import { createOutbox, NotYet, type OutboxHandler } from "./outbox.ts";

describe.each(testEngines)("outbox and inbox on %s", (engine) => {
  let database: Database;
  beforeEach(async () => {
    database = await openTestDatabase(engine);
    await migrate(database, [messagesMigrations]);
  });
  afterEach(() => database.close());

  const clock = createClock();
  const outboxWith = (handler: OutboxHandler) =>
    createOutbox({ database, clock, log: createLog("test", "silent"), handlers: { test: handler } });
  const deliverAll = async (outbox: ReturnType<typeof outboxWith>) => {
    while ((await outbox.deliverDue()) > 0);
  };

  test("a message lives and dies with the transaction that makes it true", async () => {
    const heard: unknown[] = [];
    const outbox = outboxWith(async ({ payload }) => void heard.push(payload));
    await expect(outbox.write("test", "key", 0)).rejects.toThrow("in the transaction");
    await database
      .transaction(async () => {
        await outbox.write("test", "key", 1);
        throw new Error("undone");
      })
      .catch(() => {});
    await database.transaction(() => outbox.write("test", "key", 2));
    await deliverAll(outbox);
    expect(heard).toEqual([2]);
  });

  test("a message that may not go yet comes again after its wait, however often, and is not parked", async () => {
    const heard: unknown[] = [];
    let early = true;
    const outbox = outboxWith(async ({ payload }) => {
      if (early) throw new NotYet(minutes(5));
      heard.push(payload);
    });
    await database.transaction(() => outbox.write("test", "key", 1));
    for (let round = 0; round < 12; round += 1) {
      clock.setOffset(minutes(6 * round));
      await deliverAll(outbox);
    }
    early = false;
    expect(await outbox.deliverDue()).toBe(0);
    clock.setOffset(minutes(6 * 12));
    await deliverAll(outbox);
    clock.setOffset(minutes(0));
    expect(heard).toEqual([1]);
  });

  test("messages of one key keep their order while the first one fails; other keys go on", async () => {
    const heard: string[] = [];
    let broken = true;
    const outbox = outboxWith(async ({ payload }) => {
      if (payload === "a1" && broken) throw new Error("down");
      heard.push(String(payload));
    });
    await database.transaction(async () => {
      for (const text of ["a1", "a2", "b1"]) await outbox.write("test", text.slice(0, 1), text);
    });
    await deliverAll(outbox);
    expect(heard).toEqual(["b1"]);
    broken = false;
    clock.setOffset(minutes(1));
    await deliverAll(outbox);
    expect(heard).toEqual(["b1", "a1", "a2"]);
    clock.setOffset(minutes(0));
  });

  test("a message that always fails is parked after ten tries and lets its followers pass", async () => {
    let tries = 0;
    const outbox = outboxWith(async ({ payload }) => {
      if (payload !== "poison") return;
      tries += 1;
      throw new Error("poison");
    });
    await database.transaction(async () => {
      await outbox.write("test", "key", "poison");
      await outbox.write("test", "key", "good");
    });
    for (let round = 1; round <= 12; round += 1) {
      clock.setOffset(hours(round));
      await deliverAll(outbox);
    }
    clock.setOffset(hours(0));
    expect(tries).toBe(10);
    const { rows } = await sql<{ parked: number; left: number }>`
      select count(parked_at)::integer as parked, count(*)::integer as left from outbox`.execute(database.tables());
    expect(rows[0]).toEqual({ parked: 1, left: 1 });
  });

  test("a party that is slow keeps its own topic waiting, and no other", async () => {
    const heard: string[] = [];
    const slow: (() => void)[] = [];
    const outbox = createOutbox({
      database,
      clock,
      log: createLog("test", "silent"),
      handlers: {
        slow: () => new Promise<void>((resolve) => slow.push(resolve)),
        quick: async ({ payload }) => void heard.push(String(payload)),
      },
    });
    await database.transaction(async () => {
      for (let turn = 0; turn < 60; turn += 1) await outbox.write("slow", `slow-${turn}`, turn);
      await outbox.write("quick", "quick", "first");
    });
    outbox.start();
    await expect.poll(() => heard).toEqual(["first"]);
    expect(slow).toHaveLength(20);
    await database.transaction(() => outbox.write("quick", "quick", "second"));
    await expect.poll(() => heard).toEqual(["first", "second"]);
    for (let taken = 0; taken < 60; taken += 1) {
      await expect.poll(() => slow.length).toBeGreaterThan(taken);
      slow[taken]?.();
    }
    await outbox.stop();
    const { rows } = await sql`select id from outbox`.execute(database.tables());
    expect(rows).toEqual([]);
  });

  test("a message of a topic that this version does not know waits for one that does", async () => {
    const outbox = outboxWith(async () => {});
    await database.transaction(() => outbox.write("newer", "key", 1));
    for (let round = 1; round <= 12; round += 1) {
      clock.setOffset(hours(round));
      expect(await outbox.deliverDue()).toBe(0);
    }
    clock.setOffset(hours(0));
    const { rows } = await sql`select topic, attempts, parked_at from outbox`.execute(database.tables());
    expect(rows).toEqual([{ topic: "newer", attempts: 0, parked_at: null }]);
  });

  test("a message whose handler died with its process comes again after the lease", async () => {
    let seen = 0;
    const dying = outboxWith(() => {
      seen += 1;
      return new Promise<void>(() => {});
    });
    await database.transaction(() => dying.write("test", "key", "once more"));
    void dying.deliverDue();
    await expect.poll(() => seen).toBe(1);
    const heard: unknown[] = [];
    const successor = outboxWith(async ({ payload }) => void heard.push(payload));
    expect(await successor.deliverDue()).toBe(0);
    clock.setOffset(minutes(3));
    await deliverAll(successor);
    clock.setOffset(minutes(0));
    expect(heard).toEqual(["once more"]);
  });

  test("a message is taken in once, also when several come at the same time", async () => {
    const taken = await Promise.all(
      Array.from({ length: 8 }, () => database.transaction(() => takeIn(database, "bank", "message-1"))),
    );
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await database.transaction(() => takeIn(database, "other", "message-1"))).toBe(true);
  });
});
