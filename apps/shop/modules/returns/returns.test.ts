import { days } from "@gelora/service-kit/durations.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { describe, expect, test } from "vitest";
import { field, guestShopper } from "../../testing/shopper.ts";
import { actsOn } from "../journal/journal.ts";
import { mailedSteps, mailsAbout, placedOrder } from "../orders/testing/orders.ts";
import { sendDueRefunds } from "../payments/testing/send-refunds.ts";
import { approveReturn, receiveReturn, rejectReturn } from "./returns.ts";
import {
  askReturn,
  deliveredOrder,
  detailOf,
  requestedReturn,
  support,
  warehouse,
} from "./testing/returnable-order.ts";
import { openReturnsForAll } from "./testing/returns-for-all.ts";
import { sendReturn } from "./use-cases/change-return.ts";
import { lapseReturns } from "./use-cases/lapse-returns.ts";

describe.each(testEngines)("items that go back, on %s", (engine) => {
  const returns = openReturnsForAll(engine);
  const { deliverAll } = returns;

  test("[RET-01, RET-03] requested, approved, sent, received, refunded: each step is reported, recorded and shown", async () => {
    const { shopper, orderCode, attempt } = await deliveredOrder(returns.shop, { quantity: 2 });
    const code = await requestedReturn(shopper, orderCode);
    expect(await detailOf(shopper, orderCode, code)).toMatchObject({
      status: "REQUESTED",
      canCancelReturnOrder: true,
      canFullLogistics: false,
      refund: { amount: 300_000, points: 0, freight: 0, way: "to the account or e-wallet you paid from" },
      needsBankAccount: false,
      sendTo: [],
    });
    expect(await approveReturn(returns.shop.platform, support, code)).toBe("decided");
    expect(await detailOf(shopper, orderCode, code)).toMatchObject({
      status: "APPROVED",
      canFullLogistics: true,
      sendTo: [expect.stringContaining(code), expect.any(String), "+62\u00a021\u00a02900\u00a00000"],
    });
    const logistics =
      "mutation ($input: ReturnLogisticsInput!) { fullLogisticsInfo(input: $input) { success errorCode errorDetails } }";
    const send = async (input: object) =>
      field<object>(await shopper.send(logistics, { input: { returnCode: code, ...input } }), "fullLogisticsInfo");
    expect(await send({ companyCode: "JNE", expressCode: "12" })).toMatchObject({
      errorCode: "LOGISTICS_INVALID",
      errorDetails: { field: "expressCode" },
    });
    expect(await send({ companyCode: "JNE", expressCode: "JX 998 877" })).toMatchObject({ success: true });
    expect(await receiveReturn(returns.shop.platform, warehouse, code)).toBe("received");
    expect(await receiveReturn(returns.shop.platform, warehouse, code)).toBe("nothing to receive");
    await sendDueRefunds(returns.shop.platform);
    await deliverAll();
    expect(returns.shop.provider.refundedOf(attempt)).toBe(300_000);
    const shown = await detailOf(shopper, orderCode, code);
    expect(shown).toMatchObject({ status: "REFUNDED", companyName: "JNE", expressCode: "JX998877", sendTo: [] });
    expect(shown?.history.map(({ status }) => status)).toEqual([
      "REQUESTED",
      "APPROVED",
      "SENT",
      "RECEIVED",
      "REFUNDED",
    ]);
    expect((await mailedSteps(returns.shop, orderCode)).slice(-5)).toEqual([
      "returnRequested",
      "returnApproved",
      "returnSent",
      "returnReceived",
      "refunded",
    ]);
    const acts = await actsOn(returns.shop.platform, { kind: "return", code });
    expect(acts.map(({ act, by }) => [act, by.code])).toEqual([
      ["return.approved", "budi"],
      ["return.received", "wati"],
    ]);
  });

  test("what comes at our cost is approved with our label only, and the mail says who pays for the parcel", async () => {
    const label = { companyCode: "JNE", companyName: "JNE", expressCode: "JX998877" };
    for (const reasonCode of ["DAMAGED", "CHANGED_MIND"]) {
      const { shopper, orderCode } = await deliveredOrder(returns.shop);
      const products = [{ orderItemCode: `${orderCode}-1`, count: 1, reasonCode }];
      const code = await requestedReturn(shopper, orderCode, { products });
      const isOurs = reasonCode === "DAMAGED";
      expect(await approveReturn(returns.shop.platform, support, code)).toBe(isOurs ? "needs our label" : "decided");
      if (isOurs) {
        expect(await detailOf(shopper, orderCode, code)).toMatchObject({ status: "REQUESTED" });
        expect(await approveReturn(returns.shop.platform, support, code, label)).toBe("decided");
      }
      expect(await approveReturn(returns.shop.platform, support, code)).toBe("nothing to decide");
      expect(await mailsAbout(returns.shop, orderCode, "returnApproved")).toMatchObject([
        { returned: { shopPaysParcel: isOurs } },
      ]);
    }
  });

  test("[RET-08] a return without pieces is refused, and one of more pieces than there are names what is left", async () => {
    const { shopper, orderCode } = await deliveredOrder(returns.shop, { quantity: 2 });
    expect(await askReturn(shopper, orderCode, { products: [] })).toMatchObject({
      success: false,
      errorCode: "RETURN_NEEDS_PRODUCTS",
    });
    await requestedReturn(shopper, orderCode);
    expect(await askReturn(shopper, orderCode, {}, 2)).toMatchObject({
      errorCode: "RETURN_TOO_MANY",
      errorDetails: { n: 1 },
    });
    const wrong = { orderItemCode: `${orderCode}-1`, count: 1, reasonCode: "BOREDOM" };
    expect(await askReturn(shopper, orderCode, { products: [wrong] })).toMatchObject({ errorCode: "INVALID_INPUT" });
    expect(await askReturn(shopper, orderCode, { returnMode: "GIFT" })).toMatchObject({ errorCode: "INVALID_INPUT" });
    const others = { ...wrong, reasonCode: "WRONG_SIZE", skuCode: "KR1-BLACK-42" };
    expect(await askReturn(shopper, orderCode, { products: [others] })).toMatchObject({
      errorCode: "INVALID_INPUT",
      errorDetails: { field: "products", reason: "skuCode is not the one of its line." },
    });
  });

  test("[RET-01~] the contract's reason is optional: without one it is the list's other reason", async () => {
    const { shopper, orderCode } = await deliveredOrder(returns.shop);
    const products = [{ orderItemCode: `${orderCode}-1`, skuCode: "PB1-5", count: 1 }];
    await requestedReturn(shopper, orderCode, { products });
    const shown = await shopper.send(
      "query ($input: OrderCommonInput!) { getCustomOrderDetail(orderCommonInput: $input) { orderReturnOuts { products { reasonCode } } } }",
      { input: { orderCode } },
    );
    expect(field(shown, "getCustomOrderDetail")).toEqual({
      orderReturnOuts: [{ products: [{ reasonCode: "OTHER" }] }],
    });
  });

  test("what is not delivered cannot be returned, nor what was delivered more than fourteen days ago", async () => {
    const { shopper, orderCode } = await placedOrder(returns.shop);
    expect(await askReturn(shopper, orderCode)).toMatchObject({ errorCode: "RETURN_NOT_POSSIBLE" });
    const old = await deliveredOrder(returns.shop);
    returns.shop.platform.clock.setOffset(days(15));
    expect(await askReturn(old.shopper, old.orderCode)).toMatchObject({
      errorCode: "RETURN_WINDOW_OVER",
      errorDetails: { day: expect.stringMatching(/^\d{2}\/\d{2}\/\d{4}$/) },
    });
  });

  test("[RET-05] a return is cancelled until it is sent, and its pieces can be returned again", async () => {
    const { shopper, orderCode } = await deliveredOrder(returns.shop);
    const code = await requestedReturn(shopper, orderCode);
    const cancel = async () =>
      field<object>(
        await shopper.send(
          "mutation ($input: ReturnCodeInput!) { cancelReturnOrder(input: $input) { success errorCode } }",
          { input: { orderCode, returnCode: code } },
        ),
        "cancelReturnOrder",
      );
    expect(await cancel()).toMatchObject({ success: true });
    expect(await cancel()).toMatchObject({ errorCode: "RETURN_CANNOT_BE_CHANGED" });
    expect(await detailOf(shopper, orderCode, code)).toMatchObject({
      status: "CANCELLED",
      canCancelReturnOrder: false,
    });
    expect(await approveReturn(returns.shop.platform, support, code)).toBe("nothing to decide");
    expect(await requestedReturn(shopper, orderCode)).not.toBe(code);
  });

  test("an approved return is sent within fourteen days, which is reported, or lapses with a message", async () => {
    const { shopper, orderCode } = await deliveredOrder(returns.shop, { quantity: 2 });
    const [sent, left] = [await requestedReturn(shopper, orderCode), await requestedReturn(shopper, orderCode)];
    for (const code of [sent, left]) await approveReturn(returns.shop.platform, support, code);
    const sendBy = expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/);
    expect(await detailOf(shopper, orderCode, left)).toMatchObject({ sendBy });
    await sendReturn(returns.shop.platform, sent, { companyCode: "JNE", companyName: "JNE", expressCode: "JX998877" });
    returns.shop.platform.clock.setOffset(days(13));
    await lapseReturns(returns.shop.platform);
    expect(await detailOf(shopper, orderCode, left)).toMatchObject({ status: "APPROVED" });
    returns.shop.platform.clock.setOffset(days(15));
    await lapseReturns(returns.shop.platform);
    await lapseReturns(returns.shop.platform);
    expect(await detailOf(shopper, orderCode, sent)).toMatchObject({ status: "SENT" });
    expect(await detailOf(shopper, orderCode, left)).toMatchObject({ status: "LAPSED", sendBy: null });
    expect(await receiveReturn(returns.shop.platform, warehouse, left)).toBe("nothing to receive");
    expect((await mailedSteps(returns.shop, orderCode)).filter((step) => step === "returnLapsed")).toHaveLength(1);
  });

  test("[RET-04] a rejected return says why, and gives nothing back", async () => {
    const { shopper, orderCode, attempt } = await deliveredOrder(returns.shop);
    const code = await requestedReturn(shopper, orderCode);
    expect(await rejectReturn(returns.shop.platform, warehouse, code, "no")).toBe("not allowed");
    expect(await rejectReturn(returns.shop.platform, support, code, "Bolanya sudah dipakai.")).toBe("decided");
    expect(await receiveReturn(returns.shop.platform, warehouse, code)).toBe("nothing to receive");
    expect(await detailOf(shopper, orderCode, code)).toMatchObject({
      status: "REJECTED",
      approverDescription: "Bolanya sudah dipakai.",
    });
    await sendDueRefunds(returns.shop.platform);
    expect(returns.shop.provider.refundedOf(attempt)).toBe(0);
  });

  test("[RET-01~] a request that is sent again is the same return; another is another", async () => {
    const { shopper, orderCode } = await deliveredOrder(returns.shop, { quantity: 2 });
    const first = await requestedReturn(shopper, orderCode, { requestKey: "K-1" });
    expect(await requestedReturn(shopper, orderCode, { requestKey: "K-1" })).toBe(first);
    expect(await requestedReturn(shopper, orderCode, { requestKey: "K-2" })).not.toBe(first);
  });

  test("[ORD-15~, ORD-21, ORD-25, ORD-32] the order shows its returns and what can be done", async () => {
    const { shopper, orderCode } = await deliveredOrder(returns.shop, { quantity: 2 });
    const ask = async () =>
      field<{
        operationList: { type: string; value: boolean }[];
        productList: object[];
        orderReturnOuts: object[];
      }>(
        await shopper.send(
          `query ($code: String!) { getCustomOrderDetail(orderCommonInput: { orderCode: $code }) { operationList { type value }
            productList { returnCode returnCount afterSaleStatus afterSaleStatusStr }
            orderReturnOuts { returnCode status amount points reason refundRemark products { count orderItemCode reasonCode } } } }`,
          { code: orderCode },
          "id-ID",
        ),
        "getCustomOrderDetail",
      );
    const allowed = (shown: Awaited<ReturnType<typeof ask>>) =>
      shown.operationList.filter(({ value }) => value).map(({ type }) => type);
    expect(allowed(await ask())).toEqual(["returnOrder"]);
    const code = await requestedReturn(shopper, orderCode, {}, 2);
    const shown = await ask();
    expect(allowed(shown)).toEqual(["cancelReturnOrder"]);
    expect(shown.productList).toMatchObject([
      { returnCode: code, returnCount: 2, afterSaleStatus: "REQUESTED", afterSaleStatusStr: "Sedang ditinjau" },
    ]);
    expect(shown.orderReturnOuts).toMatchObject([
      {
        returnCode: code,
        amount: 600_000,
        points: 0,
        reason: "Ukurannya tidak pas",
        products: [{ count: 2, orderItemCode: `${orderCode}-1`, reasonCode: "WRONG_SIZE" }],
      },
    ]);
    await approveReturn(returns.shop.platform, support, code);
    expect(allowed(await ask())).toEqual(["cancelReturnOrder", "fullLogisticsInfo"]);
    await sendReturn(returns.shop.platform, code, { companyCode: "JNE", companyName: "JNE", expressCode: "JX998877" });
    // Once the number is given, only the return's own page offers to correct it.
    expect(allowed(await ask())).toEqual([]);
    expect(await detailOf(shopper, orderCode, code)).toMatchObject({ canFullLogistics: true });
  });

  test("[AC-21, AC-23] another browser needs a contact of the order; someone else's return is absent", async () => {
    const { shopper, orderCode } = await deliveredOrder(returns.shop);
    const code = await requestedReturn(shopper, orderCode);
    const other = await guestShopper(returns.shop, "orang-lain@example.com");
    expect(await detailOf(other, orderCode, code)).toBeNull();
    expect(await askReturn(other, orderCode)).toMatchObject({ errorCode: "ORDER_NOT_FOUND" });
    expect(await detailOf(other, orderCode, code, { email: "salah@example.com" })).toBeNull();
    expect(await detailOf(other, orderCode, code, { email: "sari@example.com" })).toMatchObject({
      status: "REQUESTED",
    });
    const foreign = await deliveredOrder(returns.shop, { shopper: other });
    expect(await detailOf(other, foreign.orderCode, code)).toBeNull();
    const list = field<{ dataList: { returnCode: string }[] }>(
      await shopper.send("{ returnList { dataList { returnCode products { skuName count } } } }"),
      "returnList",
    );
    expect(list.dataList.map(({ returnCode }) => returnCode)).toEqual([code]);
    expect(field(await other.send("{ returnList { dataList { returnCode } } }"), "returnList")).toEqual({
      dataList: [],
    });
  });

  test("goods are named in the reader's language: what would go back, the return, and the list of returns", async () => {
    const { shopper, orderCode } = await deliveredOrder(returns.shop);
    const products = [{ orderItemCode: `${orderCode}-1`, count: 1, reasonCode: "WRONG_SIZE" }];
    const namesOf = async (language: string, query: string, variables: object) =>
      JSON.stringify((await shopper.send(query, variables, language)).data).match(/(?<="skuName":")[^"]*/g);
    const preview =
      "query ($input: ReturnOrderInput!) { returnPreview(input: $input) { refund { lines { skuName } } } }";
    const indonesian = [expect.stringMatching(/^Bola Pertandingan Pusaka, Hitam/)];
    const english = [expect.stringMatching(/^Pusaka Match Ball, Black/)];
    expect(await namesOf("id-ID", preview, { input: { orderCode, products } })).toEqual(indonesian);
    expect(await namesOf("en-US", preview, { input: { orderCode, products } })).toEqual(english);
    const returnCode = await requestedReturn(shopper, orderCode);
    const detail = `query ($input: ReturnCodeInput!) { returnDetail(input: $input) {
      refund { lines { skuName } } returnProductList { skuName } } }`;
    const shown = { input: { orderCode, returnCode } };
    expect(await namesOf("id-ID", detail, shown)).toEqual([...indonesian, ...indonesian]);
    expect(await namesOf("en-US", detail, shown)).toEqual([...english, ...english]);
    const list = "{ returnList { dataList { products { skuName } } } }";
    expect(await namesOf("id-ID", list, {})).toEqual(indonesian);
    expect(await namesOf("en-US", list, {})).toEqual(english);
  });
});
