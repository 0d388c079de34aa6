/** The parameters by which payment providers report success [PAY-05]. */
const goodAnswers = {
  vpc_TxnResponseCode: "0",
  STATUSCODE: "0000",
  d_status: "0",
  status_code: "200",
} as const;

/** Where the order's code may be; the first one found counts [Q75]. */
const orderNames = ["order", "order_id", "vpc_OrderInfo", "TRANSIDMERCHANT"] as const;

export type CallbackAnswer = {
  readonly orderCode: string | undefined;
  /** `silent` if none of the four parameters is present. */
  readonly verdict: "good" | "bad" | "pending" | "silent";
};

/**
 * A status_code of 201 is the provider's value for a pending payment, such as a wallet closed
 * before paying.
 */
const stillOpen = "201";

/**
 * What the return address says: each of the four parameters that is present must have its success
 * value [K25]. It decides the words on the screen only; it never marks an order as paid.
 */
export function readCallback(search: string): CallbackAnswer {
  const parameters = new URLSearchParams(search);
  const orderCode = orderNames.map((name) => parameters.get(name)).find(Boolean) ?? undefined;
  const present = Object.entries(goodAnswers).filter(([name]) => parameters.has(name));
  if (present.length === 0) return { orderCode, verdict: "silent" };
  const others = present.filter(([name, good]) => parameters.get(name) !== good);
  if (others.length === 0) return { orderCode, verdict: "good" };
  const isPending = others.every(([name]) => name === "status_code") && parameters.get("status_code") === stillOpen;
  return { orderCode, verdict: isPending ? "pending" : "bad" };
}

/** The shop's answer; undefined until it arrives. */
export type KnownPayment =
  | {
      readonly payStatus: string | null | undefined;
      readonly paymentStatus: string | null | undefined;
      /** The order's code [Q76]. */
      readonly orderStatus?: number | null | undefined;
      readonly deadline?: string | null | undefined;
    }
  | undefined;

/** `confirming`: the provider reports success, its notification has not arrived yet. */
export type CallbackResult = "paid" | "confirming" | "failed" | "waiting" | "unpaid";

/** Only the text "1" means paid [PAY-04]. */
export const isPaid = (payStatus: unknown): boolean => payStatus === "1";

const endings: readonly unknown[] = ["DECLINED", "EXPIRED", "CANCELLED"];

/**
 * The result shown [PAY-03 to PAY-07]. If the address gives a verdict, it alone counts: payStatus
 * does not override failed parameters [K25]. A pending address gives none. Without an order's code,
 * or with one that this browser does not know, there is nothing to wait for.
 * @param hasTimedOut true once polling the shop has timed out
 */
export function judgeCallback(
  { verdict, orderCode }: CallbackAnswer,
  known: KnownPayment,
  hasTimedOut: boolean,
): CallbackResult {
  if (verdict === "bad") return "failed";
  if (isPaid(known?.payStatus)) return "paid";
  if (verdict === "good") return "confirming";
  if (endings.includes(known?.paymentStatus)) return "failed";
  return hasTimedOut || orderCode === undefined || isForeign(known) ? "unpaid" : "waiting";
}

const awaitingPayment = 21;

/**
 * Whether an order may still be paid. Most may, so the button is shown until the shop has answered;
 * for an order of another browser its own page decides.
 */
export const mayBePaid = (known: KnownPayment): boolean =>
  known === undefined || isForeign(known) || known.orderStatus === awaitingPayment;

/**
 * Until when an order is kept whose payment was declined: nothing was charged, and it can be paid
 * again. Undefined while that is not known, and for an order that is over.
 */
export function payableUntil(known: KnownPayment): string | undefined {
  const isKept = known?.paymentStatus === "DECLINED" && known.orderStatus === awaitingPayment;
  return isKept ? (known.deadline ?? undefined) : undefined;
}

/** True once the shop has answered that the order is not this browser's. */
export const isForeign = (known: KnownPayment): boolean =>
  known !== undefined && known.payStatus === undefined && known.paymentStatus === undefined;
