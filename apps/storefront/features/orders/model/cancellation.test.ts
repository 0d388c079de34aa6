import { expect, test } from "vitest";
import { cancellationOf, piecesOf } from "./cancellation.ts";

const shoe = {
  orderItemCode: "GL1-1",
  skuName: "Raung 5",
  count: 2,
  status: "0",
  sellPrice: 900_000,
  usedPoint: 0,
  isGift: false,
};
const ball = {
  orderItemCode: "GL1-2",
  skuName: "Bola",
  count: 1,
  status: "0",
  sellPrice: 300_000,
  usedPoint: 5_000,
  isGift: false,
};
const order = {
  amount: 2_120_000,
  usedPoint: 6_000,
  returnedPoint: 0,
  refunds: [],
  refundWay: "QRIS",
  productList: [shoe, ball],
};

test("[ORD-20~] of a part its own money goes back, with the last items all that is left", () => {
  const one = { orderItemCode: "GL1-1", count: 1 };
  expect(cancellationOf(order, [one])).toEqual({
    items: [{ name: "Raung 5", count: 1 }],
    refund: 900_000,
    way: "QRIS",
    asksAccount: false,
    points: 0,
    isPart: true,
  });
  const all = [
    { ...one, count: 2 },
    { orderItemCode: "GL1-2", count: 1 },
  ];
  expect(cancellationOf(order, all)).toMatchObject({ refund: 2_120_000, points: 6_000, isPart: false });
  const gone = { ...shoe, status: "61", count: 1 };
  const rest = {
    ...order,
    productList: [gone, { ...shoe, count: 1 }],
    refunds: [
      {
        amount: 900_000,
        status: "DONE" as const,
        isExtra: false,
        isTransfer: false,
        payMent: "QRIS",
        createTime: "",
        doneTime: null,
      },
    ],
  };
  expect(cancellationOf(rest, [one])).toMatchObject({ refund: 1_220_000, isPart: false });
  expect(piecesOf(rest.productList)).toEqual({ kept: 1, cancelled: 1 });
});

test("with the last of what was bought its gifts are cancelled too, and named", () => {
  const gift = { ...ball, orderItemCode: "GL1-3", skuName: "Botol", sellPrice: 0, usedPoint: 0, isGift: true };
  const given = { ...order, amount: 1_800_000, productList: [shoe, gift] };
  expect(cancellationOf(given, [{ orderItemCode: "GL1-1", count: 2 }])).toMatchObject({
    items: [
      { name: "Raung 5", count: 2 },
      { name: "Botol", count: 1 },
    ],
    refund: 1_800_000,
    isPart: false,
  });
  expect(cancellationOf(given, [{ orderItemCode: "GL1-1", count: 1 }])).toMatchObject({
    items: [{ name: "Raung 5", count: 1 }],
    isPart: true,
  });
  expect(cancellationOf(given, [{ orderItemCode: "GL1-3", count: 1 }]).items).toEqual([{ name: "Botol", count: 1 }]);
});

test("points go back as points: of a part its share, with the last items all that are left", () => {
  const byPoints = { amount: 0, refunds: [], refundWay: null, usedPoint: 35_000, returnedPoint: 10_000 };
  const pair = { ...ball, count: 2, sellPrice: 0, usedPoint: 25_000 };
  const cancelled = { ...pair, orderItemCode: "GL1-3", count: 1, status: "61", usedPoint: 10_000 };
  const of = (count: number) =>
    cancellationOf({ ...byPoints, productList: [pair, cancelled] }, [{ orderItemCode: "GL1-2", count }]);
  expect(of(1)).toMatchObject({ refund: 0, points: 12_500, asksAccount: false, isPart: true });
  expect(of(2)).toMatchObject({ refund: 0, points: 25_000, asksAccount: false, isPart: false });
});

test("nothing goes back for what is not paid", () => {
  expect(cancellationOf({ ...order, refundWay: null }, [{ orderItemCode: "GL1-2", count: 1 }]).refund).toBe(0);
});

test("an account is asked for where money is transferred, until one is known", () => {
  const asks = (change: object) =>
    cancellationOf({ ...order, isRefundTransferred: true, ...change }, [{ orderItemCode: "GL1-1", count: 1 }])
      .asksAccount;
  expect(asks({})).toBe(true);
  expect(asks({ isRefundTransferred: false })).toBe(false);
  const transfer = { amount: 900_000, isCertain: true };
  expect(asks({ refundTransfer: { ...transfer, bankAccount: null } })).toBe(true);
  expect(asks({ refundTransfer: { ...transfer, bankAccount: "BCA •••• 7890" } })).toBe(false);
  expect(asks({ refundWay: null })).toBe(false);
});
