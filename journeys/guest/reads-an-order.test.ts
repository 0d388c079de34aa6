import { expect } from "vitest";
import { journey } from "../support/journey.ts";
import { answerOperation } from "../support/operations.ts";
import type { Shopper } from "../support/shopper.ts";

const flags = [
  "payOrder",
  "cancelOrder",
  "undoCancelOrder",
  "receiveOrder",
  "returnOrder",
  "cancelReturnOrder",
  "fullLogisticsInfo",
  "pickupOrder",
] as const;
type Flag = (typeof flags)[number];

const names: Readonly<Record<Flag, RegExp>> = {
  payOrder: /^Pay Rp/,
  cancelOrder: /^Cancel order$/,
  undoCancelOrder: /^Undo cancel$/,
  receiveOrder: /^I have received it$/,
  returnOrder: /^Request a return$/,
  cancelReturnOrder: /^Cancel return$/,
  fullLogisticsInfo: /^Enter tracking number$/,
  pickupOrder: /^I have picked it up$/,
};

const line = {
  orderItemCode: "GLSTUB-1",
  skuName: "Ombak Runner, Coral, EU 42",
  skuCode: "OMB-42",
  productCode: "OMB",
  image: null,
  attribute:
    '{"saleAttribute":[{"key":"ukuran","value":"EU 42"},{"key":"warna","value":"Coral"},{"key":"material","value":"Mesh"}]}',
  salePrice: 500_000,
  sellPrice: 500_000,
  productPrice: 500_000,
  count: 2,
  amount: 1_000_000,
  status: "0",
  productsStatusStr: null,
  afterSaleStatusStr: null,
  reasonStr: null,
  returnCode: null,
  isGift: false,
};

const orderReturnOuts = [
  { returnCode: "R1", status: "APPROVED", afterSaleStatusStr: "Approved", amount: 500_000, createTime: "22/11/2026" },
];

/**
 * An order as the gateway returns it, with what a shop without points, gifts and returns cannot
 * produce yet.
 */
function orderAnswer(orderStatus: number, on: readonly Flag[], change: object = {}): object {
  return {
    orderCode: "GLSTUB",
    amount: 960_000,
    productAmount: 1_000_000,
    discount: 0,
    discountList: [],
    coupon: 0,
    freight: 10_000,
    usedPoint: 50_000,
    usedPointAmount: 50_000,
    returnedPoint: 0,
    refundWay: null,
    loyaltyMobile: null,
    orderStatus,
    orderStatusStr: "",
    orderDate: "21/11/2026 16:05:09",
    payStatus: "1",
    payMent: "BCA Virtual Account",
    payMentType: "VIRTUAL_ACCOUNT",
    scheduleCancelTime: null,
    expectTime: "2026-11-25",
    distributionType: "11",
    cancelCode: null,
    cancelRemark: null,
    operationList: flags.map((type) => ({ type, value: on.includes(type) })),
    history: [
      { orderStatus, orderStatusStr: "", createTime: "2026-11-21T09:05:09Z", remark: null, cancelledItems: [] },
    ],
    orderStatusChangeOut: null,
    payInfos: [],
    store: null,
    orderReceiveOut: { receiver: "Dewi Lestari", storeConfirmCode: "611154" },
    orderReturnOuts: [],
    expressList: [],
    productList: [line],
    ...change,
  };
}

async function showOrder(visitor: Shopper, answer: object): Promise<void> {
  await visitor.page.unrouteAll();
  await visitor.page.route("**/graphql?operationName=getCustomOrderDetail", (route) =>
    route.fulfill({ json: { data: { getCustomOrderDetail: answer } } }),
  );
  await visitor.visit("/order/detail/GLSTUB");
  await visitor.page.getByRole("heading", { level: 1 }).waitFor();
}

const boxes = (visitor: Shopper): Promise<number> => visitor.page.getByRole("checkbox").count();
const iconOf = (visitor: Shopper) => visitor.page.locator("main [data-icon]").first().getAttribute("data-icon");

journey(
  "[ORD-08] [ORD-09] [ORD-10] [ORD-11] [ORD-12] [ORD-13~] each status has its icon, and boxes where they serve",
  async ({ shopper }) => {
    const visitor = await shopper();
    const expected = [
      { status: 21, icon: "clock", warned: false, boxes: 0 },
      { status: 31, icon: "clock", warned: true, boxes: 1 },
      { status: 41, icon: "truck", warned: true, boxes: 1 },
      { status: 42, icon: "truck", warned: true, boxes: 1 },
      { status: 51, icon: "check", warned: false, boxes: 1 },
      { status: 61, icon: "close", warned: false, boxes: 0 },
      { status: 62, icon: "close", warned: false, boxes: 0 },
    ];
    for (const { status, icon, warned, boxes: wanted } of expected) {
      await showOrder(visitor, orderAnswer(status, ["returnOrder"], { productList: [{ ...line, status: "51" }] }));
      const warning = await visitor.page.locator("main use[href='#i-warning']").count();
      expect({ status, icon: await iconOf(visitor), warned: warning > 0, boxes: await boxes(visitor) }).toEqual({
        status,
        icon,
        warned,
        boxes: wanted,
      });
    }
    await showOrder(visitor, orderAnswer(31, []));
    expect(await boxes(visitor)).toBe(0);
  },
);

journey("[ORD-15] [ORD-16] [ORD-38] each flag of the server shows its action, and no other", async ({ shopper }) => {
  const visitor = await shopper();
  const shown = async (): Promise<string[]> => {
    const found: string[] = [];
    for (const flag of flags) {
      const named = { name: names[flag] };
      const action = visitor.page.getByRole("button", named).or(visitor.page.getByRole("link", named));
      if ((await action.count()) > 0) found.push(flag);
    }
    return found;
  };
  const cases = [
    [21, "payOrder"],
    [21, "cancelOrder"],
    [61, "undoCancelOrder"],
    [42, "receiveOrder"],
    [51, "returnOrder"],
    [51, "cancelReturnOrder"],
    [51, "fullLogisticsInfo"],
    [31, "pickupOrder"],
  ] as const;
  // Only what has arrived can be returned.
  const productList = [{ ...line, status: "51" }];
  for (const [status, flag] of cases) {
    const returns = ["cancelReturnOrder", "fullLogisticsInfo"].includes(flag) ? orderReturnOuts : [];
    await showOrder(visitor, orderAnswer(status, [flag], { productList, orderReturnOuts: returns }));
    expect(await shown()).toEqual([flag]);
  }
  await showOrder(visitor, orderAnswer(31, ["cancelOrder"]));
  expect(await shown()).toEqual([]);
});

journey("[ORD-15~] a failed payment is made another way, and a return is found from above", async ({ shopper }) => {
  const visitor = await shopper();
  const { page } = visitor;
  const productList = [{ ...line, status: "51" }];
  await showOrder(visitor, orderAnswer(51, ["fullLogisticsInfo"], { productList, orderReturnOuts }));
  await page.getByRole("link", { name: names.fullLogisticsInfo }).click();
  await page.locator("#returns").getByRole("button", { name: "See return" }).waitFor();
  expect(new URL(page.url()).hash).toBe("#returns");
  await showOrder(visitor, orderAnswer(21, ["payOrder"], { payStatus: "0" }));
  await answerOperation(page, /^payOrder$/, (route) =>
    route.fulfill({
      json: {
        data: {
          payOrder: { success: false, errorCode: "PAYMENT_INVALID", errorMessage: "payment invalid", data: [] },
        },
      },
    }),
  );
  await page.getByRole("button", { name: names.payOrder }).click();
  await page.waitForURL("**/payment?order=GLSTUB");
});

journey("[ORD-17] undoing a cancel, a return of several goods and buying again are named", async ({ shopper }) => {
  const visitor = await shopper();
  const button = (name: string) => visitor.page.getByRole("button", { name, exact: true });
  await showOrder(visitor, orderAnswer(61, ["undoCancelOrder"]));
  await button("Buy again").waitFor();
  await answerOperation(visitor.page, /^undoCancelOrder$/, (route) =>
    route.fulfill({ json: { data: { undoCancelOrder: { success: true, errorCode: null, errorMessage: null } } } }),
  );
  await button("Undo cancel").click();
  await visitor.page.getByText("Your order is active again. Please pay in time.").waitFor();
  const received = { ...line, status: "51" };
  const several = [received, { ...received, orderItemCode: "GLSTUB-2" }];
  await showOrder(visitor, orderAnswer(51, ["returnOrder"], { productList: several }));
  await button("Batch return").waitFor();
});

journey(
  "[ORD-21~] [ORD-33] [ORD-34~] [ORD-35] [ORD-36] a line shows what it is and its status",
  async ({ shopper }) => {
    const visitor = await shopper();
    const main = visitor.page.getByRole("main");
    const lines = [
      line,
      {
        ...line,
        orderItemCode: "GLSTUB-2",
        status: "42",
        productsStatusStr: "Left the warehouse",
        attribute: "{broken",
      },
      { ...line, orderItemCode: "GLSTUB-3", isGift: true, returnCode: "R1", afterSaleStatusStr: "Being looked at" },
    ];
    await showOrder(visitor, orderAnswer(42, [], { productList: lines }));
    await main.getByText("EU 42 · Coral").first().waitFor();
    expect(await main.getByText("Mesh").count()).toBe(0);
    expect(await main.getByText("Not shipped yet").count()).toBe(2);
    expect(await main.getByText("Left the warehouse", { exact: true }).count()).toBe(1);
    expect(await main.getByText("Gift", { exact: true }).count()).toBe(1);
    await main.getByText("Return: Being looked at").waitFor();
    expect(await main.getByRole("button", { name: /refund detail/i }).count()).toBe(0);
    await main.getByText("-Rp50.000", { exact: true }).waitFor();
    await main.getByText("Expected by 25/11/2026").waitFor();
  },
);

for (const screen of [
  { language: "en-US", width: 1280, missed: "2 promotions were not used", when: "What your cart said" },
  { language: "id-ID", width: 390, missed: "2 promo tidak terpakai", when: "Keterangan di keranjangmu" },
] as const)
  journey(
    `[CRT-11~] an order says which promotions were not used, and why, in ${screen.language} at ${screen.width}`,
    async ({ shopper }) => {
      const visitor = await shopper(screen);
      const { page } = visitor;
      const promotion = (activityCode: string, state: string, ...reasons: string[]) => ({
        activityCode,
        activityName: `Promo ${activityCode}`,
        state,
        reasonList: reasons.map((text) => ({ text })),
      });
      const promotionList = [
        promotion("TEN", "APPLIED"),
        promotion("MILLION", "BLOCKED", "Belanja Rp200.000 lagi"),
        promotion("GIFT", "READY", "Pilih hadiah gratismu (1)"),
      ];
      await showOrder(visitor, orderAnswer(41, [], { promotionList }));
      const missed = page.locator("[data-missed-promotions]");
      await missed.locator("summary").click();
      expect(await missed.locator("summary").innerText()).toContain(screen.missed);
      await missed.getByText(screen.when).waitFor();
      await missed.getByText("Belanja Rp200.000 lagi.").waitFor();
      expect(await missed.locator("[data-missed]").count()).toBe(2);
      await visitor.look("order-missed-promotions");
      await showOrder(visitor, orderAnswer(61, [], { promotionList }));
      await page.getByRole("heading", { level: 1, name: visitor.words.states[61] }).waitFor();
      expect(await missed.count()).toBe(0);
    },
  );

journey("[ORD-37] a pick-up order shows its store and the code for its counter", async ({ shopper }) => {
  const visitor = await shopper({ width: 390 });
  const main = visitor.page.getByRole("main");
  const store = {
    storeName: "Gelora Dago",
    address1: "Jl. Ir. H. Juanda No. 116",
    latitude: -6.885,
    longitude: 107.6136,
  };
  await showOrder(
    visitor,
    orderAnswer(31, ["pickupOrder"], { distributionType: "21", store, readyTime: "2026-11-21T09:05:09Z" }),
  );
  await main.getByText("611154", { exact: true }).waitFor();
  await main.getByText("Gelora Dago", { exact: true }).waitFor();
  expect(await main.getByRole("link", { name: "Directions" }).getAttribute("href")).toContain("-6.885,107.6136");
  await visitor.look("order ready for pick-up");
});

journey("a printed order shows the shop's name and the order, and nothing to press", async ({ shopper }) => {
  const visitor = await shopper();
  const { page } = visitor;
  await showOrder(visitor, orderAnswer(31, ["cancelOrder"]));
  await page.getByRole("link", { name: "Ask about this order" }).waitFor();
  expect(await boxes(visitor)).toBe(1);
  await page.emulateMedia({ media: "print" });
  expect(await boxes(visitor)).toBe(0);
  for (const role of ["button", "navigation", "contentinfo", "search"] as const)
    expect(await page.getByRole(role).count()).toBe(0);
  expect(await page.getByRole("link", { name: "Ask about this order" }).count()).toBe(0);
  expect((await page.getByRole("banner").innerText()).trim()).toBe("gelora");
  await page.getByText("Ombak Runner").first().waitFor();
});
