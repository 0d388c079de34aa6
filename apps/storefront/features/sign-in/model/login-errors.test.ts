import { expect, test } from "vitest";
import { loginErrors, numberOf } from "./login-errors.ts";

test("[LGN-01] an email address or a mobile number, however it is written, goes with a password", () => {
  for (const account of [
    "sari@contoh.co.id",
    " Sari@Contoh.co.id ",
    "0812-3456-7890",
    "+62 812 3456 7890",
    "81234567890",
  ])
    expect(loginErrors({ account, password: "x" })).toEqual({});
});

test("[LGN-01] each error names its field and what the field was meant to be", () => {
  expect(loginErrors({ account: " ", password: "" })).toEqual({ account: "ACCOUNT_EMPTY", password: "PASSWORD_EMPTY" });
  expect(loginErrors({ account: "sari", password: " " })).toEqual({ account: "EMAIL_INVALID" });
  expect(loginErrors({ account: "sari@contoh", password: "x" })).toEqual({ account: "EMAIL_INVALID" });
  expect(loginErrors({ account: "0812", password: "x" })).toEqual({ account: "MOBILE_LENGTH" });
  expect(loginErrors({ account: "712345678901", password: "x" })).toEqual({ account: "MOBILE_INVALID" });
});

test("[REG-01~] a number at the login, however it is written, is the one that a registration begins with", () => {
  for (const account of ["0812-3456-7890", " +62 812 3456 7890", "81234567890"])
    expect(numberOf(account)).toBe("81234567890");
  for (const account of ["", "sari@contoh.co.id", "0812", "712345678901"]) expect(numberOf(account)).toBeUndefined();
});
