import { afterAll, beforeAll, expect, inject } from "vitest";
import { journey } from "../support/journey.ts";
import { openStorefrontBehind, type StorefrontBehind } from "./storefront-behind.ts";

let store: StorefrontBehind;
beforeAll(async () => {
  store = await openStorefrontBehind(inject("gelora"));
});
afterAll(() => store.close());

const landing = (pageContent: object) => ({
  getPageByUrl: { pageUrl: "/x", pageContent: JSON.stringify(pageContent) },
});
const hero = (title: string) => ({
  type: "hero",
  image: "banner/v1/dawn-run/wide",
  title,
  text: "A text",
  link: "/store",
  linkText: "See the stores",
});

// First, before this storefront has read the navigation: it would go on showing the cached one.
journey(
  "[SHL-20] [ERR-02] [ERR-09] [HOM-12] a shop that does not answer leaves pages that stand, and errors without a frame",
  async ({ shopper }) => {
    store.answerWith("homeInit", "fails");
    store.answerWith("getPageByUrl", "fails");
    const visitor = await shopper();
    const { page } = visitor;
    const home = await page.goto(`${store.address}/`);
    expect(home?.status()).toBe(200);
    expect(await page.getByRole("banner").getByLabel("Search the shop").count()).toBe(1);
    expect(await page.getByRole("navigation", { name: "Categories" }).getByRole("listitem").count()).toBe(0);
    expect(await page.getByText("Well, this is unexpected").count()).toBe(0);
    store.answerWith("getPageByUrl", { getPageByUrl: null });
    visitor.expectProblem(/404 \(Not Found\)/);
    await page.goto(`${store.address}/nope`);
    await page.getByRole("heading", { name: "This page could not be found" }).waitFor();
    expect(await page.getByRole("banner").count()).toBe(0);
    expect(await page.getByRole("contentinfo").count()).toBe(0);
    store.answerWith("homeInit", undefined);
    await page.goto(`${store.address}/nope`);
    await page.getByRole("heading", { name: "This page could not be found" }).waitFor();
    expect(await page.getByRole("banner").count()).toBe(1);
    expect(await page.getByRole("contentinfo").count()).toBe(1);
    store.answerWith("getPageByUrl", undefined);
  },
);

journey(
  "[HOM-03] [HOM-04] [HOM-05] [HOM-07] [HOM-13~] [HOM-15~] each page is asked for by its path and device class",
  async ({ shopper }) => {
    const askedFor = async (path: string, width: 390 | 1280) => {
      const { page } = await shopper({ width });
      const from = store.asked.length;
      await page.goto(`${store.address}${path}`);
      return store.asked
        .slice(from)
        .filter(({ operationName }) => operationName === "getPageByUrl")
        .map(({ variables }) => variables.input);
    };
    expect(await askedFor("/", 1280)).toEqual([{ pageUrl: "/page/home", deviceType: "pc" }]);
    expect(await askedFor("/", 390)).toEqual([{ pageUrl: "/page/home", deviceType: "h5" }]);
    expect(await askedFor("/page/flash-sale", 1280)).toEqual([{ pageUrl: "/page/flash-sale", deviceType: "pc" }]);
    expect(await askedFor("/page/privacy-policy?preview=true", 390)).toEqual([
      { pageUrl: "/page/privacy-policy", deviceType: "h5", preview: true },
    ]);
  },
);

journey(
  "[CNT-07] a question without an answer yet shows 'no data', and one that is not there is a 404",
  async ({ shopper }) => {
    const article = { articleTitle: "Sizes", articleSubtitle: null, articleImage: null, createTime: null };
    store.answerWith("StorefrontArticle", { articleDetail: { ...article, articleContent: "" } });
    const visitor = await shopper();
    const { page } = visitor;
    await page.goto(`${store.address}/information/sizes`);
    await page.getByRole("heading", { level: 1, name: "no data", exact: true }).waitFor();
    store.answerWith("StorefrontArticle", { articleDetail: null });
    visitor.expectProblem(/404 \(Not Found\)/);
    await page.goto(`${store.address}/information/sizes`);
    await page.getByRole("heading", { name: "This page could not be found" }).waitFor();
    store.answerWith("StorefrontArticle", undefined);
  },
);

journey("[HOM-09] [LOC-17] content is chosen by device and language", async ({ shopper }) => {
  const of = (language: string) => ({ h5: [hero(`${language} phone`)], pc: [hero(`${language} desk`)] });
  store.answerWith("getPageByUrl", landing({ "en-US": of("en-US"), "id-ID": of("id-ID") }));
  for (const language of ["en-US", "id-ID"] as const) {
    for (const [width, device] of [
      [390, "phone"],
      [1280, "desk"],
    ] as const) {
      const { page } = await shopper({ language, width });
      await page.goto(`${store.address}/`);
      expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(`${language} ${device}`);
    }
  }
  store.answerWith("getPageByUrl", undefined);
});

journey(
  "[HOM-11] several campaigns turn every 6 s and begin again after the last; a single one stands still",
  async ({ shopper }) => {
    const content = (...heroes: object[]) => landing({ "en-US": { pc: heroes } });
    store.answerWith("getPageByUrl", content(hero("One"), { ...hero("Two"), image: "banner/v1/futsal-night/wide" }));
    const { page } = await shopper();
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.clock.install();
    await page.goto(`${store.address}/`);
    await page.locator("[data-control=chat]").waitFor();
    const dots = page.locator("[data-carousel] button:not([data-control=pause])");
    expect(await dots.count()).toBe(2);
    const current = () =>
      dots.evaluateAll((all) => all.findIndex((dot) => dot.getAttribute("aria-current") === "true"));
    const moved = () => page.locator("[data-carousel] > ul").evaluate((strip) => strip.scrollLeft / strip.clientWidth);
    await page.clock.pauseAt(Date.now() + 60_000);
    // Wherever the clock was stopped: from the beginning of one slide change to the next.
    const untilItMoves = async (from: number): Promise<void> => {
      for (let step = 0; step < 70 && Math.abs((await moved()) - from) < 0.01; step += 1) await page.clock.runFor(100);
    };
    await page.clock.runFor(1300);
    const first = Math.round(await moved());
    const other = 1 - first;
    await untilItMoves(first);
    await page.clock.runFor(900);
    expect(Math.abs((await moved()) - other)).toBeGreaterThan(0.001);
    await page.clock.runFor(300);
    expect(await moved()).toBeCloseTo(other, 2);
    await expect.poll(current).toBe(other);
    await page.clock.runFor(4600);
    expect(await moved()).toBeCloseTo(other, 2);
    await page.clock.runFor(1500);
    expect(await moved()).toBeCloseTo(first, 2);
    await expect.poll(current).toBe(first);
    // It pauses under a pointer, and a dot leads to its slide.
    await page.locator("[data-carousel]").hover();
    await page.clock.runFor(13_000);
    expect(await moved()).toBeCloseTo(first, 2);
    await dots.nth(other).click();
    await page.clock.runFor(1300);
    expect(await moved()).toBeCloseTo(other, 2);
    store.answerWith("getPageByUrl", content(hero("Alone")));
    await page.goto(`${store.address}/`);
    await page.getByRole("heading", { name: "Alone" }).waitFor();
    expect(await page.locator("[data-carousel] button").count()).toBe(0);
    store.answerWith("getPageByUrl", undefined);
  },
);
