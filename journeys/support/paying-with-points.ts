import { type GatewayCaller, gatewayCaller } from "@gelora/testkit/gateway-client.ts";
import type { Page } from "playwright-core";
import { dialogOf, signIn as signInAs } from "../member/card-linking.ts";
import { addToCart, chooseSize, fillAddress, newGuest, openProduct, search } from "./buying.ts";
import type { Gelora } from "./gelora.ts";
import type { Shopper, ShopperOptions } from "./shopper.ts";

/** The expected words of the switch's dialog, and what is searched for. */
const words = {
  "en-US": { keyword: "football", confirm: "Confirm" },
  "id-ID": { keyword: "sepatu lari", confirm: "Konfirmasi" },
} as const;

export const screens = [
  { language: "id-ID", width: 390 },
  { language: "en-US", width: 1280 },
] as const satisfies readonly ShopperOptions[];

/** Seeded members, as the README names them. */
const people = {
  ayu: ["ayu@gelora.example", "Lari-Pagi7"],
  dewi: ["dewi@gelora.example", "Renang-Sore3"],
  eka: ["eka@gelora.example", "Panjat-Tebing5"],
  fajar: ["fajar@gelora.example", "Lempar-Jauh4"],
} as const;
/** The PIN of those who have one. */
export const seededPin = "739152";

export const switchOf = (page: Page) => page.getByRole("switch");

export async function signIn(
  shopper: Shopper,
  name: keyof typeof people,
  goal: "/" | "/shop-cart" = "/",
): Promise<void> {
  const [account, password] = people[name];
  await signInAs(shopper, account, password, goal);
}

/** Puts one product into the cart, and leaves its page open. */
export async function collect(shopper: Shopper): Promise<void> {
  await search(shopper, words[shopper.language].keyword);
  await openProduct(shopper, 0);
  await chooseSize(shopper);
  await addToCart(shopper);
}

/** From a product added to the cart to the checkout, as a member. */
export async function openCheckout({ page, words: shown }: Shopper): Promise<void> {
  await page.getByRole("link", { name: shown.viewCart }).click();
  await page.waitForURL(/\/shop-cart/);
  await page.getByRole("button", { name: shown.checkout }).click();
  await page.waitForURL(/\/checkout\//);
  await page.locator("#checkout-delivery").waitFor();
}

/** A signed-in member's checkout of one product, its address filled in. */
export async function reachCheckout(shopper: Shopper, name: keyof typeof people): Promise<void> {
  const { page } = shopper;
  await signIn(shopper, name);
  await collect(shopper);
  await openCheckout(shopper);
  await fillAddress(shopper, newGuest());
  await switchOf(page).waitFor({ state: "attached" });
}

/** The club's gateway, asked for this browser's member. */
async function clubCallerOf({ context }: Shopper, { club, storefront }: Gelora): Promise<GatewayCaller> {
  const cookies = await context.cookies(storefront);
  const token = cookies.find(({ name }) => name === "token")?.value;
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  return Object.assign(gatewayCaller(`${club}/loyalty/graphql`, "en-US", storefront), { token, cookie });
}

/** What the club says that this browser's member has to spend. */
export async function pointsOf(shopper: Shopper, gelora: Gelora): Promise<number> {
  const caller = await clubCallerOf(shopper, gelora);
  const bind = "query Bind { mapClubCheckBind { availablePoints } }";
  const { mapClubCheckBind } = await caller.call<{ mapClubCheckBind: { availablePoints: number } }>("Bind", bind);
  return mapClubCheckBind.availablePoints;
}

/** What this browser's member gets to spend once return windows have closed. */
export async function pendingPointsOf(shopper: Shopper, gelora: Gelora): Promise<number> {
  const caller = await clubCallerOf(shopper, gelora);
  const query = "query Points { mapClubPoints { pendingPoints } }";
  const { mapClubPoints } = await caller.call<{ mapClubPoints: { pendingPoints: number } }>("Points", query);
  return mapClubPoints.pendingPoints;
}

/** Presses the visible part of the switch, which is its label. */
export const turn = (page: Page) => page.locator("label", { has: switchOf(page) }).click();

export async function enterPin({ page, language }: Shopper, pin: string): Promise<void> {
  await dialogOf(page).locator("input").fill(pin);
  await dialogOf(page).getByRole("button", { name: words[language].confirm, exact: true }).click();
}

/** The orders among the bodies of a page's calls. */
export const ordersIn = (bodies: readonly string[]): unknown[] =>
  bodies.filter((body) => body.includes("tradeCreateOrderCustom")).map((body) => JSON.parse(body).variables.order);

/** What the page shows to pay, in whole rupiah; both of its sums say the same. */
export async function totalOf(page: Page): Promise<number> {
  const shown = page.locator("[data-total-to-pay] summary .figures, aside dd[aria-live]").filter({ visible: true });
  return Number((await shown.first().textContent())?.replaceAll(/\D/g, ""));
}

export const isOn = (page: Page) => switchOf(page).and(page.locator("[aria-checked=true]:not([aria-busy])"));
export const isOff = (page: Page) => switchOf(page).and(page.locator("[aria-checked=false]:not([aria-busy])"));
