import { testEngines } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { program, type StaffPrincipal } from "../../platform/principal.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import type { Act } from "./domain/acts.ts";
import { actsOn, recordAct } from "./journal.ts";

const order = { kind: "order", code: "GL1" } as const;
const closing = { name: "order.closed", subject: order, details: { because: "expired" } } satisfies Act;
const finance: StaffPrincipal = { kind: "staff", staffCode: "S-1", roles: ["finance"] };

describe.each(testEngines)("the journal, on %s", (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(engine);
  });
  afterAll(() => shop.close());

  const write = (act: Act, by: Parameters<typeof recordAct>[1] = program("order-closing")) =>
    shop.platform.database.transaction(() => recordAct(shop.platform, by, act));

  test("shows who did what to a thing and when, oldest first", async () => {
    await write(closing);
    await write({ ...closing, subject: { ...order, code: "GL2" } });
    const details = { refundDue: "1", amount: 5000, decision: "transferred", reference: "BCA 1" };
    await write({ name: "refund.decided", subject: order, details }, finance);
    expect(await actsOn(shop.platform, order)).toEqual([
      {
        at: expect.any(Date),
        by: { kind: "program", code: "order-closing" },
        act: "order.closed",
        details: { because: "expired" },
      },
      { at: expect.any(Date), by: { kind: "staff", code: "S-1" }, act: "refund.decided", details },
    ]);
  });

  test("is written with the act or not at all", async () => {
    await expect(recordAct(shop.platform, finance, closing)).rejects.toThrow("own transaction");
    const subject = { ...order, code: "GL3" };
    const undone = shop.platform.database.transaction(async () => {
      await recordAct(shop.platform, finance, { ...closing, subject });
      throw new Error("the act failed");
    });
    await expect(undone).rejects.toThrow("the act failed");
    expect(await actsOn(shop.platform, subject)).toEqual([]);
  });

  test.each([
    ["changed", sql`update journal_entries set principal_code = 'somebody else'`],
    ["taken out", sql`delete from journal_entries`],
    ["emptied", sql`truncate journal_entries`],
  ])("cannot be %s, not even by the table's owner", async (_what, statement) => {
    await write({ ...closing, subject: { ...order, code: "GL4" } });
    const before = await actsOn(shop.platform, order);
    await expect(statement.execute(shop.platform.database.tables())).rejects.toThrow("append only");
    expect(await actsOn(shop.platform, order)).toEqual(before);
  });
});
