import { expect, test } from "vitest";
import { maskedAccount, readBankAccount, refundBanks } from "./bank-account.ts";

const good = { bankCode: "014", accountNumber: "123-456 7890", accountName: " Siti  Nur'aini " };

test("an account is stored without separators, and shown by its last digits", () => {
  const account = readBankAccount(good);
  if (!account.ok) throw new Error("refused");
  expect(account.value).toEqual({
    bankCode: "014",
    bankName: "BCA",
    accountNumber: "1234567890",
    accountName: "Siti Nur'aini",
  });
  expect(maskedAccount(account.value)).toBe("BCA •••• 7890");
});

test.each([
  [{ bankCode: "999" }, "bankCode"],
  [{ bankCode: "constructor" }, "bankCode"],
  [{ accountNumber: "123456789" }, "accountNumber"],
  [{ accountNumber: "12345678901" }, "accountNumber"],
  [{ accountNumber: "12345O7890" }, "accountNumber"],
  [{ accountName: "S" }, "accountName"],
  [{ accountName: "Sari <b>" }, "accountName"],
  [{ accountName: "4111" }, "accountName"],
])("%j is refused because of its %s", (change, field) => {
  expect(readBankAccount({ ...good, ...change })).toMatchObject({
    failure: { code: "BANK_ACCOUNT_INVALID", details: { field } },
  });
});

test("banks are offered by name", () => {
  const names = refundBanks().map(({ bankName }) => bankName);
  expect(names).toEqual(names.toSorted((one, next) => one.localeCompare(next)));
});
