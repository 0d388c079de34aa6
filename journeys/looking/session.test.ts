import type { Page, Request } from "playwright-core";
import { expect } from "vitest";
import { journey } from "../support/journey.ts";
import type { Shopper } from "../support/shopper.ts";
import { answer, refuse } from "./answers.ts";

/**
 * Counts calls of guestInit from now on, on their way: on a busy machine the browser's own report
 * of a request may get lost when the next page is opened.
 */
async function guestInits(page: Page): Promise<() => number> {
  let count = 0;
  await page.route(/operationName=guestInit$/, (route) => {
    if (route.request().method() === "POST") count += 1;
    return route.fallback();
  });
  return () => count;
}

const isCall = (request: Request, name: string): boolean =>
  request.method() === "POST" && request.url().endsWith(`operationName=${name}`);

/** The value stored under a name: in the cookie, and in local storage. */
async function storedAs({ page, context }: Shopper, name: string): Promise<readonly [string?, string?]> {
  const cookie = (await context.cookies()).find((one) => one.name === name)?.value;
  const local = await page.evaluate((key) => localStorage.getItem(key) ?? undefined, name);
  return [cookie, local];
}

const nothing = [undefined, undefined];
const member = { firstName: "Dewi", isGuest: false };

/** A member's credentials, as a login leaves them. */
async function signIn({ page, context }: Shopper, store: string): Promise<void> {
  const userInfo = JSON.stringify(member);
  await context.addCookies([
    { name: "token", value: "a-token", url: store },
    { name: "userInfo", value: encodeURIComponent(userInfo), url: store },
    { name: "isLogin", value: "true", url: store },
  ]);
  await page.addInitScript((info) => {
    if (sessionStorage.getItem("signed-in")) return;
    sessionStorage.setItem("signed-in", "once");
    localStorage.setItem("token", "a-token");
    localStorage.setItem("userInfo", info);
  }, userInfo);
}

journey(
  "[SES-01] [SES-02] [SES-03] [SES-05] [SES-18] [GAP-03] [STA-02] [STA-03] a first-time visitor becomes a guest exactly once",
  async ({ shopper }) => {
    const visitor = await shopper();
    const { page, visit } = visitor;
    const inits = await guestInits(page);
    const tokens: (string | undefined)[] = [];
    const names = new Set<string>();
    page.on("request", (request) => {
      const name = new URL(request.url()).searchParams.get("operationName");
      if (request.method() !== "POST" || !name) return;
      names.add(name);
      if (name !== "guestInit") tokens.push(request.headers()["auth-token"]);
    });
    const counted = page.waitForResponse(/operationName=miniCartNumber$/);
    await visit("/shop-cart");
    await counted;
    await page.getByText("Your cart is empty").waitFor();
    await page.getByRole("main").getByRole("link").first().waitFor();
    expect(inits()).toBe(1);
    const [cookie, local] = await storedAs(visitor, "guestId");
    expect(cookie).toMatch(/^.{20,}$/);
    expect(local).toBe(cookie);
    expect(await storedAs(visitor, "token")).toEqual(nothing);
    expect(await storedAs(visitor, "userInfo")).toEqual(nothing);
    expect(new Set(tokens)).toEqual(new Set([cookie]));
    await visit("/shop-cart");
    await page.getByText("Your cart is empty").waitFor();
    expect(inits()).toBe(1);
    // A browser that lost the cookie is recognised by the copy in local storage.
    await visitor.context.clearCookies({ name: "guestId" });
    await visit("/shop-cart");
    await page.getByText("Your cart is empty").waitFor();
    expect(inits()).toBe(1);
    // A guest has no account to load.
    expect([...names].filter((name) => /account/i.test(name))).toEqual([]);
  },
);

journey(
  "[SES-03] [SES-05] [STA-01~] [SHL-06] with a stored token no guest is made, and the person is a member",
  async ({ shopper, gelora }) => {
    const visitor = await shopper();
    const { page, visit } = visitor;
    await signIn(visitor, gelora.storefront);
    const inits = await guestInits(page);
    await page.route(/operationName=miniCartNumber$/, (route) => answer(route, { miniCartNumber: { count: 3 } }));
    await page.route(/operationName=userInfo$/, (route) => answer(route, { userInfo: member }));
    const asked = page.waitForRequest((request) => isCall(request, "miniCartNumber"));
    await visit("/store");
    expect((await asked).headers()["auth-token"]).toBe("a-token");
    await expect.poll(() => page.locator("[data-badge=cart]").textContent()).toBe("3");
    expect(await page.getByRole("banner").getByRole("link", { name: "Account" }).getAttribute("href")).toBe(
      "/account/order",
    );
    expect(inits()).toBe(0);
  },
);

const publicAddresses = ["/", "/plp/search", "/page/privacy-policy"];

journey(
  "[SES-06] [SES-08] [SES-11] [ERR-10] on public pages an ended session is forgotten, and the shopper stays as a guest",
  async ({ shopper, gelora }) => {
    for (const address of publicAddresses) {
      const visitor = await shopper();
      const { page, visit } = visitor;
      await signIn(visitor, gelora.storefront);
      const inits = await guestInits(page);
      await page.route(/operationName=miniCartNumber$/, (route) => refuse(route, "0002", "Please log in again."), {
        times: 1,
      });
      const refused = page.waitForResponse(/operationName=miniCartNumber$/);
      await visit(address);
      await refused;
      await expect.poll(() => storedAs(visitor, "token")).toEqual(nothing);
      expect(await storedAs(visitor, "userInfo")).toEqual(nothing);
      expect(new URL(page.url()).pathname).toBe(address);
      expect(await page.locator("[data-toast]").count()).toBe(0);
      // A navigation in the middle of the guest's first call would hide that call from the count.
      await expect.poll(async () => (await storedAs(visitor, "guestId"))[0]).toBeDefined();
      await visit(address);
      expect(inits()).toBe(1);
      expect(new URL(page.url()).pathname).toBe(address);
    }
  },
);

const closedAddresses = ["/checkout/1", "/account/order?deliveryType=11", "/shop-cart"];

journey(
  "[SES-06] [SES-07] [ERR-10] on closed pages an ended session leads to the login, which knows the way back",
  async ({ shopper, gelora }) => {
    for (const address of closedAddresses) {
      const visitor = await shopper();
      const { page } = visitor;
      await signIn(visitor, gelora.storefront);
      // As a member sees it: the page's first call is rejected.
      let refused = 0;
      await page.route(/\/graphql\?operationName=/, (route) => {
        if (route.request().headers()["auth-token"] !== "a-token") return route.fallback();
        refused += 1;
        return refuse(route, "0002", "Please log in again.");
      });
      await page.goto(address);
      await page.waitForURL(/\/login\?/);
      expect(new URL(page.url()).search).toBe(`?redirectUrl=${encodeURIComponent(address)}`);
      expect(refused).toBeGreaterThan(0);
      expect(await storedAs(visitor, "token")).toEqual(nothing);
      expect(await storedAs(visitor, "userInfo")).toEqual(nothing);
    }
  },
);
