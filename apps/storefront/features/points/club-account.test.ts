import { expect, test } from "vitest";
import { bindOf } from "./club-account.ts";

const ayu = {
  success: true,
  code: null,
  firstName: "Ayu",
  lastName: "Lestari",
  mobile: "8120000001",
  availablePoints: 25_000,
  havePin: true,
  pinDisabled: false,
  message: null,
};

test("[CHK-17~] a linked card shows whose it is, what it holds, and whether it has a PIN", () => {
  expect(bindOf(ayu)).toEqual({ name: "Ayu Lestari", mobile: "8120000001", availablePoints: 25_000, pin: "usable" });
  expect(bindOf({ ...ayu, pinDisabled: true })).toMatchObject({ pin: "disabled" });
  expect(bindOf({ ...ayu, lastName: null, availablePoints: null, havePin: null, pinDisabled: null })).toEqual({
    name: "Ayu",
    mobile: "8120000001",
    availablePoints: 0,
    pin: "none",
  });
});

test("an account without a card is distinguished from a club that does not answer", () => {
  expect(bindOf({ ...ayu, success: false, code: "501" })).toBe("not linked");
});

test("[CHK-26~] [ERR-17~] no answer, and any other refusal, shows nothing", () => {
  expect(bindOf(undefined)).toBeUndefined();
  expect(bindOf(null)).toBeUndefined();
  expect(bindOf({ ...ayu, success: false, code: "BUSY" })).toBeUndefined();
});
