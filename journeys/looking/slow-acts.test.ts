import { registerMember } from "@gelora/testkit/member.ts";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { addToCart, chooseSize, fillAddress, newGuest, openProduct, search } from "../support/buying.ts";
import { skusThat } from "../support/goods.ts";
import { journey } from "../support/journey.ts";
import { layoutShift, shiftLimit } from "../support/layout-shift.ts";
import { deliver, guestWithOrders, memberOrders } from "../support/orders-placed.ts";
import type { Shopper } from "../support/shopper.ts";
import { slowAnswers } from "../support/slow-answers.ts";
import { whatMoved } from "../support/slow-visits.ts";

const widths = [390, 1280] as const;

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const answer = (page: Page, name: string) =>
  page.getByRole("dialog").getByRole("button", { name, exact: true }).click();
const selectFirst = (page: Page) =>
  page
    .getByRole("checkbox", { name: /^Select / })
    .first()
    .check();

async function signIn({ page, visit }: Shopper, account: string, password: string, goal: string): Promise<void> {
  await visit(`/login?redirectUrl=${encodeURIComponent(goal)}`);
  await page.getByLabel("Email or mobile number", { exact: true }).fill(account);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await press(page, "Sign in");
  await page.waitForURL(`**${goal}`);
}

for (const width of widths)
  journey(`narrowing a list moves no filter when the list comes late, at ${width}`, async ({ shopper }) => {
    const visitor = await shopper({ width });
    const tick = (group: string) => (page: Page) =>
      page
        .locator(`[data-filter=${group}] label`)
        .filter({ has: page.locator("input:enabled:not(:checked):not([value=''])"), visible: true })
        .nth(1)
        .click();
    const openSheet = async (page: Page) => {
      if (width === 390) await page.locator("[popovertarget=listing-filters]:not([popovertargetaction])").click();
    };
    const acts = [openSheet, tick("brand"), tick("brand"), tick("gender")];
    expect(await whatMoved(visitor.context, [{ path: "/plp/footwear", acts }])).toEqual([]);
  });

for (const width of widths)
  journey(
    `cancelling and returning move nothing when their answers come late, at ${width}`,
    async ({ shopper, gelora, sandbox }) => {
      const guest = await guestWithOrders(gelora, 0, 2);
      const other = await guestWithOrders(gelora, 0, 2);
      const [unpaid = ""] = guest.orderCodes;
      const [delivered = ""] = other.orderCodes;
      await deliver(sandbox, delivered);
      const [first, second] = [await shopper({ width }), await shopper({ width })];
      await guest.moveInto(first);
      await other.moveInto(second);
      const cancelling = [
        (page: Page) => press(page, "Cancel order"),
        (page: Page) => page.getByRole("dialog").getByRole("radio").first().check(),
        (page: Page) => answer(page, "Cancel order"),
      ];
      const returning = [
        selectFirst,
        (page: Page) => press(page, "Request a return"),
        async (page: Page) => {
          const dialog = page.getByRole("dialog");
          await dialog.getByLabel("Reason").selectOption({ label: "It does not fit" });
          await dialog.getByLabel("Bank", { exact: true }).selectOption({ label: "BCA" });
          await dialog.getByLabel("Account number").fill("1234567890");
          await dialog.getByLabel("Account holder").fill("Sari Wulandari");
        },
        (page: Page) => answer(page, "Send request"),
        (page: Page) => page.getByText("Being reviewed").first().waitFor(),
      ];
      const moved = await Promise.all([
        whatMoved(first.context, [{ path: `/order/detail/${unpaid}`, acts: cancelling }]),
        whatMoved(second.context, [{ path: `/order/detail/${delivered}`, acts: returning }]),
      ]);
      expect(moved.flat()).toEqual([]);
    },
  );

for (const width of widths)
  journey(`an exchange moves nothing when its answers come late, at ${width}`, async ({ shopper, gelora, sandbox }) => {
    const member = await registerMember(gelora);
    const skus = await skusThat(`${gelora.shop}/graphql`, ({ pieces }) => pieces > 5);
    const colours = Map.groupBy(skus, ({ skuCode }) => skuCode.slice(0, skuCode.lastIndexOf("-")));
    const sku = [...colours.values()].find((sizes) => sizes.length > 2)?.[0];
    const orderCode = await memberOrders({ ...member, caller: member.caller }, 1, sku);
    await deliver(sandbox, orderCode);
    const visitor = await shopper({ width });
    const path = `/account/order/detail/${orderCode}`;
    await signIn(visitor, member.email, member.password, path);
    const acts = [
      selectFirst,
      (page: Page) => press(page, "Request a return"),
      (page: Page) =>
        page
          .getByRole("dialog")
          .getByRole("radio", { name: /^Another size/ })
          .check(),
      async (page: Page) => {
        const dialog = page.getByRole("dialog");
        await dialog.getByLabel("New size").selectOption({ index: 1 });
        await dialog.getByLabel("Reason").selectOption({ label: "It does not fit" });
      },
      (page: Page) => answer(page, "Send request"),
    ];
    expect(await whatMoved(visitor.context, [{ path, acts }])).toEqual([]);
  });

for (const width of widths)
  journey(`turning points on and off moves nothing when the shop counts late, at ${width}`, async ({ shopper }) => {
    const buyer = await shopper({ width });
    const { page } = buyer;
    await signIn(buyer, "ayu@gelora.example", "Lari-Pagi7", "/");
    await search(buyer, "football");
    await openProduct(buyer, 0);
    await chooseSize(buyer);
    await addToCart(buyer);
    await page.getByRole("link", { name: buyer.words.viewCart }).click();
    await press(page, buyer.words.checkout);
    await page.waitForURL(/\/checkout\//);
    await page.locator("#checkout-delivery").waitFor();
    await fillAddress(buyer, newGuest());
    const points = page.getByRole("switch");
    await points.waitFor({ state: "attached" });
    const turn = () => page.locator("label", { has: points }).click();
    const settled = await slowAnswers(page);
    await page.evaluate(() => window.geloraShifts?.splice(0));
    await turn();
    await settled();
    await page.getByRole("dialog").locator("input").fill("739152");
    await answer(page, "Confirm");
    await settled();
    await points.and(page.locator("[aria-checked=true]:not([aria-busy])")).waitFor({ state: "attached" });
    const on = await layoutShift(page);
    await page.evaluate(() => window.geloraShifts?.splice(0));
    await turn();
    await settled();
    await points.and(page.locator("[aria-checked=false]:not([aria-busy])")).waitFor({ state: "attached" });
    const off = await layoutShift(page);
    expect([on, off].filter(({ value }) => value > shiftLimit)).toEqual([]);
  });
