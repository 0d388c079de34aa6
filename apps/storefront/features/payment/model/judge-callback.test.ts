import { describe, expect, test } from "vitest";
import { isForeign, isPaid, judgeCallback, mayBePaid, payableUntil, readCallback } from "./judge-callback.ts";

const pending = { payStatus: "0", paymentStatus: "PENDING" };
const judge = (search: string, known = pending as Parameters<typeof judgeCallback>[1]) =>
  judgeCallback(readCallback(search), known, false);

describe("the parameters of the way back", () => {
  test.each([
    ["vpc_TxnResponseCode=0", "vpc_TxnResponseCode=1"],
    ["STATUSCODE=0000", "STATUSCODE=5510"],
    ["d_status=0", "d_status=00"],
    ["status_code=200", "status_code=202"],
  ])("[PAY-05] %s is good, %s is not", (good, bad) => {
    expect(readCallback(`?order=G1&${good}`).verdict).toBe("good");
    expect(readCallback(`?order=G1&${bad}`).verdict).toBe("bad");
    expect(judge(`?order=G1&${bad}`)).toBe("failed");
  });

  test("[PAY-05] [K25] all that are present must match, and an empty one does not", () => {
    expect(readCallback("?STATUSCODE=0000&status_code=200").verdict).toBe("good");
    expect(readCallback("?STATUSCODE=0000&status_code=202").verdict).toBe("bad");
    expect(readCallback("?STATUSCODE=5510&status_code=201").verdict).toBe("bad");
    expect(readCallback("?d_status=").verdict).toBe("bad");
    expect(readCallback("?statuscode=0000").verdict).toBe("silent");
  });

  test("[Q75] the order is named by order, else by the providers' own names", () => {
    expect(readCallback("?order=G1&order_id=G1-2").orderCode).toBe("G1");
    expect(readCallback("?order_id=G2").orderCode).toBe("G2");
    expect(readCallback("?vpc_OrderInfo=G3").orderCode).toBe("G3");
    expect(readCallback("?TRANSIDMERCHANT=G4").orderCode).toBe("G4");
    expect(readCallback("?order=&order_id=G5").orderCode).toBe("G5");
    expect(readCallback("?status_code=200").orderCode).toBeUndefined();
  });
});

describe("what the shopper sees", () => {
  test.each([
    ["1", true],
    ["0", false],
    ["", false],
    [null, false],
    [1, false],
    [undefined, false],
  ])("[PAY-04] payStatus %j is paid: %s", (payStatus, paid) => {
    expect(isPaid(payStatus)).toBe(paid);
  });

  test("[PAY-07] [K25] without parameters payStatus decides, and a late notification is waited for", () => {
    expect(judge("?order=G1", { payStatus: "1", paymentStatus: "PAID" })).toBe("paid");
    expect(judge("?order=G1")).toBe("waiting");
    expect(judgeCallback(readCallback("?order=G1"), pending, true)).toBe("unpaid");
    expect(judge("?order=G1", undefined)).toBe("waiting");
    expect(judge("", undefined)).toBe("unpaid");
  });

  test("an order that this browser does not know is not waited for, unless the provider says that it was paid", () => {
    const unknown = { payStatus: undefined, paymentStatus: undefined };
    expect(judge("?order=G1", unknown)).toBe("unpaid");
    expect(judge("?order=G1&status_code=201", unknown)).toBe("unpaid");
    expect(judge("?order=G1&status_code=200", unknown)).toBe("confirming");
  });

  test("only an order that awaits payment may be paid again; of another browser's its own page knows", () => {
    expect(mayBePaid({ ...pending, orderStatus: 21 })).toBe(true);
    for (const orderStatus of [31, 61, 62, null]) expect(mayBePaid({ ...pending, orderStatus })).toBe(false);
    expect(mayBePaid({ payStatus: undefined, paymentStatus: undefined })).toBe(true);
    expect(mayBePaid(undefined)).toBe(true);
  });

  test("[PAY-06] a declined or expired payment has failed, also without parameters", () => {
    for (const paymentStatus of ["DECLINED", "EXPIRED", "CANCELLED"]) {
      expect(judge("?order=G1", { payStatus: "0", paymentStatus })).toBe("failed");
    }
    expect(judge("?order=G1&STATUSCODE=5510", undefined)).toBe("failed");
  });

  test("[K25] good parameters are believed for the words, and the shop's books confirm them", () => {
    expect(judge("?order=G1&status_code=200")).toBe("confirming");
    expect(judge("?order=G1&status_code=200", { payStatus: "1", paymentStatus: "PAID" })).toBe("paid");
  });

  test("[K25] payStatus 1 does not beat bad parameters", () => {
    expect(judge("?order=G1&status_code=202", { payStatus: "1", paymentStatus: "PAID" })).toBe("failed");
  });

  test.each(["?order=G1&status_code=201", "?order=G1&status_code=201&transaction_status=pending"])(
    "[PAY-03] [K25] a payment that is still open has not failed: %s",
    (search) => {
      expect(judge(search)).toBe("waiting");
      expect(judgeCallback(readCallback(search), pending, true)).toBe("unpaid");
      expect(judge(search, { payStatus: "1", paymentStatus: "PAID" })).toBe("paid");
      expect(judge(search, { payStatus: "0", paymentStatus: "DECLINED" })).toBe("failed");
    },
  );
});

describe("the order after a failure", () => {
  const deadline = "2026-11-22T10:00:00Z";

  test("[PAY-06] a declined order that still waits is kept until its deadline", () => {
    const declined = { payStatus: "0", paymentStatus: "DECLINED", orderStatus: 21, deadline };
    expect(payableUntil(declined)).toBe(deadline);
    expect(payableUntil({ ...declined, orderStatus: 61 })).toBeUndefined();
    expect(payableUntil({ ...declined, paymentStatus: "PENDING" })).toBeUndefined();
    expect(payableUntil(undefined)).toBeUndefined();
  });

  test("an order of another browser is foreign, once the shop has answered", () => {
    expect(isForeign(undefined)).toBe(false);
    expect(isForeign(pending)).toBe(false);
    expect(isForeign({ payStatus: undefined, paymentStatus: undefined })).toBe(true);
  });
});
