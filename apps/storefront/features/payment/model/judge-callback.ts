/** The parameters by which payment providers say that a payment went well [PAY-05]. */
const goodAnswers = {
  vpc_TxnResponseCode: "0",
  STATUSCODE: "0000",
  d_status: "0",
  status_code: "200",
} as const;

/** Where the order's code may stand, the first one counts [Q75]. */
const orderNames = ["order", "order_id", "vpc_OrderInfo", "TRANSIDMERCHANT"] as const;

export type CallbackAnswer = {
  readonly orderCode: string | undefined;
  /** `silent` when none of the four parameters is present. */
  readonly verdict: "good" | "bad" | "pending" | "silent";
};

/**
 * What the address says that the provider sent the shopper back with: every one of the four parameters that is present must have its good value [K25].
 * Words on the screen follow it; no order is paid by it.
 */
export function readCallback(search: string): CallbackAnswer {
  const parameters = new URLSearchParams(search);
  const orderCode = orderNames.map((name) => parameters.get(name)).find(Boolean) ?? undefined;
  const present = Object.entries(goodAnswers).filter(([name]) => parameters.has(name));
  if (present.length === 0) return { orderCode, verdict: "silent" };
  if (present.every(([name, good]) => parameters.get(name) === good)) return { orderCode, verdict: "good" };
  // The provider's word for a wallet that was left before paying: nothing has failed yet.
  return { orderCode, verdict: parameters.get("transaction_status") === "pending" ? "pending" : "bad" };
}

/** What the shop knows of the order; undefined while it has not answered. */
export type KnownPayment =
  | { readonly payStatus: string | null | undefined; readonly paymentStatus: string | null | undefined }
  | undefined;

/** `confirming`: the provider says paid, its notification has not arrived yet. */
export type CallbackResult = "paid" | "confirming" | "failed" | "waiting" | "unpaid";

/** Paid is the text "1" and nothing else [PAY-04]. */
export const isPaid = (payStatus: unknown): boolean => payStatus === "1";

const endings: readonly unknown[] = ["DECLINED", "EXPIRED", "CANCELLED"];

/**
 * What the shopper is told [PAY-03 to PAY-07, K25]. The shop's own books come first where they say paid: nobody who has paid reads that it failed.
 * @param patienceIsOver true when the shop has been asked for long enough
 */
export function judgeCallback(
  { verdict }: Pick<CallbackAnswer, "verdict">,
  known: KnownPayment,
  patienceIsOver: boolean,
): CallbackResult {
  if (isPaid(known?.payStatus)) return "paid";
  if (verdict === "good") return "confirming";
  if (verdict === "bad" || endings.includes(known?.paymentStatus)) return "failed";
  return patienceIsOver ? "unpaid" : "waiting";
}
