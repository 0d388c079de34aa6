import { testEngines } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { field, openStockedShop, type StockedShop } from "../../testing/shopper.ts";
import { placedOrder, stockBalls, tellParcel, tellPayment } from "./testing/orders.ts";

const day = /^\d\d\/\d\d\/\d{4}$/;
const moment = /^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/;

const payInfo = `payInfos { payMent payMentType payChannel isSucceed paySerialCode payCode price payStatus bankCode
  bankBrand giftCard createTime }`;
const detailQuery = `query ($code: String!) { getCustomOrderDetail(orderCommonInput: { orderCode: $code }) {
  orgCode orderCode amount cancelCode productAmount discount orderStatus expectTime orderDate payStatus
  scheduleCancelTime payOperationAmount coupon freight payExtProps payMentType payMent payChannel distributionType
  expressMap usedPoint usedPointAmount cancelRemark extProps ${payInfo} } }`;
const place = `receiver receiverFirstName receiverLastName mobile mail address provinceCode provinceName cityCode cityName
  districtCode districtName zipCode country countryName`;
const listQuery = `{ guestOrderList(input: { deliveryType: "11", pageNum: 1, pageSize: 10 }) { dataList {
  orderCode orderDate orderStatus orderStatusStr amount distributionType orderReceiveOut { ${place} }
  invoiceInfo { ${place} } payInfos { payMent price } scheduleCancelTime expectTime
  newExpressList { companyName productList { expressCode image count } } operationList { type value } operationMap
  productList { skuCode count amount } } } }`;

describe.each(testEngines)("an order with every field that the contract names, on the %s database", (engine) => {
  let shop: StockedShop;
  beforeAll(async () => {
    shop = await openStockedShop(engine);
    await stockBalls(shop, 50);
  });
  afterAll(() => shop.close());

  const detailOf = async ({ shopper, orderCode }: Awaited<ReturnType<typeof placedOrder>>, language = "en-US") =>
    field<Record<string, unknown>>(
      await shopper.send(detailQuery, { code: orderCode }, language),
      "getCustomOrderDetail",
    );

  test("[PAY-08] [ORD-23] its detail: what is to be paid and until when, what was paid and how, and why it ended", async () => {
    const placed = await placedOrder(shop, { remark: "Titip satpam" });
    const { orderCode } = placed;
    const common = {
      orgCode: "GELORA",
      orderCode,
      amount: 318_000,
      productAmount: 300_000,
      discount: 0,
      coupon: 0,
      freight: 18_000,
      usedPoint: 0,
      usedPointAmount: 0,
      payOperationAmount: 318_000,
      distributionType: "11",
      payMentType: "VIRTUAL_ACCOUNT",
      payMent: expect.stringContaining("BCA"),
      payChannel: "BCA_VA",
      orderDate: expect.stringMatching(moment),
      expectTime: expect.stringMatching(/^\d{4}-\d\d-\d\d/),
      extProps: { remark: "Titip satpam" },
    };
    const paying = {
      payMent: expect.stringContaining("BCA"),
      payMentType: "VIRTUAL_ACCOUNT",
      payChannel: "BCA_VA",
      paySerialCode: expect.stringMatching(/./),
      payCode: orderCode,
      price: 318_000,
      bankCode: "BCA",
      bankBrand: "BCA",
      // There are no gift cards.
      giftCard: null,
      createTime: expect.stringMatching(moment),
    };
    expect(await detailOf(placed)).toEqual({
      ...common,
      orderStatus: 21,
      payStatus: "0",
      cancelCode: null,
      cancelRemark: null,
      scheduleCancelTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      payExtProps: null,
      expressMap: null,
      payInfos: [{ ...paying, isSucceed: false, payStatus: "0" }],
    });
    await tellPayment(shop, orderCode, "PAID");
    await tellParcel(shop, orderCode, "PICKED_UP");
    const sent = await detailOf(placed, "id-ID");
    expect(sent).toMatchObject({
      ...common,
      orderStatus: 41,
      payStatus: "1",
      scheduleCancelTime: null,
      payInfos: [{ ...paying, isSucceed: true, payStatus: "1" }],
    });
    const given = await placedOrder(shop);
    const input = { orderCode: given.orderCode, reasonCode: "CHANGED_MIND", reasonDesc: "Salah ukuran" };
    await given.shopper.send("mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { success } }", {
      input,
    });
    expect(await detailOf(given)).toMatchObject({
      orderStatus: 61,
      cancelCode: "CHANGED_MIND",
      cancelRemark: "Salah ukuran",
    });
  });

  test("its goods are read in the reader's language, whatever it was placed in, and an older order's in its own", async () => {
    const { shopper, orderCode } = await placedOrder(shop);
    const namesIn = async (language: string) =>
      field<{ productList: object[] }>(
        await shopper.send(
          "query ($code: String!) { getCustomOrderDetail(orderCommonInput: { orderCode: $code }) { productList { skuName attribute } } }",
          { code: orderCode },
          language,
        ),
        "getCustomOrderDetail",
      ).productList;
    const [english, indonesian] = [await namesIn("en-US"), await namesIn("id-ID")];
    expect(english).not.toEqual(indonesian);
    await sql`update order_lines set names = null where order_code = ${orderCode}`.execute(
      shop.platform.database.tables(),
    );
    const [first, second] = [await namesIn("en-US"), await namesIn("id-ID")];
    expect(first).toEqual(second);
    expect([english, indonesian]).toContainEqual(first);
  });

  test("[ORD-30] its entry in the list: where it goes and is billed to, its parcel, and what may be done", async () => {
    const { shopper, orderCode } = await placedOrder(shop);
    await tellPayment(shop, orderCode, "PAID");
    await tellParcel(shop, orderCode, "PICKED_UP");
    // As the courier answers the shop's request for the parcel.
    await sql`update parcels set waybill = 'WB-1' where parcel_code = ${orderCode}`.execute(
      shop.platform.database.tables(),
    );
    const { dataList } = field<{ dataList: Record<string, unknown>[] }>(
      await shopper.send(listQuery, {}, "id-ID"),
      "guestOrderList",
    );
    const to = {
      receiver: "Sari Wulandari",
      receiverFirstName: "Sari",
      receiverLastName: "Wulandari",
      mobile: "+6281234567890",
      mail: "sari@example.com",
      address: expect.stringMatching(/./),
      provinceCode: expect.stringMatching(/./),
      provinceName: "DKI Jakarta",
      cityCode: expect.stringMatching(/./),
      cityName: expect.stringMatching(/./),
      districtCode: expect.stringMatching(/./),
      districtName: expect.stringMatching(/./),
      zipCode: "10110",
      country: "ID",
      countryName: "Indonesia",
    };
    const operations = dataList[0]?.operationList as { type: string; value: boolean }[];
    expect(dataList).toEqual([
      {
        orderCode,
        orderDate: expect.stringMatching(day),
        orderStatus: 41,
        orderStatusStr: expect.stringMatching(/kurir/i),
        amount: 318_000,
        distributionType: "11",
        orderReceiveOut: to,
        invoiceInfo: to,
        payInfos: [{ payMent: expect.stringContaining("BCA"), price: 318_000 }],
        scheduleCancelTime: null,
        expectTime: expect.stringMatching(/^\d{4}-\d\d-\d\d/),
        newExpressList: [
          {
            companyName: expect.stringMatching(/./),
            productList: [{ expressCode: "WB-1", image: expect.anything(), count: 1 }],
          },
        ],
        operationList: expect.arrayContaining([{ type: "receiveOrder", value: expect.any(Boolean) }]),
        operationMap: Object.fromEntries(operations.map(({ type, value }) => [type, value])),
        productList: [{ skuCode: "PB1-5", count: 1, amount: 300_000 }],
      },
    ]);
  });
});
