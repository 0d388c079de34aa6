import { describe, expect, test } from "vitest";
import { type Instruction, phaseOf, viewOfAddress, viewOfInstruction } from "./payment-view.ts";

const instruction: Instruction = {
  orderCode: "G1",
  kind: "VIRTUAL_ACCOUNT",
  status: "PENDING",
  channelCode: "BCA_VA",
  channelName: "BCA Virtual Account",
  amount: 1_618_000,
  vaNumber: "8000123456",
  deadline: "2026-11-22T10:00:00Z",
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
  ])("[PAY-01] %s is %s", (status, phase) => {
    expect(phaseOf({ status })).toBe(phase);
  });
});
