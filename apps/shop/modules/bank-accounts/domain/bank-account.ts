import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";

/**
 * The banks that refunds are transferred to, by their national code, and the digits of an account.
 */
const banks = {
  "014": { name: "BCA", digits: [10, 10] },
  "008": { name: "Mandiri", digits: [13, 16] },
  "009": { name: "BNI", digits: [10, 16] },
  "002": { name: "BRI", digits: [15, 15] },
  "451": { name: "BSI", digits: [10, 10] },
  "200": { name: "BTN", digits: [10, 16] },
  "022": { name: "CIMB Niaga", digits: [10, 14] },
  "013": { name: "Permata", digits: [10, 16] },
  "011": { name: "Danamon", digits: [10, 16] },
  "016": { name: "Maybank", digits: [10, 16] },
  "028": { name: "OCBC", digits: [10, 12] },
  "542": { name: "Jago", digits: [10, 14] },
  "535": { name: "SeaBank", digits: [10, 14] },
} as const satisfies Readonly<Record<string, { name: string; digits: readonly [number, number] }>>;

type BankCode = keyof typeof banks;

export type BankAccount = {
  readonly bankCode: string;
  readonly bankName: string;
  readonly accountNumber: string;
  readonly accountName: string;
};

export function refundBanks(): { bankCode: string; bankName: string }[] {
  return Object.entries(banks)
    .map(([bankCode, { name }]) => ({ bankCode, bankName: name }))
    .toSorted((one, next) => one.bankName.localeCompare(next.bankName));
}

/**
 * Checks the account that money is transferred to: a bank of the list, as many digits as its
 * accounts have, and the holder's name in letters.
 * @returns the account without separators; failure BANK_ACCOUNT_INVALID with the field that is
 * wrong
 */
export function readBankAccount(given: {
  readonly bankCode: string;
  readonly accountNumber: string;
  readonly accountName: string;
}): Outcome<BankAccount> {
  const { bankCode } = given;
  if (!isBank(bankCode)) return wrong("bankCode");
  const { name, digits } = banks[bankCode];
  const accountNumber = given.accountNumber.replaceAll(/[\s.-]/g, "");
  const [least, most] = digits;
  if (!/^\d+$/.test(accountNumber) || accountNumber.length < least || accountNumber.length > most)
    return wrong("accountNumber");
  const accountName = given.accountName.replaceAll(/\s+/g, " ").trim();
  if (!/^\p{L}[\p{L} .,'-]{1,59}$/u.test(accountName)) return wrong("accountName");
  return success({ bankCode, bankName: name, accountNumber, accountName });
}

const wrong = (field: "bankCode" | "accountNumber" | "accountName") => failure("BANK_ACCOUNT_INVALID", { field });

/** What its owner sees of it: `BCA •••• 6789`. */
export function maskedAccount({ bankName, accountNumber }: BankAccount): string {
  return `${bankName} •••• ${accountNumber.slice(-4)}`;
}

function isBank(code: string): code is BankCode {
  return Object.hasOwn(banks, code);
}
