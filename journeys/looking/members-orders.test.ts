import type { Route } from "playwright-core";
import { expect } from "vitest";
import { journey } from "../support/journey.ts";
import { answerOperation } from "../support/operations.ts";
import type { Shopper } from "../support/shopper.ts";
import { answer } from "./answers.ts";

/** An order as the gateway lists it. */
const listed = (orderCode: string, orderStatus: number, distributionType: "11" | "21" = "11") => ({
  orderCode,
  orderDate: "21/11/2026 16:05:09",
  orderStatus,
  orderStatusStr: "",
  amount: 500_000,
  distributionType,
  scheduleCancelTime: null,
  expectTime: null,
  operationList: [{ type: "payOrder", value: orderStatus === 21 }],
  orderReceiveOut: { storeName: "Gelora Senayan" },
  productList: [{ orderItemCode: `${orderCode}-1`, skuName: "Ombak Runner", image: null, count: 1 }],
});

type Asked = { readonly deliveryType: string; readonly orderStatus?: readonly number[]; readonly pageNum: number };

/**
 * Gives the browser a member's credentials and answers in the shop's place. @returns the order
 * lists requested so far; it grows
 */
async function becomeMember(visitor: Shopper, store: string): Promise<readonly Asked[]> {
  const userInfo = JSON.stringify({ userCode: "M1", firstName: "Dewi", isGuest: false });
  const cookie = (name: string, value: string) => ({ name, value: encodeURIComponent(value), url: store });
  await visitor.context.addCookies([
    cookie("token", "a-members-token"),
    cookie("userInfo", userInfo),
    cookie("isLogin", "true"),
  ]);
  const asked: Asked[] = [];
  await answerOperation(visitor.page, /^StorefrontOrders$/, (route) => {
    const { variables } = route.request().postDataJSON() as { variables: { input: Asked; isMember: boolean } };
    asked.push(variables.input);
    const kind = variables.input.deliveryType === "21" ? "21" : "11";
    const states = variables.input.orderStatus ?? [21, 51];
    const orders = Array.from({ length: 10 }, (_, index) =>
      listed(`GL${kind}P${variables.input.pageNum}N${index}`, states[index % states.length] ?? 21, kind),
    );
    return answer(route, {
      orderList: { pageInfo: { totalCount: 20, hasNextPage: variables.input.pageNum === 1 }, dataList: orders },
    });
  });
  await answerOperation(visitor.page, /^getCustomOrderDetail$/, (route) => answerDetail(route));
  // Every other call reaches a shop that does not know this token.
  await answerOperation(visitor.page, /^userInfo$/, (route) => answer(route, { userInfo: JSON.parse(userInfo) }));
  await answerOperation(visitor.page, /MiniCart/i, (route) => answer(route, { miniCartNumber: { count: 0 } }));
  return asked;
}

function answerDetail(route: Route): Promise<void> {
  const { variables } = route.request().postDataJSON() as { variables: { orderCode: string } };
  return answer(route, {
    getCustomOrderDetail: {
      ...listed(variables.orderCode, 51),
      productAmount: 500_000,
      discount: 0,
      discountList: [],
      coupon: 0,
      freight: 0,
      usedPoint: 0,
      usedPointAmount: 0,
      payStatus: "1",
      payMent: "BCA Virtual Account",
      payMentType: "VIRTUAL_ACCOUNT",
      cancelCode: null,
      cancelRemark: null,
      history: [],
      orderStatusChangeOut: null,
      payInfos: [],
      store: null,
      orderReturnOuts: [],
      expressList: [],
      productList: [],
    },
  });
}

journey(
  "[ORD-04] [ORD-05] [ORD-06] [ORD-17] a member's orders: 11 unless the address says otherwise, tabs, and each with its address",
  async ({ shopper, gelora }) => {
    const visitor = await shopper({ width: 1280 });
    const { page } = visitor;
    const asked = await becomeMember(visitor, gelora.storefront);
    await visitor.visit("/account/order");
    await expect.poll(() => page.getByRole("article").count()).toBe(10);
    expect(asked[0]).toMatchObject({ deliveryType: "11", pageNum: 1 });
    await page
      .getByRole("navigation", { name: "Order status" })
      .getByRole("link", { name: "Awaiting payment" })
      .click();
    await expect.poll(() => asked.at(-1)).toMatchObject({ orderStatus: [21] });
    await page.getByRole("link", { name: "All", exact: true }).click();
    await page.getByRole("link", { name: "Store pick-up" }).click();
    await page.waitForURL(/\/account\/order\?deliveryType=21$/);
    await expect.poll(() => asked.at(-1)).toMatchObject({ deliveryType: "21" });
    await page.getByRole("button", { name: "Load more orders" }).click();
    await expect.poll(() => page.getByRole("article").count()).toBe(20);
    const last = page.getByRole("article").last();
    await last.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => window.scrollY);
    await last.getByRole("link", { name: /^View details/ }).click();
    await page.waitForURL(/\/account\/order\/detail\/GL21P2N9\?deliveryType=21$/);
    await page.getByRole("heading", { level: 1, name: "Completed" }).waitFor();
    expect(await page.getByRole("main").getByRole("link", { name: "My orders" }).last().getAttribute("href")).toBe(
      "/account/order?deliveryType=21",
    );
    await page.goBack();
    await expect.poll(() => page.getByRole("article").count()).toBe(20);
    await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - scrolled)).toBeLessThan(5);
  },
);

journey("[ORD-04] a member who comes to a guest's address is led to the account", async ({ shopper, gelora }) => {
  const visitor = await shopper({ width: 390, language: "id-ID" });
  const { page } = visitor;
  await becomeMember(visitor, gelora.storefront);
  await page.goto("/order?deliveryType=21");
  await page.waitForURL(/\/account\/order\?deliveryType=21$/);
  await page.goto("/order/detail/GL1");
  await page.waitForURL(/\/account\/order\/detail\/GL1\?deliveryType=11$/);
  await visitor.visit("/account/order");
  await page.getByRole("article").first().waitFor();
  await visitor.look("members-orders");
});

journey(
  "[K04] [SES-10] the account's orders are for members: others come to the login, with the way back",
  async ({ shopper }) => {
    const { page } = await shopper();
    for (const address of ["/account/order?deliveryType=21", "/account/order/detail/GL1?deliveryType=11"]) {
      await page.goto(address);
      await page.waitForURL((url) => url.pathname === "/login");
      expect(new URL(page.url()).searchParams.get("redirectUrl")).toBe(address);
    }
  },
);
