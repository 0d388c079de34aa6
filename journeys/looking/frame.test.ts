import { expect } from "vitest";
import { journey } from "../support/journey.ts";
import { answer } from "./answers.ts";

const addresses = ["/", "/plp/search?q=shoes", "/shop-cart", "/login", "/store", "/contact-us", "/page/privacy-policy"];

journey(
  "[SHL-01] [SHL-02] [HOM-01] every address is a path that opens by itself, in one frame",
  async ({ shopper }) => {
    const { page, visit } = await shopper();
    for (const address of addresses) {
      await visit(address);
      const here = new URL(page.url());
      expect([address, `${here.pathname}${here.search}${here.hash}`]).toEqual([address, address]);
      expect([address, await page.getByRole("banner").count(), await page.getByRole("main").count()]).toEqual([
        address,
        1,
        1,
      ]);
      await expect.poll(() => page.getByRole("contentinfo").count()).toBe(1);
    }
    const heading = await page.getByRole("heading", { level: 1 }).first().textContent();
    await page.reload();
    expect(await page.getByRole("heading", { level: 1 }).first().textContent()).toBe(heading);
  },
);

journey(
  "[SHL-03] [SHL-05] [SHL-06] [SHL-09] [SHL-10] the head of the page leads on without a load",
  async ({ shopper }) => {
    const { page, visit } = await shopper();
    await visit("/store");
    await page.evaluate(() => {
      document.documentElement.dataset.sameDocument = "yes";
    });
    const head = page.getByRole("banner");
    const follow = async (name: string, path: string): Promise<void> => {
      await head.getByRole("link", { name, exact: true }).click();
      await expect.poll(() => new URL(page.url()).pathname).toBe(path);
    };
    await follow("Help", "/contact-us");
    await follow("Sign in", "/login");
    await follow("Cart", "/shop-cart");
    await follow("Gelora home page", "/");
    expect(await page.locator("html").getAttribute("data-same-document")).toBe("yes");
    expect(await head.getByRole("link", { name: "WhatsApp" }).getAttribute("href")).toMatch(
      /^https:\/\/wa\.me\/62\d+$/,
    );
  },
);

journey("[SHL-08] [SES-19] [STA-01~] the cart's badge is capped, and absent for an empty cart", async ({ shopper }) => {
  const { page, visit } = await shopper();
  let count = 0;
  await page.route(/operationName=miniCartNumber$/, (route) => answer(route, { miniCartNumber: { count } }));
  const badge = page.locator("[data-badge=cart]");
  for (const [number, shown] of [
    [1, "1"],
    [99, "99"],
    [100, "99+"],
    [250, "99+"],
  ] as const) {
    count = number;
    await visit("/login");
    await expect.poll(() => badge.textContent()).toBe(shown);
  }
  count = 0;
  const asked = page.waitForResponse(/operationName=miniCartNumber$/);
  await visit("/login");
  await asked;
  await page.getByRole("banner").getByRole("link", { name: "Cart", exact: true }).waitFor();
  expect(await badge.count()).toBe(0);
});

journey(
  "[SHL-13] [SHL-23] [CON-19~] up again by one button, which comes 300 ms after the scroll has rested",
  async ({ shopper }) => {
    const { page, visit } = await shopper();
    await page.clock.install();
    await visit("/plp/search");
    const up = page.getByRole("button", { name: "Back to top" });
    await page.locator("[data-control=chat]").waitFor();
    await page.clock.pauseAt(Date.now() + 60_000);
    const scrolled = page.evaluate(
      () => new Promise((resolve) => addEventListener("scroll", () => resolve(scrollY), { once: true })),
    );
    await page.evaluate(() => scrollTo(0, innerHeight + 200));
    expect(await scrolled).toBeGreaterThan(900);
    await page.clock.runFor(290);
    expect(await up.count()).toBe(0);
    await page.clock.runFor(20);
    await up.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    expect(await up.count()).toBe(0);
  },
);

journey(
  "[SHL-14] [SHL-15] [SHL-16] [SHL-31] the chat comes after 2 s, opens, closes and counts what is unread",
  async ({ shopper }) => {
    const { page, visit } = await shopper();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await visit("/login");
    const launcher = page.locator("[data-control=chat]");
    // The frame's small parts load in a separate file; the event's badge shows that they are ready.
    await page.waitForFunction(() => document.querySelector("[role=status][popover]") !== null);
    await page.clock.runFor(1900);
    expect(await launcher.count()).toBe(0);
    await page.clock.runFor(200);
    expect(await launcher.count()).toBe(1);
    const unread = (count: number) =>
      page.evaluate((detail) => dispatchEvent(new CustomEvent("gelora:chat-unread", { detail })), count);
    const badge = page.locator("[data-badge=chat]");
    await unread(9);
    await expect.poll(() => badge.textContent()).toBe("9");
    await unread(10);
    await expect.poll(() => badge.textContent()).toBe("9+");
    await launcher.click();
    const panel = page.getByRole("region", { name: "Chat with us" });
    await panel.getByText("8am to 9pm WIB").waitFor();
    expect(await badge.count()).toBe(0);
    await launcher.click();
    await expect.poll(() => panel.count()).toBe(0);
  },
);

journey(
  "[SHL-14~] on short, narrow and busy screens the chat stands below the page and covers nothing",
  async ({ shopper }) => {
    const { page, visit } = await shopper({ width: 390 });
    for (const [address, width, height] of [
      ["/", 640, 400],
      ["/", 320, 640],
      ["/store", 390, 844],
      ["/page/flash-sale", 390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await visit(address);
      const launcher = page.locator("[data-control=chat]");
      await launcher.waitFor();
      const foot = await page.getByRole("contentinfo").boundingBox();
      const chat = await launcher.boundingBox();
      expect(chat?.y).toBeGreaterThanOrEqual((foot?.y ?? Number.NaN) + (foot?.height ?? Number.NaN));
    }
  },
);

journey(
  "[SHL-21] [SHL-22] [SHL-23] [STA-01~] a narrow window becomes a phone's without a reload",
  async ({ shopper }) => {
    const { page, visit, context } = await shopper();
    await page.clock.install();
    await visit("/");
    await page.locator("[data-control=chat]").waitFor();
    await page.evaluate(() => {
      document.documentElement.dataset.sameDocument = "yes";
    });
    const platform = async () => (await context.cookies()).find(({ name }) => name === "gt-platform")?.value;
    const tall = page.locator("[data-carousel] img[src*='/tall']");
    expect(await tall.count()).toBe(0);
    await page.clock.pauseAt(Date.now() + 60_000);
    const resizeTo = async (width: number): Promise<void> => {
      const seen = page.evaluate(
        () => new Promise<void>((resolve) => addEventListener("resize", () => resolve(), { once: true })),
      );
      await page.setViewportSize({ width, height: 800 });
      await seen;
    };
    await resizeTo(769);
    await page.clock.runFor(400);
    expect(await platform()).toBeUndefined();
    await resizeTo(768);
    await page.clock.runFor(290);
    expect(await platform()).toBeUndefined();
    await page.clock.runFor(20);
    expect(await platform()).toBe("H5");
    await page.clock.resume();
    await expect.poll(() => tall.count()).toBeGreaterThan(0);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(platform).toBe("PC");
    await expect.poll(() => tall.count()).toBe(0);
    expect(await page.locator("html").getAttribute("data-same-document")).toBe("yes");
  },
);

journey(
  "[SHL-26] [CON-07] the loading bar waits 200 ms, fills over 5 s and stays 500 ms after the end",
  async ({ shopper }) => {
    const { page, visit } = await shopper();
    // The bar does not move for people who prefer reduced motion.
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.clock.install();
    await visit("/login");
    await page.locator("[data-control=chat]").waitFor();
    const bar = page.locator("[data-loading-bar]");
    let release = (): void => {};
    await page.route(/\.data(\?|$)/, async (route) => {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      await route.continue();
    });
    const goTo = async (name: string): Promise<void> => {
      const asked = page.waitForRequest(/\.data(\?|$)/);
      await page.getByRole("banner").getByRole("link", { name, exact: true }).click();
      await asked;
    };
    await page.clock.pauseAt(Date.now() + 60_000);
    await goTo("Help");
    await page.clock.runFor(190);
    release();
    await page.waitForURL(/contact-us/);
    await page.clock.runFor(1000);
    expect(await bar.count()).toBe(0);
    await goTo("Stores");
    await page.clock.runFor(190);
    expect(await bar.count()).toBe(0);
    // The page's own clock starts a moment after the request, when the page has noticed that it is
    // busy.
    const afterAWhile = async (): Promise<number> => {
      await page.clock.runFor(20);
      return bar.count();
    };
    await expect.poll(afterAWhile).toBe(1);
    const filling = bar.locator("div");
    expect(await filling.evaluate((element) => getComputedStyle(element).animationDuration)).toBe("5s");
    await page.clock.runFor(1000);
    expect(await bar.count()).toBe(1);
    release();
    await page.waitForURL(/\/store/);
    await page.locator("#store-map").waitFor();
    await page.clock.runFor(490);
    expect(await bar.count()).toBe(1);
    await expect.poll(afterAWhile).toBe(0);
  },
);
