import { points } from "@gelora/money/points.ts";
import { hasTestPostgres } from "@gelora/testkit/test-databases.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { orderByCode, proposeOrderCode } from "../orders/orders.ts";
import { act, stockBalls, tellPayment } from "../orders/testing/orders.ts";
import { abandonPoints, holdForOrder, releasePoints, spendPoints } from "../points/points.ts";
import { rightPin } from "../points/testing/points-club.ts";
import { linkedShopper, openPointsHouse, type PointsHouse } from "./testing/points-house.ts";

describe.skipIf(!hasTestPostgres)("orders with points that end while they are paid, on PostgreSQL", () => {
  let house: PointsHouse;
  beforeAll(async () => {
    house = await openPointsHouse("postgresql");
    await stockBalls(house, 1000);
  });
  afterAll(() => house.close());

  const orderWithPoints = async () => {
    const shopper = await linkedShopper(house, 25_000);
    await shopper.add("PB1-5");
    const checkoutId = await shopper.checkout();
    await shopper.redeem(checkoutId, true);
    const { orderCode } = await shopper.placeWithPoints(checkoutId);
    if (!orderCode) throw new Error("no order was placed");
    return { shopper, orderCode };
  };

  test("pay against expire and cancel: the points are spent with the money that counts, or come back, never both", async () => {
    for (let round = 0; round < 12; round += 1) {
      const { shopper, orderCode } = await orderWithPoints();
      const ends = [
        () => tellPayment(house, orderCode, "PAID"),
        () => tellPayment(house, orderCode, "EXPIRED"),
        () => act(shopper, "cancelOrder", orderCode),
      ];
      const from = round % ends.length;
      await Promise.all([...ends.slice(from), ...ends.slice(0, from)].map((end) => end()));
      await house.deliver();
      const order = await orderByCode(house.platform, orderCode);
      const isPaid = order?.paidAt !== null;
      expect(house.club.holdOf(orderCode)?.state).toBe(isPaid ? "spent" : "released");
      expect(shopper.available()).toBe(isPaid ? 0 : 25_000);
      const acts = house.club.heard.filter((one) => one.orderCode === orderCode).map(({ act: name }) => name);
      expect(acts).toEqual(["hold", isPaid ? "spend" : "release"]);
    }
  });

  test("reports that do not follow the order's row spend and give back: the test can fail", async () => {
    const { orderCode } = await orderWithPoints();
    const bothLooked = Promise.withResolvers<void>();
    let looked = 0;
    const endInTwoSteps = async (report: typeof spendPoints) => {
      const order = await orderByCode(house.platform, orderCode);
      looked += 1;
      if (looked === 2) bothLooked.resolve();
      await bothLooked.promise;
      if (order?.state === 21) await house.platform.database.transaction(() => report(house.platform, orderCode));
    };
    await Promise.all([endInTwoSteps(spendPoints), endInTwoSteps(releasePoints)]);
    await house.deliver();
    const acts = house.club.heard.filter((one) => one.orderCode === orderCode).map(({ act: name }) => name);
    expect(acts.toSorted()).toEqual(["hold", "release", "spend"]);
  });

  test("of many checkouts of one balance, pressed many times with void proofs and the valid one, one is ordered", async () => {
    for (let round = 0; round < 4; round += 1) {
      const shopper = await linkedShopper(house, 25_000);
      await shopper.add("PB1-5");
      const checkouts = await Promise.all(Array.from({ length: 8 }, () => shopper.checkout()));
      for (const checkoutId of checkouts) await shopper.redeem(checkoutId, true);
      const proofs = Array.from({ length: 6 }, () => house.club.prove(shopper.memberCode));
      const turned = proofs.map((_, index) => proofs[(index + round) % proofs.length]);
      const presses = checkouts.flatMap((checkoutId) =>
        turned.map(async (pinProof) => ({ checkoutId, ...(await shopper.place(checkoutId, { pinProof })) })),
      );
      const answers = await Promise.all(presses);
      await house.deliver();
      const ordered = answers.filter(({ success }) => success);
      const [first] = ordered;
      expect(first).toBeDefined();
      expect(new Set(ordered.map(({ orderCode }) => orderCode)).size).toBe(1);
      expect(new Set(ordered.map(({ checkoutId }) => checkoutId)).size).toBe(1);
      expect(house.club.holdOf(first?.orderCode ?? "")).toMatchObject({ points: 25_000, state: "held" });
      expect(shopper.available()).toBe(0);
      const refused = answers.filter(({ success }) => !success);
      for (const { errorCode, errorDetails } of refused)
        if (errorCode === "NOT_ENOUGH_POINTS") expect(errorDetails).toEqual({ points: 0 });
        else expect(["PIN_NEEDED", "CHECKOUT_CHANGED"]).toContain(errorCode);
      const again = await shopper.place(first?.checkoutId ?? "", { pinProof: "void" });
      expect(again.orderCode).toBe(first?.orderCode);
    }
  });

  test("of one press that twenty repeat at once with the right PIN there is one order and one hold, and all get that answer", async () => {
    for (let round = 0; round < 4; round += 1) {
      const shopper = await linkedShopper(house, 60_000);
      await shopper.add("PB1-5");
      const checkoutId = await shopper.checkout();
      const { mapclubPoint } = await shopper.redeem(checkoutId, true);
      const before = house.club.heard.length;
      const press = () => shopper.place(checkoutId, { usePoint: true, pin: rightPin });
      const answers = await Promise.all(Array.from({ length: 20 }, press));
      expect(answers[0]).toMatchObject({ success: true, errorCode: null });
      for (const answer of answers) expect(answer).toEqual(answers[0]);
      await house.deliver();
      const heard = house.club.heard.slice(before);
      const { orderCode } = answers[0] ?? {};
      expect(new Set(heard.map((one) => `${one.act} ${one.orderCode}`))).toEqual(new Set([`hold ${orderCode}`]));
      expect(house.club.holdOf(orderCode ?? "")).toMatchObject({ points: mapclubPoint, state: "held" });
      expect(shopper.available()).toBe(60_000 - mapclubPoint);
      expect(await press()).toEqual(answers[0]);
    }
  });

  test("a refused press that gives up what its siblings share leaves no order: the test can fail", async () => {
    const shopper = await linkedShopper(house, 25_000);
    await shopper.add("PB1-5");
    const checkoutId = await shopper.checkout();
    await shopper.redeem(checkoutId, true);
    const wish = {
      orderCode: proposeOrderCode(house.platform),
      checkoutId,
      accountCode: shopper.memberCode,
      points: points(25_000),
    };
    const hold = (proof: string) => holdForOrder(house.platform, wish, { proof }, () => wish.orderCode);
    expect(await hold("void")).toMatchObject({ ok: false, failure: { code: "PIN_NEEDED" } });
    expect(await hold(house.club.prove(shopper.memberCode))).toMatchObject({ ok: true });
    expect(await abandonPoints(house.platform, wish.orderCode)).toBe(true);
    await house.deliver();
    expect(shopper.available()).toBe(25_000);
  });
});
