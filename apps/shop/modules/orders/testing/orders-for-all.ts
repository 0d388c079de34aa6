import { minutes } from "@gelora/service-kit/durations.ts";
import type { TestEngine } from "@gelora/testkit/test-databases.ts";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { field, openStockedShop, type Shopper, type StockedShop } from "../../../testing/shopper.ts";
import { availableUnits, deliveryLocation } from "../../stock/stock.ts";
import { auditStock } from "../../stock/testing/books.ts";
import { orderByCode } from "../orders.ts";
import type { OrdersTables } from "../storage/orders-tables.ts";
import { stockBalls } from "./orders.ts";

const detailQuery = `query ($code: String!) { getCustomOrderDetail(orderCommonInput: { orderCode: $code }) {
  orderCode orderStatus orderStatusStr orderDate payStatus amount productAmount freight discount coupon scheduleCancelTime payMent payMentType payChannel
  cancelCode cancelRemark distributionType expectTime orgCode payOperationAmount usedPoint usedPointAmount
  store { storeName latitude } orderReceiveOut { receiver mobile mail address provinceName cityName districtName zipCode storeConfirmCode distributionTypeName }
  orderStatusChangeOut { createTime payTime finalShippedTime confirmTime cancleTime } history { orderStatus remark expressStatus }
  productList { skuName skuCode count amount sellPrice salePrice productPrice attribute status productsStatusStr orderItemCode isGift }
  expressList { companyName expressStatus } operationList { type value } payInfos { payMent price payStatus } } }`;

/**
 * A shop for all tests of a file, opened before them and closed after them; to be used once tests
 * run. There are balls for each test, and the books of the stock balance after it.
 */
export function openOrdersForAll(engine: TestEngine) {
  let shop: StockedShop;
  beforeAll(async () => {
    shop = await openStockedShop(engine);
  });
  beforeEach(async () => {
    await stockBalls(shop, 90);
    await stockBalls(shop, 90, "JKT01");
  });
  afterEach(async () => {
    shop.platform.clock.setOffset(minutes(0));
    expect(await auditStock(shop.platform)).toEqual([]);
  });
  afterAll(() => shop.close());
  return {
    get shop() {
      return shop;
    },
    stateOf: async (orderCode: string) => (await orderByCode(shop.platform, orderCode))?.state,
    /** As the order's page asks for it. */
    detail,
    /** What the shopper may do. */
    operations: async (shopper: Shopper, orderCode: string) => {
      const list = (await detail(shopper, orderCode))?.operationList as { type: string; value: boolean }[];
      return list.filter((operation) => operation.value).map((operation) => operation.type);
    },
    /** Balls that can still be bought. */
    left: async () => (await availableUnits(shop.platform, deliveryLocation, ["PB1-5"])).get("PB1-5"),
    /** Money that waits to go back. */
    refunds: (orderCode: string) =>
      shop.platform.database
        .tables<OrdersTables>()
        .selectFrom("refunds_due")
        .select(["amount", "reason"])
        .where("order_code", "=", orderCode)
        .execute(),
  };
}

async function detail(shopper: Shopper, code: string, language?: string) {
  return field<Record<string, unknown> | null>(
    await shopper.send(detailQuery, { code }, language),
    "getCustomOrderDetail",
  );
}
