import type { FailureCode } from "./failure-codes.ts";

/**
 * The details sent with each failure code, for a client's words to fill in. A code that is absent
 * has none. Waits are whole `seconds`; words show them as `{wait}`, in a natural unit.
 * `tools/checks` checks every placeholder of a failure's words against this table.
 */
export const failureDetails = {
  // `field` is the input's name in the contract; the reason is English, for client developers, and
  // not shown to shoppers
  INVALID_INPUT: { reason: "text", field: "optional text" },
  TOO_MANY_REQUESTS: { seconds: "number" },
  // `field` is the input's name in the contract
  QUANTITY_INVALID: { field: "text", least: "number", most: "number" },
  "sp.pdp.min_limit": { n: "number", field: "text" },
  "sp.pdp.max_limit": { n: "number", field: "text" },
  PURCHASE_LIMIT: { n: "number", field: "text" },
  CART_FULL: { n: "number" },
  // how many more pieces may be taken under the promotion
  GIVEAWAY_NOT_OPEN: { left: "number" },
  // what is missing until its level: rupiah as they are written, or pieces
  GIVEAWAY_NEEDS_AMOUNT: { amount: "text" },
  GIVEAWAY_NEEDS_PIECES: { n: "number" },
  // `ticket` is sent with the next call, after `askIn` seconds; `seconds` until the turn
  FLASH_SALE_LIMIT: { n: "number" },
  FLASH_SALE_WAIT: { ahead: "number", seconds: "number", askIn: "number", ticket: "text" },
  TOO_MANY_REMINDERS: { most: "number" },
  WISHLIST_FULL: { most: "number" },
  ADDRESSES_FULL: { most: "number" },
  // the current total, when it differs from the one shown
  CHECKOUT_CHANGED: { total: "optional number" },
  // `name` is the sku's code when the product's name is unknown
  SOLD_OUT: { name: "text", skuCode: "text", left: "number" },
  // the part of the delivery that is missing or wrong, as the contract names it
  DELIVERY_INVALID: { field: "optional text" },
  // `most`: fewer for a change than at the sign-up [ACC-12]
  NAME_INVALID: { field: "text", most: "number" },
  TOO_MANY_OPEN_ORDERS: { n: "number" },
  TOO_MANY_CASH_ORDERS: { n: "number" },
  // reason is the code of an OfferReason; amount is what is missing, in rupiah
  COUPON_REFUSED: { reason: "text", text: "text", amount: "optional number" },
  // what is available now
  NOT_ENOUGH_POINTS: { points: "number" },
  PIN_WRONG: { attemptsLeft: "number" },
  // digits after +62
  LOYALTY_ACCOUNT_NOT_FOUND: { mobile: "text" },
  // the field of the input that is wrong
  TAX_DATA_INVALID: { field: "text" },
  CANCEL_TOO_MANY: { n: "number" },
  // `2026-12-19`
  RETURN_WINDOW_OVER: { day: "text" },
  RETURN_TOO_MANY: { n: "number" },
  // the field of the input that is wrong
  TOO_MANY_PICTURES: { n: "number" },
  LOGISTICS_INVALID: { field: "text" },
  BANK_ACCOUNT_INVALID: { field: "text" },
  // the buyer's address or number, masked
  CONTACT_CODE_SENT: { to: "text" },
  CODE_NOT_SENT: { way: "text", other: "text" },
  CODE_WAIT: { seconds: "number", timeRemaining: "number" },
  CODE_DAY_OVER: { seconds: "number", timeRemaining: "optional number" },
  CODE_BUDGET_SPENT: { email: "text" },
  // attempts left before the number or address is locked
  CODE_WRONG: { left: "number" },
  CODE_LOCKED: { seconds: "number" },
  LOGIN_WAIT: { seconds: "number" },
  CARD_WAIT: { seconds: "number" },
  // the provider's data about the new member, for the sign-up form
  NEW_MEMBER: {
    tokenSS: "text",
    email: "optional text",
    emailVerified: "flag",
    firstName: "optional text",
    lastName: "optional text",
  },
} as const satisfies Partial<Record<FailureCode, Readonly<Record<string, DetailKind>>>>;

type DetailKind = "text" | "number" | "flag" | "optional text" | "optional number";

type Table = typeof failureDetails;
type Value<Kind> = Kind extends `${string}text` ? string : Kind extends `${string}number` ? number : boolean;
type Optional<Kind> = Kind extends `optional ${string}` ? true : false;
type Filled<Kinds> = {
  readonly [Name in keyof Kinds as Optional<Kinds[Name]> extends true ? never : Name]: Value<Kinds[Name]>;
} & {
  readonly [Name in keyof Kinds as Optional<Kinds[Name]> extends true ? Name : never]?: Value<Kinds[Name]> | undefined;
};

/** The details of one code; none for a code that is absent from the table. */
export type FailureDetails<Code extends FailureCode> = Code extends keyof Table
  ? Filled<Table[Code]>
  : Readonly<Record<string, never>>;
