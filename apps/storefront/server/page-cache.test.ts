import { expect, test, vi } from "vitest";
import { finishPage } from "./finished-page.ts";
import { createPageCache } from "./page-cache.ts";

const page = (text: string, status = 200) => finishPage(status, {}, Buffer.from(text));

function cacheAt(maxBytes = 1_000_000) {
  const clock = { now: 0 };
  return { clock, cache: createPageCache({ maxBytes, now: () => clock.now }) };
}

test("a page is made once for many who want it at the same time", async () => {
  const { cache } = cacheAt();
  const render = vi.fn(async () => ({ page: page("a"), keep: true }));
  await Promise.all([cache.page("k", render), cache.page("k", render), cache.page("k", render)]);
  await cache.page("k", render);
  expect(render).toHaveBeenCalledTimes(1);
});

test("after 30 s the old page is given at once while a new one is made; after a minute more a new one is waited for", async () => {
  const { cache, clock } = cacheAt();
  let version = 0;
  const render = async () => ({ page: page(`v${++version}`), keep: true });
  const text = async () => (await cache.page("k", render)).plain.body.toString();
  expect(await text()).toBe("v1");
  clock.now = 31_000;
  expect(await text()).toBe("v1");
  await vi.waitFor(async () => expect(await text()).toBe("v2"));
  clock.now += 91_000;
  expect(await text()).toBe("v3");
});

test("a renewal that fails leaves the old page in its place", async () => {
  const { cache, clock } = cacheAt();
  await cache.page("k", async () => ({ page: page("good"), keep: true }));
  clock.now = 60_000;
  const failing = async () => {
    throw new Error("shop is down");
  };
  expect((await cache.page("k", failing)).plain.body.toString()).toBe("good");
  expect((await cache.page("k", failing)).plain.body.toString()).toBe("good");
});

test("an old page stands in for ten minutes where no whole one can be made, and no longer", async () => {
  const { cache, clock } = cacheAt();
  await cache.page("k", async () => ({ page: page("good"), keep: true }));
  const half = async () => ({ page: page("half"), keep: false });
  clock.now = 11 * 60_000;
  expect((await cache.page("k", half)).plain.body.toString()).toBe("good");
  clock.now = 12 * 60_000;
  expect((await cache.page("k", half)).plain.body.toString()).toBe("half");
});

test("an incomplete page is shown and not cached; a 404 lives for seconds", async () => {
  const { cache, clock } = cacheAt();
  const render = vi.fn(async () => ({ page: page("half"), keep: false }));
  await cache.page("half", render);
  await cache.page("half", render);
  expect(render).toHaveBeenCalledTimes(2);
  const missing = vi.fn(async () => ({ page: page("none", 404), keep: true }));
  await cache.page("none", missing);
  await cache.page("none", missing);
  clock.now = 6_000;
  await cache.page("none", missing);
  expect(missing).toHaveBeenCalledTimes(2);
});

test("an outdated page is never shown again where a new one can be made, and a render begun before counts as outdated", async () => {
  const { cache } = cacheAt();
  let version = 0;
  const render = async () => ({ page: page(`v${++version}`), keep: true });
  const text = async (wanted = render) => (await cache.page("k", wanted)).plain.body.toString();
  expect(await text()).toBe("v1");
  cache.outdate();
  expect(await Promise.all([text(), text()])).toEqual(["v2", "v2"]);
  const slow = Promise.withResolvers<{ page: ReturnType<typeof page>; keep: boolean }>();
  const early = cache.page("slow", () => slow.promise);
  cache.outdate();
  const late = cache.page("slow", async () => ({ page: page("late"), keep: true }));
  expect((await late).plain.body.toString()).toBe("late");
  slow.resolve({ page: page("early"), keep: true });
  await early;
  expect((await cache.page("slow", async () => ({ page: page("again"), keep: true }))).plain.body.toString()).toBe(
    "again",
  );
});

test("pages that lead to a product of which a size sold out are rendered again, and others are not", async () => {
  const { cache } = cacheAt();
  let version = 0;
  const text = async (key: string, link: string) => {
    const render = async () => ({ page: page(`<a href="${link}">${++version}</a>`), keep: true });
    return /\d+</.exec((await cache.page(key, render)).plain.body.toString())?.[0];
  };
  const asked = () =>
    Promise.all([
      text("list", "/pdp/raung-5/RB1?colour=RED"),
      text("own", "https://shop.example/id/pdp/raung-5/RB1"),
      text("other", "/pdp/raung-15/RB11"),
      text("none", "/plp/RB1"),
    ]);
  expect(await asked()).toEqual(["1<", "2<", "3<", "4<"]);
  cache.outdateProducts(["RB1"]);
  expect(await asked()).toEqual(["5<", "6<", "3<", "4<"]);
  expect(await asked()).toEqual(["5<", "6<", "3<", "4<"]);
});

test("a page is outdated in each language and form of its address, and no other page is", async () => {
  const { cache } = cacheAt();
  let made = 0;
  const keys = ["/page/flash-sale|en", "/id/page/flash-sale|id|edge", "/page/flash-sale.data|en", "/page/running|en"];
  const asked = async () => {
    const pages = keys.map((key) => cache.page(key, async () => ({ page: page(`${++made}`), keep: true })));
    return (await Promise.all(pages)).map(({ plain }) => plain.body.toString());
  };
  expect(await asked()).toEqual(["1", "2", "3", "4"]);
  cache.outdatePath("/page/flash-sale");
  expect(await asked()).toEqual(["5", "6", "7", "4"]);
});

test("an outdated page stands in while the shop does not answer", async () => {
  const { cache } = cacheAt();
  await cache.page("k", async () => ({ page: page("good"), keep: true }));
  cache.outdate();
  const failing = async () => {
    throw new Error("shop is down");
  };
  expect((await cache.page("k", failing)).plain.body.toString()).toBe("good");
});

test("after a renewal that took long and failed, the old page is given at once for some seconds, with one renewal behind it", async () => {
  const { cache, clock } = cacheAt();
  await cache.page("k", async () => ({ page: page("old"), keep: true }));
  cache.outdate();
  const renewals: PromiseWithResolvers<{ page: ReturnType<typeof page>; keep: boolean }>[] = [];
  const render = () => {
    const renewal = Promise.withResolvers<{ page: ReturnType<typeof page>; keep: boolean }>();
    renewals.push(renewal);
    return renewal.promise;
  };
  const view = async () => (await cache.page("k", render)).plain.body.toString();
  const soon = () => new Promise((resolve) => setImmediate(() => resolve("waits")));
  const given = () => Promise.race([view(), soon()]);
  const first = view();
  expect(await given()).toBe("waits");
  clock.now += 4_000;
  renewals[0]?.reject(new Error("the shop hangs"));
  expect(await first).toBe("old");
  expect(await Promise.all([given(), given(), given()])).toEqual(["old", "old", "old"]);
  expect(renewals).toHaveLength(2);
  // It is given for as long as the renewal behind it takes, and for some seconds after that.
  clock.now += 9_000;
  expect(await given()).toBe("old");
  renewals[1]?.resolve({ page: page("half"), keep: false });
  await soon();
  clock.now += 3_900;
  expect(await given()).toBe("old");
  expect(renewals).toHaveLength(3);
  renewals[2]?.resolve({ page: page("new"), keep: true });
  await soon();
  expect(await given()).toBe("new");
  expect(renewals).toHaveLength(3);
});

test("some seconds after a renewal that failed, a new one is waited for again", async () => {
  const { cache, clock } = cacheAt();
  await cache.page("k", async () => ({ page: page("old"), keep: true }));
  cache.outdate();
  const failing = async () => {
    throw new Error("shop is down");
  };
  await cache.page("k", failing);
  clock.now += 4_000;
  const renewed = await cache.page("k", async () => ({ page: page("new"), keep: true }));
  expect(renewed.plain.body.toString()).toBe("new");
});

test("memory is bounded: the least recently used go", async () => {
  const { cache } = cacheAt(40_000);
  for (let index = 0; index < 50; index += 1) {
    await cache.page(`k${index}`, async () => ({ page: page("x".repeat(2000)), keep: true }));
  }
  expect(cache.size().bytes).toBeLessThanOrEqual(40_000);
  expect(cache.size().pages).toBeGreaterThan(0);
});
