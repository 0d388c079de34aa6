import type { Page, Route } from "playwright-core";
import { expect } from "vitest";
import { journey } from "../support/journey.ts";
import { answer } from "./answers.ts";
import { someGoods } from "./goods.ts";

const pageData = /\.data(\?|$)/;

/** The icons of the page that have nothing to draw. */
const emptyIcons = (page: Page): Promise<readonly (string | null)[]> =>
  page
    .locator("svg use")
    .evaluateAll((uses) =>
      uses
        .map((use) => use.getAttribute("href"))
        .filter((href) => !document.getElementById(href?.slice(1) ?? "")?.childElementCount),
    );

journey(
  "[ERR-01] [ERR-03] a page that fails says so and leads home or to a person",
  async ({ shopper }) => {
    const visitor = await shopper();
    const { page, visit, words } = visitor;
    visitor.expectProblem(/500|ERR_FAILED|Failed to fetch/);
    const failures = [
      (route: Route) => route.fulfill({ status: 500, body: "" }),
      // A call that was cut off has no status.
      (route: Route) => route.abort(),
    ];
    for (const fail of failures) {
      await visit("/login");
      await page.locator("[data-control=chat]").waitFor();
      await page.route(pageData, fail, { times: 1 });
      await page.getByRole("banner").getByRole("link", { name: "Stores" }).click();
      // At the start of a whole run, beside other journeys, it took more than the usual 15 s.
      await page.getByRole("heading", { name: words.unexpected }).waitFor({ timeout: 40_000 });
      await page.getByText("Something went wrong on our side").waitFor();
      expect(await page.title()).toContain(words.unexpected);
      expect(await page.getByRole("banner").count()).toBe(1);
      expect(await page.getByRole("banner").locator("svg use").count()).toBeGreaterThan(3);
      expect(await emptyIcons(page)).toEqual([]);
      expect(await page.getByRole("main").getByRole("link", { name: words.contactUs }).getAttribute("href")).toBe(
        "/contact-us",
      );
      await page.getByRole("main").getByRole("link", { name: words.backHome }).click();
      await page.waitForURL((url) => url.pathname === "/");
      await page.locator("[data-carousel]").waitFor();
      expect(await emptyIcons(page)).toEqual([]);
    }
  },
  120_000,
);

for (const language of ["en-US", "id-ID"] as const) {
  journey(
    `[ERR-06] [HOM-06] [ERR-01] an unknown page is a 404 from its first answer on, in ${language}`,
    async ({ shopper }) => {
      const visitor = await shopper({ language });
      const { page, words } = visitor;
      visitor.expectProblem(/404 \(Not Found\)/);
      const first = await page.goto("/nope");
      expect(first?.status()).toBe(404);
      await page.getByRole("heading", { name: words.notFound }).waitFor();
      expect(await page.getByText(words.unexpected).count()).toBe(0);
      await page.getByRole("main").getByRole("link", { name: words.contactUs }).click();
      await page.waitForURL(/\/contact-us/);
      const product = await page.goto("/pdp/no-such-product");
      expect(product?.status()).toBe(404);
    },
  );
}

journey("[ERR-04] [ERR-05] [ERR-16] each kind of refusal has its words", async ({ shopper, gelora }) => {
  const { plenty } = await someGoods(gelora);
  const visitor = await shopper();
  const { page, visit } = visitor;
  visitor.expectProblem(/ERR_FAILED|status of (400|500)|answer 500/);
  await page.route(/operationName=cartInit$/, (route) => answer(route, { cartInit: { itemList: [] } }));
  await page.clock.install();
  await visit(`/pdp/${plenty.productCode}?skuCode=${plenty.skuCode}`);
  await page.locator("[data-control=chat]").waitFor();
  const textAfter = async (reply: (route: Route) => Promise<void>): Promise<string> => {
    await page.route(/operationName=addCart$/, reply, { times: 1 });
    const button = page.locator("[data-control=add-to-cart]");
    await expect.poll(() => button.getAttribute("aria-busy")).toBeNull();
    await expect.poll(() => page.locator("[data-toast]").count()).toBe(0);
    await button.click();
    const told = (await page.locator("[data-toast=error]").textContent()) ?? "";
    await page.clock.fastForward(3000);
    return told;
  };
  const errors = (...messages: string[]) => ({ json: { errors: messages.map((message) => ({ message })) } });
  const general = "There was an error. Please try again later.";
  expect(await textAfter((route) => route.fulfill(errors("The first", "The second")))).toBe("The first");
  expect(await textAfter((route) => route.fulfill(errors("")))).toBe("Error");
  const unknown = { errors: [{ message: "Nobody knows it", extensions: { code: "9999" } }] };
  expect(await textAfter((route) => route.fulfill({ json: unknown }))).toBe("Nobody knows it");
  expect(await textAfter((route) => route.fulfill({ status: 400, json: { errorMessage: "In full" } }))).toBe("In full");
  expect(await textAfter((route) => route.fulfill({ status: 400, json: { message: "In short" } }))).toBe("In short");
  expect(await textAfter((route) => route.fulfill({ status: 500, json: {} }))).toBe(general);
  expect(await textAfter((route) => route.abort())).toBe("Internal server error.");
});

journey(
  "[ERR-03] when the error page cannot be loaded either, a sentence and a link home are left",
  async ({ shopper }) => {
    const visitor = await shopper();
    const { page, visit } = visitor;
    visitor.expectProblem(/500|ERR_FAILED|dynamically imported module/);
    await visit("/login");
    await page.locator("[data-control=chat]").waitFor();
    // The one reload that a missing file may cause has been used.
    await page.evaluate(() => sessionStorage.setItem("chunk-reloaded-at", String(Date.now())));
    await page.route(/\/assets\/error-page-[^/]+\.js$/, (route) => route.abort());
    await page.route(pageData, (route) => route.fulfill({ status: 500, body: "" }), { times: 1 });
    await page.getByRole("banner").getByRole("link", { name: "Stores" }).click();
    await page.getByText("Well, this is unexpected...").waitFor();
    await page.getByRole("main").getByRole("link", { name: "Back to Homepage" }).click();
    await page.waitForURL((url) => url.pathname === "/");
    await page.locator("[data-carousel]").waitFor();
  },
);

journey(
  "[ERR-03] when the frame of all pages fails, static words in both languages and a link home are left, and no stack",
  async ({ shopper }) => {
    const visitor = await shopper();
    const { page } = visitor;
    visitor.expectProblem(/secret/);
    const cartLink = "href:`/shop-cart`";
    let broken = 0;
    await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
      const response = await route.fetch();
      const script = await response.text();
      if (!script.includes(cartLink)) return route.fulfill({ response });
      broken += 1;
      const body = script.replaceAll(cartLink, `href:(()=>{throw Error("secret")})()`);
      // Not for the browser's cache: the page after this one must get the file as it is.
      return route.fulfill({ response, headers: { ...response.headers(), "cache-control": "no-store" }, body });
    });
    await page.goto("/contact-us");
    for (const text of ["Well, this is unexpected...", "Wah, ini di luar dugaan..."])
      await page.getByText(text).waitFor();
    expect(broken).toBeGreaterThan(0);
    expect(await page.locator("body").innerText()).not.toMatch(/secret|Application Error|\bat /);
    await page.unrouteAll({ behavior: "wait" });
    await page.getByRole("main").getByRole("link", { name: "Kembali ke beranda" }).click();
    await page.locator("[data-carousel]").waitFor();
  },
);

const reloadsOf = (page: Page): (() => number) => {
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  return () => loads;
};

journey(
  "[ERR-08] [STA-09] a part of the page that is gone reloads it once, and not again within 60 s",
  async ({ shopper, gelora }) => {
    const { plenty } = await someGoods(gelora);
    const visitor = await shopper();
    const { page, visit } = visitor;
    visitor.expectProblem(/ERR_FAILED/);
    await page.clock.install();
    await visit(`/pdp/${plenty.productCode}?skuCode=${plenty.skuCode}`);
    await page.locator("[data-control=chat]").waitFor();
    await page.route(/\/assets\/adding-[^/]+\.js$/, (route) => route.abort());
    const reloads = reloadsOf(page);
    const press = async (): Promise<void> => {
      const gone = page.waitForEvent("requestfailed");
      await page.locator("[data-control=add-to-cart]").click();
      await gone;
    };
    await press();
    await expect.poll(reloads).toBe(1);
    const guard = await page.evaluate(
      () => Object.entries({ ...sessionStorage }).find(([key]) => /chunk/.test(key))?.[1],
    );
    expect(Number(guard)).toBeGreaterThan(1_000_000_000_000);
    await page.locator("[data-control=chat]").waitFor();
    await page.clock.fastForward(30_000);
    await press();
    await page.locator("[data-toast=error]").getByText("There was an error. Please try again later.").waitFor();
    await page.waitForTimeout(1000);
    expect(reloads()).toBe(1);
    await page.reload();
    await expect.poll(reloads).toBe(2);
    await page.locator("[data-control=chat]").waitFor();
    await page.clock.fastForward(31_000);
    await press();
    await expect.poll(reloads).toBe(3);
  },
);

journey("[ERR-08~] a page whose own file is gone is shown by its document, without a loop", async ({ shopper }) => {
  const visitor = await shopper();
  const { page, visit } = visitor;
  visitor.expectProblem(/ERR_FAILED|Error loading route module|Failed to fetch/);
  await visit("/store");
  await page.locator("[data-control=chat]").waitFor();
  await page.route(/\/assets\/contact-[^/]+\.js$/, (route) => route.abort());
  const loads = reloadsOf(page);
  await page.getByRole("banner").getByRole("link", { name: "Help" }).click();
  await page.waitForURL(/\/contact-us$/);
  await page.getByRole("heading", { level: 1, name: "Contact us" }).waitFor();
  await page.waitForTimeout(1500);
  expect(loads()).toBe(1);
});

journey(
  "[GAP-05] [PDP-10] [PDP-24] [PDP-25] [ERR-17~] third-party content may fail silently",
  async ({ shopper, gelora }) => {
    const { plenty } = await someGoods(gelora);
    const visitor = await shopper();
    const { page, visit } = visitor;
    visitor.expectProblem(/ERR_FAILED|status of 500|answer 500/);
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/recommendations?"))
        asked.push(`${request.method()} ${new URL(request.url()).search}`);
    });
    const loads = reloadsOf(page);
    await page.route(/\/collector\/|\/assets\/sending-[^/]+\.js$/, (route) => route.abort());
    const block = page.locator("[data-recommendations]");
    const address = `/pdp/${plenty.productCode}?skuCode=${plenty.skuCode}`;
    for (const fail of [
      (route: Route) => route.abort(),
      (route: Route) => route.fulfill({ status: 500, body: "broken" }),
      (route: Route) => route.fulfill({ body: "<html>" }),
    ]) {
      await page.unroute(/\/recommendations\?/);
      await page.route(/\/recommendations\?/, fail);
      const over = page.waitForEvent(
        "request",
        (request) => request.url().includes("/recommendations?") && request.method() === "GET",
      );
      await visit(address);
      await over;
      await page.locator("[data-control=chat]").waitFor();
      expect(await block.count()).toBe(0);
      expect(await page.locator("[data-toast]").count()).toBe(0);
    }
    await page.waitForTimeout(2500);
    expect(loads()).toBe(3);
    expect(new Set(asked)).toEqual(new Set([`GET ?sku=${plenty.skuCode}&lang=en-US`]));
    await page.unroute(/\/recommendations\?/);
    await page.route(/\/recommendations\?/, (route) =>
      route.fulfill({
        json: {
          Items: [
            {
              Fields: {
                Name: "Another",
                Price: 129000,
                ImageURL: "",
                URL: "https://elsewhere.example/pdp/A1",
                SKU: "A1",
              },
            },
          ],
        },
      }),
    );
    await visit(address);
    const card = block.getByRole("article");
    await card.getByText("Another").waitFor();
    expect(await card.getByRole("link").getAttribute("href")).toBe("/pdp/A1");
    expect(await card.innerText()).toMatch(/Rp\s?129\.000/);
  },
);

journey("[TRK-06] every error that nothing caught is reported, and nothing of the person", async ({ shopper }) => {
  const visitor = await shopper();
  const { page, visit } = visitor;
  visitor.expectProblem(/planted/);
  const events: { name: string }[] = [];
  await page.route(/\/collector\/events$/, (route) => {
    events.push(...JSON.parse(route.request().postData() ?? "[]"));
    return route.fulfill({ status: 204 });
  });
  await visit("/login?redirectUrl=%2Fsecret");
  await page.locator("[data-control=chat]").waitFor();
  await page.evaluate(() => {
    for (const number of [1, 2, 3])
      setTimeout(() => {
        throw new Error(`planted ${number}`);
      });
    void Promise.reject(new Error("planted promise"));
  });
  const reports = () => events.filter(({ name }) => name === "error");
  await expect.poll(() => reports().length).toBe(4);
  for (const message of ["planted 1", "planted 2", "planted 3", "planted promise"])
    expect(reports()).toContainEqual(
      expect.objectContaining({ message: expect.stringContaining(message), path: "/login" }),
    );
  expect(JSON.stringify(reports())).not.toContain("secret");
});

journey("a report's places can be found, and no shopper gets the maps that they are found with", async ({ gelora }) => {
  const html = await (await fetch(`${gelora.storefront}/en/store`)).text();
  const scripts = [...new Set([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([path]) => path))];
  expect(scripts.length).toBeGreaterThan(3);
  for (const path of scripts) {
    expect(await (await fetch(gelora.storefront + path)).text()).not.toContain("sourceMappingURL");
    for (const map of [`${path}.map`, path.replace("/assets/", "/maps/").concat(".map")])
      expect([map, (await fetch(gelora.storefront + map)).status]).toEqual([map, 404]);
  }
});
