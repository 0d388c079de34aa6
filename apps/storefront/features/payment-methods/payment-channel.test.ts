import { describe, expect, test } from "vitest";
import {
  channelInput,
  channelsFor,
  memberNames,
  methodOf,
  monthlyAmount,
  type PaymentChannel,
  pathTo,
} from "./payment-channel.ts";

const instalment = (code: string, min: number, max: number): PaymentChannel => ({
  code,
  paymentMethod: "CARD",
  installment: 3,
  minInstallmentAmount: min,
  maxInstallmentAmount: max,
});

const tree: readonly PaymentChannel[] = [
  { code: "QRIS", paymentMethod: "QRIS", children: [] },
  {
    code: "CARD",
    children: [
      { code: "FULL", paymentMethod: "CARD", installment: 0 },
      {
        code: "INSTALMENT",
        children: [{ code: "BANK", children: [instalment("BANK_3", 500_000, 2_000_000)] }],
      },
    ],
  },
];

describe("the tree of channels", () => {
  test("[CHK-20~] a channel at the fourth level is found with its way; a group cannot be chosen", () => {
    expect(pathTo(tree, "BANK_3").map(({ code }) => code)).toEqual(["CARD", "INSTALMENT", "BANK", "BANK_3"]);
    expect(pathTo(tree, "QRIS").map(({ code }) => code)).toEqual(["QRIS"]);
    expect(pathTo(tree, "BANK")).toEqual([]);
    expect(pathTo(tree, undefined)).toEqual([]);
  });

  test.each([
    [499_999, false],
    [500_000, true],
    [2_000_000, true],
    [2_000_001, false],
  ])("[CHK-21] instalments at a total of %i are offered: %s", (total, offered) => {
    expect(pathTo(channelsFor(tree, { total, takesCash: true }), "BANK_3").length > 0).toBe(offered);
  });

  test("[CHK-21] groups that have nothing left are not offered, and other channels stay", () => {
    const codes = channelsFor(tree, { total: 10, takesCash: true }).flatMap(({ code, children }) => [
      code,
      ...(children ?? []).map((c) => c.code),
    ]);
    expect(codes).toEqual(["QRIS", "CARD", "FULL"]);
  });

  test("[CHK-19] cash is not offered when the courier takes none", () => {
    const withCash = [...tree, { code: "CASH", children: [{ code: "COD", paymentMethod: "CASH" }] }];
    const codesOf = (takesCash: boolean) => channelsFor(withCash, { total: 10, takesCash }).map(({ code }) => code);
    expect(codesOf(true)).toEqual(["QRIS", "CARD", "CASH"]);
    expect(codesOf(false)).toEqual(["QRIS", "CARD"]);
  });

  test("a group names its members, without what all of them are called", () => {
    const names = ["BCA Virtual Account", "Mandiri Bill Payment", "Virtual Account CIMB Niaga"];
    expect(memberNames({ code: "BANK", children: names.map((name) => ({ name })) })).toBe("BCA, Mandiri, CIMB Niaga");
    expect(memberNames({ code: "QRIS" })).toBe("");
  });

  test("a group shows the sign of its first channel", () => {
    expect(tree.map(methodOf)).toEqual(["QRIS", "CARD"]);
  });

  test("[CHK-21] a month costs the total's part, rounded up", () => {
    expect(monthlyAmount(1_000_000, 3)).toBe(333_334);
    expect(monthlyAmount(900_000, 3)).toBe(300_000);
  });

  test("[CHK-18] [CHK-24] [CON-17] channels are asked for by courier, amount and cash; without a courier it is GRAB", () => {
    const question = { orderAmount: 971_600, supportCod: 0, distributionType: "11" } as const;
    expect(channelInput(question)).toEqual({ ...question, logisticsCompanyCode: "GRAB" });
    expect(channelInput({ ...question, logisticsCompanyCode: "JNE" }).logisticsCompanyCode).toBe("JNE");
  });
});
