import { type ReceivedEvent, receivedEvent } from "@gelora/contracts/service-events.ts";
import { buildService } from "@gelora/service-kit/service.ts";
import { openTestDatabase, testEngines } from "@gelora/testkit/test-databases.ts";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readClubConfiguration } from "../../platform/configuration.ts";
import type { Platform } from "../../platform/platform.ts";
import { modules } from "../../server/modules.ts";
import { standingPurchase } from "./purchases.ts";
import { takeInEvent } from "./use-cases/take-in-event.ts";

const shop = { kind: "program", code: "club-events" } as const;
const line = (orderItemCode: string, ...amounts: number[]) => ({
  orderItemCode,
  skuCode: "PB1-5",
  quantity: amounts.length,
  amounts,
});
const at = "2026-11-21T03:00:00.000Z";

/** The events of one order, and the state they should leave. */
const eventsOf = (orderCode: string): readonly ReceivedEvent[] =>
  [
    {
      version: 2,
      type: "purchase.completed",
      id: `purchase:${orderCode}`,
      orderCode,
      accountCode: "AC1",
      mobile: "81234567890",
      lines: [line(`${orderCode}-1`, 34, 33, 33), line(`${orderCode}-2`, 50)],
      completedAt: at,
    },
    reversal(orderCode, "a", line(`${orderCode}-1`, 33), line(`${orderCode}-2`, 50)),
    reversal(orderCode, "b", line(`${orderCode}-1`, 33)),
  ].map((event) => receivedEvent.parse(event));
const reversal = (orderCode: string, cause: string, ...lines: ReturnType<typeof line>[]) => ({
  version: 2,
  type: "purchase.reversed",
  id: `reversal:${orderCode}:${cause}`,
  orderCode,
  lines,
  reversedAt: at,
});
const left = (orderCode: string) => ({
  orderCode,
  accountCode: "AC1",
  mobile: "81234567890",
  amount: 34,
  lines: [
    { orderItemCode: `${orderCode}-1`, quantity: 1, amount: 34 },
    { orderItemCode: `${orderCode}-2`, quantity: 0, amount: 0 },
  ],
});

describe.each(testEngines)("purchases and their reversals, on %s", (engine) => {
  let platform: Platform;
  beforeAll(async () => {
    const configuration = readClubConfiguration({ LOG_LEVEL: "silent" });
    ({ platform } = await buildService("club", configuration, await openTestDatabase(engine), modules));
  });
  afterAll(() => platform.database.close());

  test("a reversal takes off what it names", async () => {
    const [purchase, first] = eventsOf("GL1");
    if (!purchase || !first) throw new Error("three events were asked for");
    expect(await takeInEvent(platform, shop, purchase)).toBe(true);
    expect(await standingPurchase(platform, "GL1")).toMatchObject({ amount: 150, lines: [{ quantity: 3 }, {}] });
    expect(await takeInEvent(platform, shop, first)).toBe(true);
    expect(await standingPurchase(platform, "GL1")).toMatchObject({
      amount: 67,
      lines: [
        { quantity: 2, amount: 67 },
        { quantity: 0, amount: 0 },
      ],
    });
  });

  test("a reversal that comes before its purchase is stored for it", async () => {
    const [purchase, ...reversals] = eventsOf("GL2");
    for (const event of reversals) expect(await takeInEvent(platform, shop, event)).toBe(true);
    expect(await standingPurchase(platform, "GL2")).toBeUndefined();
    if (purchase) await takeInEvent(platform, shop, purchase);
    expect(await standingPurchase(platform, "GL2")).toEqual(left("GL2"));
  });

  test("in whatever order and however often events come, the same is left", async () => {
    let orders = 0;
    const sequences = fc
      .shuffledSubarray([0, 0, 0, 1, 1, 1, 2, 2, 2], { minLength: 3 })
      .filter((sequence) => new Set(sequence).size === 3);
    await fc.assert(
      fc.asyncProperty(sequences, fc.boolean(), async (sequence, atOnce) => {
        orders += 1;
        const orderCode = `GLX${orders}`;
        const events = eventsOf(orderCode);
        const delivered = sequence.flatMap((index) => events[index] ?? []);
        const answers: unknown[] = [];
        const take = async (event: ReceivedEvent) => answers.push(await takeInEvent(platform, shop, event));
        if (atOnce) await Promise.all(delivered.map(take));
        else for (const event of delivered) await take(event);
        expect(answers.filter((answer) => answer === true)).toHaveLength(3);
        expect(await standingPurchase(platform, orderCode)).toEqual(left(orderCode));
      }),
      { numRuns: 25 },
    );
  });

  test("the form before version 2 still counts, and can be reversed", async () => {
    const old = { type: "purchase.completed", id: "purchase:GL3", orderCode: "GL3", mobile: "81234567890" };
    const event = receivedEvent.parse({ ...old, amount: 450_000, completedAt: at });
    await takeInEvent(platform, shop, event);
    await takeInEvent(platform, shop, receivedEvent.parse(reversal("GL3", "a", line("GL3-1", 200_000))));
    expect(await standingPurchase(platform, "GL3")).toEqual({
      orderCode: "GL3",
      accountCode: null,
      mobile: "81234567890",
      amount: 250_000,
      lines: [],
    });
  });

  test.each([
    ["another kind", { type: "purchase.imagined" }],
    ["a version to come", { version: 3 }],
    ["fewer amounts than pieces", { lines: [{ ...line("GL4-1", 100), quantity: 2 }] }],
    ["no line", { lines: [] }],
    ["less than nothing", { lines: [line("GL4-1", -1)] }],
    ["half a rupiah", { lines: [line("GL4-1", 0.5)] }],
  ])("%s is no event that the club knows", (_case, wrong) => {
    const [purchase] = eventsOf("GL4");
    expect(receivedEvent.safeParse(purchase).success).toBe(true);
    expect(receivedEvent.safeParse({ ...purchase, ...wrong }).success).toBe(false);
  });
});
