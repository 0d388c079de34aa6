import { describe, expect, test } from "vitest";
import {
  endOf,
  type Instruction,
  isPayableNow,
  offersOthers,
  phaseOf,
  viewOfAddress,
  viewOfInstruction,
  wordOfLastWay,
} from "./payment-view.ts";

const instruction: Instruction = {
  orderCode: "G1",
  kind: "VIRTUAL_ACCOUNT",
  status: "PENDING",
  channelCode: "BCA_VA",
  channelName: "BCA Virtual Account",
  amount: 1_618_000,
  vaNumber: "8000123456",
  deadline: "2026-11-22T10:00:00Z",
  serverTime: "2026-11-22T09:00:00Z",
  canChange: true,
};

describe("the virtual account page", () => {
  test("[PAY-02] shows what the address says: amount, number, method", () => {
    expect(viewOfAddress("?order=G1&totalAmount=1618000&vaNumber=8000123456&paymentMethod=BCA_VA")).toEqual({
      orderCode: "G1",
      amount: 1_618_000,
      channelCode: "BCA_VA",
      numbers: [{ name: "vaNumber", value: "8000123456" }],
    });
  });

  test("[PAY-02] shows biller code and bill key", () => {
    expect(viewOfAddress("?order=G1&biller_code=70012&bill_key=991").numbers).toEqual([
      { name: "billerCode", value: "70012" },
      { name: "billKey", value: "991" },
    ]);
  });

  test("[PAY-02] an amount of the address that is none is not shown", () => {
    for (const text of ["", "abc", "-5", "1.5", "1e99"]) {
      expect(viewOfAddress(`?totalAmount=${text}`).amount).toBeUndefined();
    }
  });

  test("[PAY-02] the shop's instruction counts, whatever the address says", () => {
    expect(viewOfInstruction(instruction)).toEqual({
      orderCode: "G1",
      amount: 1_618_000,
      channelCode: "BCA_VA",
      numbers: [{ name: "vaNumber", value: "8000123456" }],
    });
  });

  test.each([
    ["PENDING", "payable"],
    ["PAID", "paid"],
    ["DECLINED", "declined"],
    ["EXPIRED", "closed"],
    ["CANCELLED", "closed"],
    ["UNKNOWN", "payable"],
  ])("[PAY-01~] %s is %s", (status, phase) => {
    expect(phaseOf({ status })).toBe(phase);
  });
});

test("what the provider has not given yet, or has refused, is paid by choosing a way again", () => {
  const given = {
    orderCode: "G1",
    kind: "BILL",
    status: "PENDING",
    channelCode: "MANDIRI_BILL",
    channelName: "",
    amount: 1,
    serverTime: "2026-11-22T09:00:00Z",
    canChange: true,
  };
  expect(isPayableNow(given)).toBe(false);
  expect(isPayableNow({ ...given, billKey: "99" })).toBe(true);
  expect(isPayableNow({ ...given, qrImage: "data:" })).toBe(true);
  expect(isPayableNow({ ...given, billKey: "99", status: "DECLINED" })).toBe(false);
});

test.each([
  ["declined", "DECLINED", 21, "declined"],
  ["declined", "DECLINED", undefined, "declined"],
  ["declined", "DECLINED", 61, "cancelled"],
  ["declined", "DECLINED", 62, "closed"],
  ["closed", "CANCELLED", 62, "closed"],
  ["closed", "CANCELLED", undefined, "cancelled"],
  ["closed", "EXPIRED", 61, "cancelled"],
  ["paid", "PAID", 61, "paid"],
] as const)("[PAY-01~] %s payment (%s) of an order in %s ends as %s", (phase, status, orderStatus, end) => {
  expect(endOf(phase, { status, canChange: true }, orderStatus)).toBe(end);
});

test("[PAY-01~] a declined last try ends the paying, and a last try with numbers offers no other way", () => {
  expect(endOf("declined", { status: "DECLINED", canChange: false }, 21)).toBe("exhausted");
  expect(endOf("declined", { status: "DECLINED", canChange: false }, 61)).toBe("cancelled");
  expect(offersOthers(instruction)).toBe(true);
  expect(offersOthers({ ...instruction, canChange: false })).toBe(false);
  expect(offersOthers({ ...instruction, kind: "CASH" })).toBe(false);
});

test("once the way to pay cannot be changed, the present one stays, unless it has ended", () => {
  expect(wordOfLastWay(instruction)).toBe("channelStays");
  expect(wordOfLastWay({ ...instruction, status: "DECLINED" })).toBe("triesOver");
});
