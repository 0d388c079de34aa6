import { describe, expect, test } from "vitest";
import english from "../messages/en-US.json" with { type: "json" };
import indonesian from "../messages/id-ID.json" with { type: "json" };
import { stepsOf } from "./payment-steps.ts";

const banks = ["BCA_VA", "BNI_VA", "BRI_VA", "PERMATA_VA", "CIMB_VA", "MANDIRI_BILL"];

describe("how to pay", () => {
  test.each(banks)("[PAY-02] [Q74] %s shows the steps by mobile banking, internet banking and ATM", (code) => {
    expect(stepsOf(code).map(({ way }) => way)).toEqual(["mobile", "internet", "atm"]);
  });

  test.each([...banks, "QRIS", "ALFAMART", "INDOMARET"])("[Q74] %s has as many steps in both languages", (code) => {
    for (const { key } of stepsOf(code)) {
      const count = english[key].split("\n").length;
      expect(count).toBeGreaterThan(2);
      expect(indonesian[key].split("\n")).toHaveLength(count);
    }
  });

  test("a channel of another provider has no steps rather than wrong ones", () => {
    expect(stepsOf("GOPAY")).toEqual([]);
    expect(stepsOf("constructor")).toEqual([]);
  });
});
