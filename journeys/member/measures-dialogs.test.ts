import { gatewayCaller } from "@gelora/testkit/gateway-client.ts";
import { registerMember } from "@gelora/testkit/member.ts";
import type { Locator } from "playwright-core";
import { expect } from "vitest";
import { addToCart } from "../support/buying.ts";
import { openDesk } from "../support/desk.ts";
import type { Gelora } from "../support/gelora.ts";
import { skusThat } from "../support/goods.ts";
import { journey } from "../support/journey.ts";
import { deliver, guestWithOrders, returnPiece } from "../support/orders-placed.ts";
import type { Sandbox } from "../support/sandbox.ts";
import type { Shopper, ShopperOptions } from "../support/shopper.ts";
import { dialogOf, signIn } from "./card-linking.ts";
import { askedForPin } from "./pin-question.ts";

type Open = (options: ShopperOptions) => Promise<Shopper>;

/** As the documents name them; on a phone 90 % of its 390 pixels where nothing else is said. */
const widths = {
  390: { normal: 351, login: 360, link: 360, pin: 351, newsletter: 351, logistics: 351, shopMore: 351 },
  1280: { normal: 500, login: 500, link: 500, pin: 480, newsletter: 600, logistics: 750, shopMore: 1045 },
} as const;

async function widthOf(dialog: Locator): Promise<number> {
  await dialog.waitFor();
  return Math.round((await dialog.boundingBox())?.width ?? 0);
}

/**
 * Dialogs of a visitor who just came: the newsletter, the club's login, a promotion's goods, and
 * 'added'.
 */
async function ofVisitors(open: Open, width: 390 | 1280, gelora: Gelora) {
  const visitor = await open({ width, invited: true });
  const { page, words } = visitor;
  const dialog = dialogOf(page);
  await visitor.visit("/");
  const newsletter = await widthOf(dialog);
  await visitor.visit("/login");
  await page.getByRole("button", { name: "Sign in with MapClub" }).click();
  const login = await widthOf(dialog);
  const goods =
    'query Goods { queryCatalogProductsByPromotion(activityCode: "SOCKS-3-1", pageInput: { pageSize: 1 }) { dataList { productCode } } }';
  const { queryCatalogProductsByPromotion: found } = await gatewayCaller(`${gelora.shop}/graphql`).call<{
    queryCatalogProductsByPromotion: { dataList: { productCode: string }[] };
  }>("Goods", goods, {});
  await visitor.visit(`/pdp/${found.dataList[0]?.productCode}`);
  await page.locator("[data-promotions] summary").click();
  await page
    .getByRole("button", { name: /^Shop more/ })
    .first()
    .click();
  const shopMore = await widthOf(dialog);
  await page.keyboard.press("Escape");
  const [sku] = await skusThat(`${gelora.shop}/graphql`, ({ pieces }) => pieces > 12);
  await visitor.visit(`/pdp/${sku?.productCode}?skuCode=${sku?.skuCode}`);
  await addToCart(visitor);
  return { newsletter, login, shopMore, normal: await widthOf(page.getByRole("dialog", { name: words.added })) };
}

/** Where the number of a returned parcel is entered. */
async function ofLogistics(open: Open, width: 390 | 1280, gelora: Gelora, sandbox: Sandbox): Promise<number> {
  const guest = await guestWithOrders(gelora, 0);
  const [orderCode = ""] = guest.orderCodes;
  await deliver(sandbox, orderCode);
  const returnCode = await returnPiece(guest.buyer, orderCode);
  await openDesk(gelora).send("support", `mutation { approveReturn(returnCode: "${returnCode}") { success result } }`);
  const visitor = await open({ width });
  await guest.moveInto(visitor);
  const { page } = visitor;
  await visitor.visit(`/order/detail/${orderCode}`);
  await page.getByRole("button", { name: "See return" }).click();
  await dialogOf(page).getByRole("button", { name: "Enter tracking number" }).click();
  await dialogOf(page).last().getByLabel("Courier").waitFor();
  return widthOf(dialogOf(page).last());
}

/** The question for a card on home. */
async function ofLinking(open: Open, width: 390 | 1280, gelora: Gelora): Promise<number> {
  const visitor = await open({ width, askedToLink: true });
  const member = await registerMember(gelora);
  await signIn(visitor, member.email, member.password);
  return widthOf(dialogOf(visitor.page));
}

/** The PIN for points, and the club's window for a first one. */
async function ofPins(open: Open, width: 390 | 1280, gelora: Gelora) {
  const newcomer = await open({ width });
  const member = await registerMember(gelora, { joinsClub: true });
  await signIn(newcomer, member.email, member.password, "/account/mapclub");
  const [popup] = await Promise.all([
    newcomer.page.waitForEvent("popup"),
    newcomer.page.getByRole("button", { name: "Set a PIN", exact: true }).click(),
  ]);
  await popup.getByRole("button", { name: "Send the code", exact: true }).waitFor();
  const popupSize = await popup.evaluate(() => [innerWidth, innerHeight]);
  const pin = await widthOf(await askedForPin(await open({ width }), gelora));
  return { pin, popupSize };
}

for (const width of [390, 1280] as const)
  journey(
    `[SHL-27] [SHL-28] [SHL-29] [CON-11] each dialog has its own width, and the club's window its size, at ${width}`,
    async ({ shopper, gelora, sandbox }) => {
      const { popupSize, pin } = await ofPins(shopper, width, gelora);
      const measured = {
        ...(await ofVisitors(shopper, width, gelora)),
        logistics: await ofLogistics(shopper, width, gelora, sandbox),
        link: await ofLinking(shopper, width, gelora),
        pin,
      };
      expect(measured).toEqual(widths[width]);
      // A phone opens a tab.
      if (width === 1280) expect(popupSize).toEqual([540, 655]);
    },
    90_000,
  );
