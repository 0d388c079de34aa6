import { randomBytes } from "node:crypto";
import { Writable } from "node:stream";
import { openNetwork } from "@gelora/testkit/network-to-freeze.ts";
import { findTestRedis } from "@gelora/testkit/redis.ts";
import { pino } from "pino";
import { Registry } from "prom-client";
import { afterEach, describe, expect, test } from "vitest";
import { type OpenCounts, openCounts } from "./counts.ts";
import { minutes, seconds } from "./durations.ts";

const redis = await findTestRedis();

type Process = { readonly counts: OpenCounts; readonly logged: string[]; readonly measured: () => Promise<string> };

describe.skipIf(!redis)("counts in Redis", () => {
  const toClose: (() => void)[] = [];
  afterEach(() => {
    for (const close of toClose.splice(0).toReversed()) close();
  });

  const openProcess = async (url: string, prefix: string): Promise<Process> => {
    const logged: string[] = [];
    const stream = new Writable({
      write: (line: Buffer, _encoding, done) => {
        logged.push(line.toString());
        done();
      },
    });
    const counts = await openCounts("shop", { REDIS_URL: url, REDIS_PREFIX: prefix }, pino(stream));
    toClose.push(counts.close);
    const registry = new Registry();
    counts.measure(registry);
    return { counts, logged, measured: () => registry.metrics() };
  };
  const newPrefix = () => `gelora-test-${randomBytes(6).toString("hex")}`;
  const openProcesses = async (count: number, url = redis ?? "") => {
    const prefix = newPrefix();
    return Promise.all(Array.from({ length: count }, () => openProcess(url, prefix)));
  };
  const tenAMinute = { tries: 10, within: minutes(1) };
  const refusedOf = (waits: readonly number[]) => waits.filter((wait) => wait > 0).length;

  test("of a hundred concurrent calls to four processes exactly the allowed number pass", async () => {
    const limits = (await openProcesses(4)).map(({ counts }) => counts.limit("calls", tenAMinute));
    const waits = await Promise.all(
      limits.map((limit) => Promise.all(Array.from({ length: 25 }, () => limit.take("203.0.113.1")))),
    );
    expect(refusedOf(waits.flat())).toBe(90);
    expect(await limits[0]?.take("203.0.113.2")).toBe(0);
  });

  test("the window ends, and says before how long that takes", async () => {
    const [process] = await openProcesses(1);
    const limit = process?.counts.limit("calls", { tries: 1, within: seconds(2) });
    expect(await limit?.take("a")).toBe(0);
    expect(await limit?.take("a")).toBe(2);
    await expect.poll(() => limit?.take("a"), { timeout: 5_000, interval: 200 }).toBe(0);
  });

  test("four processes lengthen a window together, once for each that is used up, and none admits more", async () => {
    const allowance = { tries: 10, within: seconds(2), growsTo: seconds(4) };
    const limits = (await openProcesses(4)).map(({ counts }) => counts.limit("calls", allowance));
    const flood = async () => {
      const calls = limits.map((limit) => Promise.all(Array.from({ length: 6 }, () => limit.take("203.0.113.1"))));
      const waits = (await Promise.all(calls)).flat();
      return { refused: refusedOf(waits), longest: Math.max(...waits) };
    };
    for (const window of [2, 4, 4]) {
      expect(await flood()).toEqual({ refused: 14, longest: window });
      await new Promise((resolve) => setTimeout(resolve, seconds(window)));
    }
  }, 30_000);

  test("limits of other names, and other shops on the same Redis, count apart", async () => {
    const [one] = await openProcesses(1);
    const [other] = await openProcesses(1);
    const once = { tries: 1, within: minutes(1) };
    const [calls, mails] = [one?.counts.limit("calls", once), one?.counts.limit("mails", once)];
    const elsewhere = other?.counts.limit("calls", once);
    expect([await calls?.take("a"), await mails?.take("a"), await elsewhere?.take("a")]).toEqual([0, 0, 0]);
  });

  const openBehindNetwork = async () => {
    const network = await openNetwork(new URL(redis ?? ""), 6379);
    toClose.push(network.close);
    const [process] = await openProcesses(1, `redis://127.0.0.1:${network.port}`);
    if (!process) throw new Error("one process was asked for");
    return { network, process, limit: process.counts.limit("calls", tenAMinute) };
  };

  test("while Redis is frozen the process counts for itself, says so once, and comes back", async () => {
    const { network, process, limit } = await openBehindNetwork();
    expect(await limit.take("a")).toBe(0);
    expect(await process.measured()).toMatch(/^shared_counts_away 0$/m);
    network.freeze();
    const waits = await Promise.all(Array.from({ length: 30 }, () => limit.take("a")));
    expect(refusedOf(waits)).toBe(20);
    expect(process.logged.filter((line) => line.includes("counts for itself"))).toHaveLength(1);
    expect(await process.measured()).toMatch(/^shared_counts_away 1$/m);
    expect(await process.measured()).toMatch(/^shared_counts_fallbacks_total 30$/m);
    network.repoint();
    await expect
      .poll(
        async () => {
          await limit.take("b");
          return process.measured();
        },
        { timeout: 15_000, interval: 500 },
      )
      .toMatch(/^shared_counts_away 0$/m);
    expect(process.logged.some((line) => line.includes("counted together again"))).toBe(true);
  }, 30_000);

  test("a frozen Redis is left alone after a few calls: the next ones do not wait for it", async () => {
    const { network, limit } = await openBehindNetwork();
    network.freeze();
    for (const turn of [1, 2, 3]) await limit.take(`first ${turn}`);
    const answered = await Promise.race([
      Promise.all(Array.from({ length: 200 }, (_none, turn) => limit.take(`later ${turn}`))).then(() => "at once"),
      new Promise((resolve) => setTimeout(() => resolve("waited"), 240)),
    ]);
    expect(answered).toBe("at once");
  });

  test("with nobody at the address the process starts and counts for itself", async () => {
    const [process] = await openProcesses(1, "redis://127.0.0.1:9");
    const limit = process?.counts.limit("calls", { tries: 1, within: minutes(1) });
    expect([await limit?.take("a"), await limit?.take("a")]).toEqual([0, 60]);
  });
});
