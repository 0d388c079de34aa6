import { success } from "@gelora/outcomes/outcome.ts";
import { decide } from "@gelora/service-kit/decide.ts";
import { hasTestPostgres } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestShops, type TestShop } from "../../testing/shop.ts";
import { countStock, deliveryLocation } from "../stock/stock.ts";
import { followCampaigns, holdPieces, leaveLine, takeInTurn, writeCampaigns } from "./flash-sales.ts";
import { auditFlashSales, campaignOf } from "./testing/campaigns.ts";
import { comeIn } from "./use-cases/stand-in-line.ts";

const by = { kind: "program", name: "offer-import" } as const;
/** After a pause this many are served at once, and then this many per second. */
const pace = 5;

describe.skipIf(!hasTestPostgres)("the waiting line of a flash sale, on PostgreSQL", { timeout: 240_000 }, () => {
  let shops: readonly TestShop[];
  /** A third one, which a test ends. */
  let ending: TestShop | undefined;
  beforeAll(async () => {
    const opened = await openTestShops(3, { FLASH_SALE_TURNS_PER_SECOND: String(pace) });
    shops = opened.slice(0, 2);
    ending = opened[2];
  });
  afterAll(async () => {
    for (const shop of shops) await shop.close();
  });

  const platformOf = (round: number) => {
    const shop = shops[round % shops.length];
    if (!shop) throw new Error("no shop is open");
    return shop.platform;
  };
  const begin = async (skuCode: string, quota: number) => {
    await countStock(platformOf(0), [{ skuCode, locationCode: deliveryLocation, quantity: quota }], "test");
    await writeCampaigns(platformOf(0), by, [campaignOf(`C-${skuCode}`, { skuCode, quota })]);
    await followCampaigns(platformOf(1));
  };
  const holder = (device: string) => ({ owner: device, device });
  const come = (round: number, skuCode: string, device: string, ticket?: string) =>
    comeIn(platformOf(round), holder(device), { skuCode, activityCode: `C-${skuCode}`, ticket });
  /** As a press of the button does: what they hold, or the code of the failure with its details. */
  const press = async (round: number, skuCode: string, device: string, ticket?: string) => {
    const platform = platformOf(round);
    const shown = { skuCode, activityCode: `C-${skuCode}`, ticket };
    const outcome = await takeInTurn(platform, holder(device), shown, (letIn) =>
      decide(platform.database, () => holdPieces(platform, letIn, { ...shown, total: 1 })),
    );
    return outcome.ok ? { code: "HELD", details: {} } : outcome.failure;
  };
  const placesOf = async (skuCode: string) => {
    const { rows } = await sql<{ device: string; place: number; turn: Date }>`
      select device, place, turn_at as turn from flash_places where campaign_code = ${`C-${skuCode}`} order by place`.execute(
      platformOf(0).database.tables(),
    );
    return rows;
  };
  /** Time passes for one campaign's line. */
  const passFor = (skuCode: string, ms: number) =>
    sql`with line as (
      update flash_lines set next_turn = next_turn - ${ms}::integer * interval '1 millisecond'
      where campaign_code = ${`C-${skuCode}`}
    ) update flash_places set turn_at = turn_at - ${ms}::integer * interval '1 millisecond'
    where campaign_code = ${`C-${skuCode}`}`.execute(platformOf(0).database.tables());
  const ticketIn = ({ details }: { readonly details?: object | undefined }): string =>
    details && "ticket" in details ? String(details.ticket) : "";

  test("of 60 who come at once to two shops some are served and each other has a place of their own; turns follow at the pace", async () => {
    await begin("RUSH", 100);
    const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => press(n, "RUSH", `d${n}`)));
    const codes = Map.groupBy(answers, ({ code }) => code);
    const served = codes.get("HELD")?.length ?? 0;
    expect(new Set(codes.keys())).toEqual(new Set(["HELD", "FLASH_SALE_WAIT"]));
    expect(served).toBeGreaterThanOrEqual(pace);
    expect(served).toBeLessThan(60);
    const places = await placesOf("RUSH");
    expect(places).toHaveLength(60 - served);
    expect(new Set(places.map(({ place }) => place)).size).toBe(places.length);
    const turns = places.map(({ turn }) => turn.getTime());
    expect(turns.toSorted((one, other) => one - other)).toEqual(turns);
    const [first = 0, last = 0] = [turns[0], turns.at(-1)];
    expect(last - first).toBeGreaterThanOrEqual((places.length - 1) * (1000 / pace) - 1000);
    expect(await auditFlashSales(platformOf(0))).toEqual([]);
  });

  test("a shopper who waits keeps the place over presses, dropped tickets and both shops, and is served in order", async () => {
    await begin("KEEP", 100);
    await Promise.all(Array.from({ length: 40 }, (_, n) => press(n, "KEEP", `k${n}`)));
    const before = await placesOf("KEEP");
    const waiting = before.slice(-5).map(({ device }) => device);
    for (const [n, device] of waiting.entries()) {
      const answer = await press(n, "KEEP", device);
      expect(answer.code).toBe("FLASH_SALE_WAIT");
      expect((await press(n + 1, "KEEP", device, ticketIn(answer))).code).toBe("FLASH_SALE_WAIT");
    }
    expect(await placesOf("KEEP")).toEqual(before);
    const [early, late] = [before[0], before.at(-1)];
    await passFor("KEEP", (early?.turn.getTime() ?? 0) - Date.now() + 50);
    expect((await press(0, "KEEP", late?.device ?? "")).code).toBe("FLASH_SALE_WAIT");
    expect((await press(1, "KEEP", early?.device ?? "")).code).toBe("HELD");
  });

  test("the line outlives the shop that formed it: others know each place and its ticket, and serve in the same order", async () => {
    if (!ending) throw new Error("no third shop is open");
    const { platform, close } = ending;
    await begin("OUTLIVE", 100);
    await followCampaigns(platform);
    const shown = { skuCode: "OUTLIVE", activityCode: "C-OUTLIVE" };
    const came = await Promise.all(Array.from({ length: 200 }, (_, n) => comeIn(platform, holder(`r${n}`), shown)));
    const tickets = came.map((outcome) => (outcome.ok ? "" : ticketIn(outcome.failure)));
    const before = await placesOf("OUTLIVE");
    await close();
    const [next, last] = [before.at(-2), before.at(-1)];
    for (const round of [0, 1])
      for (const { device } of before.slice(-5))
        expect((await press(round, "OUTLIVE", device, tickets[Number(device.slice(1))])).code).toBe("FLASH_SALE_WAIT");
    expect(await placesOf("OUTLIVE")).toEqual(before);
    expect((await press(0, "OUTLIVE", "newcomer")).code).toBe("FLASH_SALE_WAIT");
    expect((await placesOf("OUTLIVE")).at(-1)).toMatchObject({ device: "newcomer", place: (last?.place ?? 0) + 1 });
    await passFor("OUTLIVE", (next?.turn.getTime() ?? 0) - Date.now() + 50);
    expect((await press(0, "OUTLIVE", last?.device ?? "")).code).toBe("FLASH_SALE_WAIT");
    expect((await press(1, "OUTLIVE", next?.device ?? "")).code).toBe("HELD");
  });

  test("a turn is used once, by parallel presses too", async () => {
    await begin("ONCE", 100);
    await Promise.all(Array.from({ length: 30 }, (_, n) => press(n, "ONCE", `o${n}`)));
    const last = (await placesOf("ONCE")).at(-1);
    await passFor("ONCE", (last?.turn.getTime() ?? 0) - Date.now() + 50);
    const device = last?.device ?? "";
    const letIn = await come(0, "ONCE", device);
    expect(letIn).toMatchObject({ ok: true, value: { hasTurn: true } });
    const presses = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        decide(platformOf(n).database, () =>
          holdPieces(
            platformOf(n),
            { owner: `other-cart-${n}`, device, hasTurn: true },
            { skuCode: "ONCE", total: 1, activityCode: "C-ONCE" },
          ),
        ),
      ),
    );
    expect(presses.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await auditFlashSales(platformOf(0))).toEqual([]);
  });

  test("three at a time take pieces; a shopper behind them when the last is gone takes nothing and gets an error", async () => {
    await begin("FEW", 100);
    expect(await press(0, "FEW", "first")).toMatchObject({ code: "HELD" });
    const platform = platformOf(0);
    const gate = Promise.withResolvers<void>();
    let taking = 0;
    const answer = Array.from({ length: pace - 1 }, (_, n) =>
      takeInTurn(platform, holder(`few${n}`), { skuCode: "FEW", activityCode: "C-FEW" }, async () => {
        taking += 1;
        await gate.promise;
        return success("taken");
      }),
    );
    await expect.poll(() => taking).toBe(3);
    await sql`update flash_skus set quota = taken where sku_code = 'FEW'`.execute(platform.database.tables());
    await followCampaigns(platform);
    gate.resolve();
    const codes = (await Promise.all(answer)).map((outcome) => (outcome.ok ? outcome.value : outcome.failure.code));
    expect(codes.sort()).toEqual(["FLASH_SALE_SOLD_OUT", "taken", "taken", "taken"]);
    expect(taking).toBe(3);
  });

  test("without being let in nobody takes a piece while others wait, also not without naming the campaign", async () => {
    await begin("JUMP", 100);
    await Promise.all(Array.from({ length: 30 }, (_, n) => press(n, "JUMP", `j${n}`)));
    const jump = (activityCode: string | null) =>
      decide(platformOf(0).database, () =>
        holdPieces(platformOf(0), holder("jumper"), { skuCode: "JUMP", total: 1, activityCode }),
      );
    expect(await jump(null)).toEqual({ ok: true, value: undefined });
    expect(await jump("C-JUMP")).toMatchObject({ ok: false, failure: { code: "FLASH_SALE_WAIT" } });
  });

  test("a ticket of another device or campaign, or with another time, is none: its bearer stands at the end", async () => {
    await begin("FORGE", 100);
    await Promise.all(Array.from({ length: 30 }, (_, n) => press(n, "FORGE", `f${n}`)));
    const ticket = ticketIn(await press(0, "FORGE", (await placesOf("FORGE"))[0]?.device ?? ""));
    const [place, , signature] = ticket.split(".");
    for (const [n, forged] of [ticket, `${place}.1.${signature}`, `1.1.`, "", "x.y.z"].entries()) {
      const lastBefore = (await placesOf("FORGE")).at(-1)?.place ?? 0;
      expect((await press(n, "FORGE", `thief${n}`, forged)).code).toBe("FLASH_SALE_WAIT");
      expect((await placesOf("FORGE")).find(({ device }) => device === `thief${n}`)?.place).toBe(lastBefore + 1);
    }
  });

  test("a shopper a shopper who leaves has no place, one who misses their turn by a minute gets another one, and after the last piece everyone gets an answer at once", async () => {
    await begin("LEAVE", 100);
    await Promise.all(Array.from({ length: 30 }, (_, n) => press(n, "LEAVE", `l${n}`)));
    const [gone, missed] = (await placesOf("LEAVE")).slice(-2);
    await leaveLine(platformOf(0), holder(gone?.device ?? ""), "C-LEAVE");
    expect((await placesOf("LEAVE")).map(({ device }) => device)).not.toContain(gone?.device);
    await passFor("LEAVE", (missed?.turn.getTime() ?? 0) - Date.now() + 61_000);
    await Promise.all(Array.from({ length: 20 }, (_, n) => press(n, "LEAVE", `m${n}`)));
    const answer = await press(0, "LEAVE", missed?.device ?? "");
    expect(answer.code).toBe("FLASH_SALE_WAIT");
    await sql`update flash_skus set quota = taken where sku_code = 'LEAVE'`.execute(platformOf(0).database.tables());
    await followCampaigns(platformOf(0));
    expect((await press(0, "LEAVE", missed?.device ?? "", ticketIn(answer))).code).toBe("FLASH_SALE_SOLD_OUT");
  });

  test("the test can fail: reading the last place and writing the next one gives places twice", async () => {
    await begin("TOOTH", 5);
    const places: number[] = [];
    const naive = async (n: number) => {
      const tables = platformOf(n).database.tables();
      const { rows } = await sql<{ place: number }>`
        select coalesce(max(place), 0) + 1 as place from flash_places where campaign_code = 'C-TOOTH'`.execute(tables);
      await sql`select pg_sleep(0.05)`.execute(tables);
      places.push(rows[0]?.place ?? 0);
      await sql`insert into flash_places values ('C-TOOTH', ${`n${n}`}, ${rows[0]?.place ?? 0}, now())`.execute(tables);
    };
    await Promise.all(Array.from({ length: 10 }, (_, n) => naive(n)));
    expect(new Set(places).size).toBeLessThan(10);
  });
});
