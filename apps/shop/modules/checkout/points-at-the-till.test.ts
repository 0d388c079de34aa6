import { points } from "@gelora/money/points.ts";
import { hours, milliseconds, minutes } from "@gelora/service-kit/durations.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { memberShopper } from "../../testing/member.ts";
import { field, guestShopper, type Shopper } from "../../testing/shopper.ts";
import { orderByCode, proposeOrderCode, refundsToDecide } from "../orders/orders.ts";
import { act, reportedPoints, stockBalls, tellParcel, tellPayment } from "../orders/testing/orders.ts";
import { holdForOrder } from "../points/points.ts";
import { abandonOverdue } from "../points/testing/give-up.ts";
import { rightPin } from "../points/testing/points-club.ts";
import { linkedShopper, openPointsHouse, type PointsHouse } from "./testing/points-house.ts";

const detail = `query ($code: String!) { getCustomOrderDetail(orderCommonInput: { orderCode: $code }) {
  orderStatus payStatus amount usedPoint usedPointAmount returnedPoint refunds { status } productList { usedPoint count status } } }`;

describe.each(testEngines)("points at the till, on the %s database", (engine) => {
  let house: PointsHouse;
  beforeAll(async () => {
    house = await openPointsHouse(engine);
    await stockBalls(house, 200);
  });
  afterEach(() => {
    house.club.mood = "well";
    house.platform.clock.setOffset(milliseconds(0));
  });
  afterAll(() => house.close());

  /** A member with points, and a checkout of one ball. */
  const atTheTill = async (amount: number) => {
    const shopper = await linkedShopper(house, amount);
    await shopper.add("PB1-5");
    return { shopper, checkoutId: await shopper.checkout() };
  };
  const detailOf = async (shopper: Shopper, code: string | null) =>
    field<Record<string, unknown>>(await shopper.send(detail, { code }), "getCustomOrderDetail");

  test("[CHK-12~, PIN-10~, Q72~] points are turned on and off: the total falls by a rupiah for each, and is back", async () => {
    const { shopper, checkoutId } = await atTheTill(25_000);
    const off = await shopper.redeem(checkoutId, false);
    const on = await shopper.redeem(checkoutId, true);
    expect(on).toEqual({ usePoint: true, mapclubPoint: 25_000, totalAmount: off.totalAmount - 25_000 });
    const query = `query ($id: ID!) {
      checkoutInit(id: $id) { usePoint priceInfo { mapclubPoint } itemList { adjustmentList { source } } } }`;
    const again = field(await shopper.send(query, { id: checkoutId }), "checkoutInit");
    const priceInfo = { mapclubPoint: 25_000 };
    expect(again).toEqual({ usePoint: true, priceInfo, itemList: [{ adjustmentList: [{ source: "SALE_PRICE" }] }] });
    expect(await shopper.redeem(checkoutId, false)).toEqual({ ...off, usePoint: false, mapclubPoint: 0 });
    expect(house.club.heard).toEqual([]);
  });

  test("[PIN-01~, ORD-23~, ORD-32~] an order holds the points before it stands, and spends them when it is paid", async () => {
    const { shopper, checkoutId } = await atTheTill(25_000);
    await shopper.redeem(checkoutId, true);
    const placed = await shopper.placeWithPoints(checkoutId);
    expect(placed).toMatchObject({ success: true, errorCode: null });
    const code = placed.orderCode ?? "";
    expect(house.club.holdOf(code)).toMatchObject({ points: 25_000, state: "held" });
    const order = await orderByCode(house.platform, code);
    expect(await detailOf(shopper, code)).toMatchObject({
      orderStatus: 21,
      amount: order?.total,
      usedPoint: 25_000,
      usedPointAmount: 25_000,
      productList: [{ usedPoint: 25_000 }],
    });
    await tellPayment(house, code, "PAID");
    await house.deliver();
    expect(house.club.holdOf(code)).toMatchObject({ points: 25_000, state: "spent" });
    expect(shopper.available()).toBe(0);
  });

  test("[ORD-31~] the rows of an order in the list add up to its total, with points among them", async () => {
    const { shopper, checkoutId } = await atTheTill(25_000);
    await shopper.redeem(checkoutId, true);
    expect(await shopper.placeWithPoints(checkoutId)).toMatchObject({ success: true });
    const rows = "productAmount discount coupon freightTotal freightDiscount usedPointAmount total";
    const { dataList } = field<{ dataList: Record<string, number>[] }>(
      await shopper.send(`{ orderList(input: {}) { dataList { ${rows} } } }`),
      "orderList",
    );
    expect(dataList).toEqual([expect.objectContaining({ usedPointAmount: 25_000 })]);
    const { productAmount = 0, discount = 0, coupon = 0, freightTotal = 0, freightDiscount = 0 } = dataList[0] ?? {};
    const { usedPointAmount = 0, total } = dataList[0] ?? {};
    expect(productAmount - discount - coupon + freightTotal - freightDiscount - usedPointAmount).toBe(total);
  });

  test("[CHK-04~] what points pay as a whole, delivery too, needs no payment: the order is paid at once", async () => {
    const { shopper, checkoutId } = await atTheTill(9_000_000);
    await shopper.redeem(checkoutId, true);
    const placed = await shopper.placeWithPoints(checkoutId, { paymentChannelCode: null, agreedTotal: 0 });
    expect(placed).toMatchObject({ success: true, errorCode: null });
    // The courier answers for goods, whatever they were paid with.
    expect(house.providers.parcelValues.at(-1)).toBe(300_000);
    await house.deliver();
    const order = await orderByCode(house.platform, placed.orderCode ?? "");
    expect(order).toMatchObject({ state: 31, total: 0, channelCode: null, paidAt: order?.placedAt });
    expect(order?.freight).toBeGreaterThan(0);
    expect(order?.usedPointAmount).toBe((order?.productAmount ?? 0) + (order?.freight ?? 0));
    expect(await detailOf(shopper, placed.orderCode)).toMatchObject({ payStatus: "1", amount: 0 });
    expect(house.club.holdOf(placed.orderCode ?? "")?.state).toBe("spent");
    expect(shopper.available()).toBe(9_000_000 - (order?.usedPointAmount ?? 0));
  });

  test.each(["cancelled", "expired"] as const)("the points of an order that is %s come back", async (end) => {
    const { shopper, checkoutId } = await atTheTill(25_000);
    await shopper.redeem(checkoutId, true);
    const { orderCode } = await shopper.placeWithPoints(checkoutId);
    expect(shopper.available()).toBe(0);
    if (end === "cancelled")
      expect(await act(shopper, "cancelOrder", orderCode ?? "")).toMatchObject({ success: true });
    else await tellPayment(house, orderCode ?? "", "EXPIRED");
    expect(await reportedPoints(house, orderCode ?? "")).toEqual([25_000]);
    await house.deliver();
    expect(shopper.available()).toBe(25_000);
    expect(await act(shopper, "undoCancelOrder", orderCode ?? "")).toMatchObject({ success: false });
    await tellPayment(house, orderCode ?? "", "PAID");
    // The mail about its end, and that about money that came too late.
    expect(await reportedPoints(house, orderCode ?? "")).toEqual([25_000, 25_000]);
    await house.deliver();
    expect((await orderByCode(house.platform, orderCode ?? ""))?.paidAt).toBeNull();
    // It is not sent after all, so the money that came late goes back for certain.
    expect(await detailOf(shopper, orderCode)).toMatchObject({ refunds: [{ status: "DUE" }] });
    expect(shopper.available()).toBe(25_000);
  });

  test("the mail about a parcel that came back names the points that go back", async () => {
    const { shopper, checkoutId } = await atTheTill(9_000_000);
    await shopper.redeem(checkoutId, true);
    const placed = await shopper.placeWithPoints(checkoutId, { paymentChannelCode: null, agreedTotal: 0 });
    const orderCode = placed.orderCode ?? expect.fail("no order");
    await house.deliver();
    await tellParcel(house, orderCode, "IN_TRANSIT");
    await tellParcel(house, orderCode, "RETURNED", "refused");
    const used = (await orderByCode(house.platform, orderCode))?.usedPointAmount;
    expect(await reportedPoints(house, orderCode)).toEqual([used]);
    await house.deliver();
    expect(shopper.available()).toBe(9_000_000);
  });

  test("[PIN-01~] without the proof of a PIN nothing is ordered, and a proof is worth one order", async () => {
    const { shopper, checkoutId } = await atTheTill(25_000);
    await shopper.redeem(checkoutId, true);
    for (const pinProof of [undefined, "", "made-up", "x".repeat(5_000)])
      expect(await shopper.place(checkoutId, { pinProof })).toMatchObject({ success: false, errorCode: "PIN_NEEDED" });
    await house.deliver();
    expect(shopper.available()).toBe(25_000);
    const pinProof = house.club.prove(shopper.memberCode);
    expect(await shopper.place(checkoutId, { pinProof })).toMatchObject({ success: true });
    await shopper.add("PB1-5");
    const next = await shopper.checkout();
    house.club.link(shopper.memberCode, 10);
    await shopper.redeem(next, true);
    expect(await shopper.place(next, { pinProof })).toMatchObject({ success: false, errorCode: "PIN_NEEDED" });
  });

  test("[PIN-01~] [PIN-08~] a client that asks only the shop sends the PIN itself; a wrong one is a try", async () => {
    const { shopper, checkoutId } = await atTheTill(25_000);
    await shopper.redeem(checkoutId, true);
    expect(await shopper.place(checkoutId, { pin: "111213" })).toMatchObject({
      success: false,
      errorCode: "PIN_WRONG",
      errorMessage: "Wrong PIN. Attempts left: 2.",
    });
    expect(await shopper.place(checkoutId, { pin: "7391521" })).toMatchObject({ errorCode: "INVALID_INPUT" });
    expect(shopper.available()).toBe(25_000);
    expect(await shopper.place(checkoutId, { pin: rightPin })).toMatchObject({ success: true });
    expect(shopper.available()).toBe(0);
    // The order stands: nothing is compared any more.
    expect(await shopper.place(checkoutId, { pin: "111213" })).toMatchObject({ success: true });
  });

  test("whose PIN is disabled, or whose club is down, orders nothing with it", async () => {
    // A club that is down too often is left alone for a while, which the other tests have no time
    // for.
    const own = await openPointsHouse(engine);
    await stockBalls(own, 5);
    const shopper = await linkedShopper(own, 25_000);
    await shopper.add("PB1-5");
    const checkoutId = await shopper.checkout();
    await shopper.redeem(checkoutId, true);
    const place = (pin: string) => shopper.place(checkoutId, { pin });
    own.club.mood = "away";
    expect(await place(rightPin)).toMatchObject({ success: false, errorCode: "POINTS_UNAVAILABLE" });
    own.club.mood = "well";
    expect(await place("111213")).toMatchObject({ errorCode: "PIN_WRONG" });
    await place("111214");
    expect(await place("111215")).toMatchObject({ errorCode: "PIN_DISABLED" });
    expect(await place(rightPin)).toMatchObject({ success: false, errorCode: "PIN_DISABLED" });
    expect(shopper.available()).toBe(25_000);
    await own.close();
  });

  test("a club that is busy comparing PINs is asked again by the next press, and by others all along", async () => {
    const { shopper, checkoutId } = await atTheTill(25_000);
    await shopper.redeem(checkoutId, true);
    const other = await atTheTill(25_000);
    await other.shopper.redeem(other.checkoutId, true);
    house.club.mood = "busy";
    for (let press = 0; press < 6; press += 1)
      expect(await shopper.place(checkoutId, { pin: rightPin })).toMatchObject({ errorCode: "POINTS_UNAVAILABLE" });
    expect(await other.shopper.placeWithPoints(other.checkoutId)).toMatchObject({ success: true });
    house.club.mood = "well";
    expect(await shopper.place(checkoutId, { pin: rightPin })).toMatchObject({ success: true });
  });

  test("a balance that fell meanwhile is reported, and the checkout then shows it", async () => {
    const { shopper, checkoutId } = await atTheTill(25_000);
    await shopper.redeem(checkoutId, true);
    house.club.link(shopper.memberCode, 7_000);
    expect(await shopper.placeWithPoints(checkoutId)).toMatchObject({
      errorCode: "NOT_ENOUGH_POINTS",
      errorDetails: { points: 7_000 },
    });
    const query = "query ($id: ID!) { checkoutInit(id: $id) { priceInfo { mapclubPoint } } }";
    const shown = field(await shopper.send(query, { id: checkoutId }), "checkoutInit");
    expect(shown).toEqual({ priceInfo: { mapclubPoint: 7_000 } });
    expect(await shopper.placeWithPoints(checkoutId)).toMatchObject({ success: true });
  });

  test("a press that was repeated is one order with one hold", async () => {
    const { shopper, checkoutId } = await atTheTill(25_000);
    await shopper.redeem(checkoutId, true);
    const pinProof = house.club.prove(shopper.memberCode);
    const presses = await Promise.all([1, 2, 3, 4].map(() => shopper.place(checkoutId, { pinProof })));
    expect(new Set(presses.map(({ orderCode }) => orderCode)).size).toBe(1);
    expect(presses.every(({ success }) => success)).toBe(true);
    await house.deliver();
    expect(house.club.holdOf(presses[0]?.orderCode ?? "")).toMatchObject({ state: "held", points: 25_000 });
    expect(shopper.available()).toBe(0);
  });

  test("a press that saw the checkout before its order stood asks the club for nothing", async () => {
    const { shopper, checkoutId } = await atTheTill(50_000);
    await shopper.redeem(checkoutId, true);
    const { orderCode } = await shopper.place(checkoutId, { pin: rightPin });
    const before = house.club.heard.length;
    const { memberCode: accountCode } = shopper;
    const late = { orderCode: proposeOrderCode(house.platform), checkoutId, accountCode, points: points(50_000) };
    const held = await holdForOrder(house.platform, late, { pin: rightPin }, () => proposeOrderCode(house.platform));
    expect(held).toMatchObject({ ok: false, failure: { code: "CHECKOUT_NOT_FOUND" } });
    expect(house.club.heard).toHaveLength(before);
    expect(await shopper.place(checkoutId, { pin: rightPin })).toMatchObject({ success: true, orderCode });
  });

  test("the club is down: points cannot be turned on, and an order goes on without them", async () => {
    const { shopper, checkoutId } = await atTheTill(25_000);
    await shopper.redeem(checkoutId, true);
    house.club.mood = "away";
    expect(await shopper.placeWithPoints(checkoutId)).toMatchObject({ errorCode: "POINTS_UNAVAILABLE" });
    const query = "mutation ($id: ID!) { redeemPoints(checkoutId: $id, usePoint: true) { id } }";
    const refused = await shopper.send(query, { id: checkoutId });
    expect(refused.errors?.[0]?.extensions?.code).toBe("POINTS_UNAVAILABLE");
    expect(await shopper.redeem(checkoutId, false)).toMatchObject({ usePoint: false, mapclubPoint: 0 });
    expect(await shopper.place(checkoutId)).toMatchObject({ success: true, errorCode: null });
  });

  test("points that the club held without being able to say so come back, however long it is down", async () => {
    const { shopper, checkoutId } = await atTheTill(25_000);
    await shopper.redeem(checkoutId, true);
    house.club.mood = "deaf";
    expect(await shopper.placeWithPoints(checkoutId)).toMatchObject({ errorCode: "POINTS_UNAVAILABLE" });
    expect(shopper.available()).toBe(0);
    house.club.mood = "away";
    house.platform.clock.setOffset(minutes(1));
    await abandonOverdue(house.platform);
    for (let hour = 1; hour <= 24; hour += 8) {
      house.platform.clock.setOffset(hours(hour));
      await house.deliver();
    }
    house.club.mood = "well";
    house.platform.clock.setOffset(hours(25));
    await house.deliver();
    expect(shopper.available()).toBe(25_000);
  });

  test("points that the club held without being able to say so are the order's when it is pressed again", async () => {
    const { shopper, checkoutId } = await atTheTill(25_000);
    await shopper.redeem(checkoutId, true);
    const pinProof = house.club.prove(shopper.memberCode);
    house.club.mood = "deaf";
    expect(await shopper.place(checkoutId, { pinProof })).toMatchObject({ errorCode: "POINTS_UNAVAILABLE" });
    house.club.mood = "well";
    const placed = await shopper.place(checkoutId, { pinProof });
    expect(placed).toMatchObject({ success: true });
    expect(house.club.holdOf(placed.orderCode ?? "")).toMatchObject({ points: 25_000, state: "held" });
  });

  test("a program that was killed between the hold and the order leaves nothing behind", async () => {
    const { shopper, checkoutId } = await atTheTill(25_000);
    const { memberCode: accountCode } = shopper;
    const orderCode = proposeOrderCode(house.platform);
    const wish = { orderCode, checkoutId, accountCode, points: points(25_000) };
    const permission = { proof: house.club.prove(accountCode) };
    expect(await holdForOrder(house.platform, wish, permission, () => orderCode)).toMatchObject({ ok: true });
    expect(shopper.available()).toBe(0);
    await abandonOverdue(house.platform);
    await house.deliver();
    expect(shopper.available()).toBe(0);
    house.platform.clock.setOffset(minutes(1));
    await abandonOverdue(house.platform);
    await house.deliver();
    expect(shopper.available()).toBe(25_000);
  });

  test("pieces that are cancelled give back their own points and their own money; the rest follows with the last", async () => {
    const shopper = await linkedShopper(house, 100_001);
    await shopper.add("PB1-5", 3);
    const checkoutId = await shopper.checkout();
    await shopper.redeem(checkoutId, true);
    const { orderCode } = await shopper.placeWithPoints(checkoutId);
    const code = orderCode ?? "";
    await tellPayment(house, code, "PAID");
    const total = (await orderByCode(house.platform, code))?.total ?? 0;
    const cancel = async (count: number) => {
      const products = [{ orderItemCode: `${code}-1`, count, reasonCode: "CHANGED_MIND" }];
      const query = "mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { success errorCode } }";
      const cancelled = await shopper.send(query, { input: { orderCode: code, products } });
      expect(field(cancelled, "cancelOrder")).toMatchObject({ success: true });
      await house.deliver();
    };
    await cancel(1);
    expect(shopper.available()).toBe(33_333);
    expect(await detailOf(shopper, code)).toMatchObject({
      usedPoint: 100_001,
      returnedPoint: 33_333,
      productList: [{ usedPoint: 66_668 }, { usedPoint: 33_333 }],
    });
    await cancel(2);
    expect(shopper.available()).toBe(100_001);
    expect(house.club.holdOf(code)).toMatchObject({ state: "released", points: 0 });
    expect(await detailOf(shopper, code)).toMatchObject({ returnedPoint: 100_001 });
    const due = (await refundsToDecide(house.platform)).filter((refund) => refund.orderCode === code);
    expect(due.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
  });

  test("an order whose goods are gone gives its points back", async () => {
    const { shopper, checkoutId } = await atTheTill(25_000);
    await shopper.redeem(checkoutId, true);
    await stockBalls(house, 0, "JKT01");
    const pickUp = { distributionType: "21", storeCode: "JKT01", address: null, shippingMethodCode: null };
    const placed = await shopper.placeWithPoints(checkoutId, pickUp);
    expect(placed).toMatchObject({ success: false, errorCode: "SOLD_OUT" });
    await house.deliver();
    expect(shopper.available()).toBe(25_000);
  });

  test("points are a member's, linked to the club: a guest is asked to sign in, anyone else gets the reason", async () => {
    const query = "mutation ($id: ID!) { redeemPoints(checkoutId: $id, usePoint: true) { id } }";
    const codeOf = async (shopper: Shopper) => {
      await shopper.add("PB1-5");
      return (await shopper.send(query, { id: await shopper.checkout() })).errors?.[0]?.extensions?.code;
    };
    expect(await codeOf(await guestShopper(house))).toBe("ACCOUNT_NEEDED");
    expect(await codeOf(await memberShopper(house))).toBe("POINTS_NOT_LINKED");
    expect(await codeOf(await linkedShopper(house, 0))).toBe("NOT_ENOUGH_POINTS");
  });

  test("an order with points by a member without a card gets that reason, and does not claim that something changed", async () => {
    const member = await memberShopper(house);
    await member.add("PB1-5");
    const checkoutId = await member.checkout();
    const order = { usePoint: true, pinProof: "none" };
    expect(await member.place(checkoutId, order)).toMatchObject({ errorCode: "POINTS_NOT_LINKED" });
    expect(await member.place(checkoutId)).toMatchObject({ success: true });
  });

  test("an order with points by a guest asks for a sign-in, and does not claim that something changed", async () => {
    const guest = await guestShopper(house);
    await guest.add("PB1-5");
    const checkoutId = await guest.checkout();
    const order = { usePoint: true, pinProof: "none" };
    expect(await guest.place(checkoutId, order)).toMatchObject({ success: false, errorCode: "ACCOUNT_NEEDED" });
    expect(await guest.place(checkoutId, { usePoint: false })).toMatchObject({ success: true });
  });

  test("an order may ask for points itself, with the PIN and without redeemPoints", async () => {
    const { shopper, checkoutId } = await atTheTill(25_000);
    const placed = await shopper.placeWithPoints(checkoutId);
    expect(placed).toMatchObject({ success: true });
    expect(house.club.holdOf(placed.orderCode ?? "")).toMatchObject({ points: 25_000, state: "held" });
    const broke = await linkedShopper(house, 0);
    await broke.add("PB1-5");
    expect(await broke.placeWithPoints(await broke.checkout())).toMatchObject({ errorCode: "NOT_ENOUGH_POINTS" });
  });

  test("an order may do without the points that were turned on before it", async () => {
    const { shopper, checkoutId } = await atTheTill(25_000);
    await shopper.redeem(checkoutId, true);
    expect(await shopper.place(checkoutId, { usePoint: false })).toMatchObject({ success: true });
    expect(shopper.available()).toBe(25_000);
  });

  test("an order is not placed at a total that nobody saw, with points or without those that were shown", async () => {
    const { shopper, checkoutId } = await atTheTill(25_000);
    const off = await shopper.redeem(checkoutId, false);
    expect(await shopper.placeWithPoints(checkoutId, { agreedTotal: off.totalAmount })).toMatchObject({
      errorCode: "CHECKOUT_CHANGED",
    });
    const on = await shopper.redeem(checkoutId, true);
    const agreedTotal = on.totalAmount;
    const without = await shopper.place(checkoutId, { usePoint: false, agreedTotal });
    expect(without).toMatchObject({ errorCode: "CHECKOUT_CHANGED" });
    const seen = { usePoint: false, agreedTotal: without.errorDetails && Object(without.errorDetails).total };
    expect(await shopper.place(checkoutId, seen)).toMatchObject({ success: true });
    expect(shopper.available()).toBe(25_000);
  });

  describe("a guest's loyalty number", () => {
    const guestAtTheTill = async () => {
      const shopper = await guestShopper(house);
      await shopper.add("PB1-5");
      return { shopper, checkoutId: await shopper.checkout() };
    };

    test("[CHK-13~, CHK-15~, Q73] an unknown one is refused by its name, a malformed one as any number is", async () => {
      const { shopper, checkoutId } = await guestAtTheTill();
      const place = (guestLoyaltyMobile: string) => shopper.place(checkoutId, { guestLoyaltyMobile });
      expect(await place("0812-0000-9999")).toMatchObject({
        errorCode: "LOYALTY_ACCOUNT_NOT_FOUND",
        errorMessage: "Account +6281200009999 is not found",
        errorDetails: { mobile: "81200009999" },
      });
      expect(await place("812")).toMatchObject({ errorCode: "MOBILE_LENGTH" });
      expect(await place("x")).toMatchObject({ errorCode: "MOBILE_LENGTH" });
    });

    test("[CHK-14~] the member with that number earns, and the club learns when what was ordered", async () => {
      house.club.numbers.add("81355550001");
      const { shopper, checkoutId } = await guestAtTheTill();
      const placed = await shopper.place(checkoutId, { guestLoyaltyMobile: "+62 813-5555-0001" });
      expect(placed).toMatchObject({ success: true });
      const code = placed.orderCode ?? "";
      const order = await orderByCode(house.platform, code);
      await tellPayment(house, code, "PAID");
      for (const status of ["PICKED_UP", "DELIVERED"] as const) await tellParcel(house, code, status);
      await house.deliver();
      expect(house.club.events.at(-1)).toMatchObject({
        orderCode: code,
        accountCode: null,
        mobile: "81355550001",
        orderedAt: order?.placedAt.toISOString(),
        lines: [{ brandCode: "PUSAKA", categoryCodes: ["equipment", "balls", "footballs"] }],
      });
    });

    test("a club that is down keeps no guest from buying: the number is taken as it is", async () => {
      const { shopper, checkoutId } = await guestAtTheTill();
      house.club.mood = "away";
      const placed = await shopper.place(checkoutId, { guestLoyaltyMobile: "81355550002" });
      expect(placed).toMatchObject({ success: true });
      expect(await orderByCode(house.platform, placed.orderCode ?? "")).toMatchObject({ loyaltyMobile: "81355550002" });
    });

    test("[AC-09~] numbers cannot be tried out in heaps", async () => {
      const strict = await openPointsHouse("embedded", { ACCOUNT_CHECKS_PER_HOUR: "3" });
      const shopper = await guestShopper(strict);
      await shopper.add("PB1-5");
      const checkoutId = await shopper.checkout();
      const codes: unknown[] = [];
      for (const last of [1, 2, 3, 4, 5])
        codes.push((await shopper.place(checkoutId, { guestLoyaltyMobile: `8120000999${last}` })).errorCode);
      const unknown = "LOYALTY_ACCOUNT_NOT_FOUND";
      expect(codes).toEqual([unknown, unknown, unknown, "TOO_MANY_REQUESTS", "TOO_MANY_REQUESTS"]);
      await strict.close();
    });

    test("[AC-09~] nor in one session, from a network that may ask often, by orders refused for something else", async () => {
      const generous = await openPointsHouse("embedded");
      generous.club.numbers.add("81355550003");
      const shopper = await guestShopper(generous);
      await shopper.add("PB1-5");
      const checkoutId = await shopper.checkout();
      const tryNumber = async (guestLoyaltyMobile: string) => {
        const order = { guestLoyaltyMobile, paymentChannelCode: "STORE_CASH" };
        return (await shopper.place(checkoutId, order)).errorCode;
      };
      const codes: unknown[] = [];
      for (let tried = 0; tried < 10; tried += 1)
        codes.push(await tryNumber(tried % 2 === 0 ? "81355550003" : `8120000998${tried}`));
      expect(new Set(codes)).toEqual(new Set(["PAYMENT_INVALID", "LOYALTY_ACCOUNT_NOT_FOUND"]));
      for (const number of ["81355550003", "81200009989"]) expect(await tryNumber(number)).toBe("TOO_MANY_REQUESTS");
      await generous.close();
    });
  });
});
