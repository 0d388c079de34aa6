import { points } from "@gelora/money/points.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { describe, expect, test } from "vitest";
import { openTestShop } from "../../testing/shop.ts";
import { orderedWithPoints } from "./points.ts";
import { up } from "./storage/migrations/0002-one-use-a-checkout.ts";
import { insertIntention } from "./storage/point-uses.ts";
import { reportsToCome, stateOfPoints } from "./testing/point-books.ts";
import { abandonPoints } from "./use-cases/abandon-points.ts";

describe.each(testEngines)("the migration to one use a checkout, on %s", (engine) => {
  test("an intention beside an order, of the version before, is still given up under its own code", async () => {
    const shop = await openTestShop(engine);
    const { platform } = shop;
    const tables = platform.database.tables();
    await sql`drop index point_uses_checkout`.execute(tables);
    await sql`create unique index point_uses_intended on point_uses (checkout_id) where state = 'intended'`.execute(
      tables,
    );
    const wish = { checkoutId: uuidv7(), accountCode: "M-1", points: points(5) };
    expect(await insertIntention(platform, { ...wish, orderCode: "STANDS" })).toBe(true);
    await platform.database.send(orderedWithPoints("STANDS"));
    expect(await insertIntention(platform, { ...wish, orderCode: "BESIDE" })).toBe(true);
    await platform.database.transaction(() => up(platform.database.tables()));
    expect(await abandonPoints(platform, "BESIDE")).toBe(true);
    expect(await reportsToCome(platform, "BESIDE")).toEqual(["release"]);
    expect(await stateOfPoints(platform, "STANDS")).toBe("ordered");
    expect(await insertIntention(platform, { ...wish, orderCode: "LATE" })).toBe(false);
    await shop.close();
  });
});
