import type { PurchaseLine, ReceivedEvent } from "@gelora/contracts/service-events.ts";
import { addRupiah, type Rupiah, rupiah } from "@gelora/money/rupiah.ts";

/** The pieces of one line. */
export type PiecesOfLine = {
  readonly orderItemCode: string;
  readonly skuCode: string;
  readonly brandCode?: string | undefined;
  readonly categoryCodes?: readonly string[] | undefined;
  readonly quantity: number;
  readonly amount: Rupiah;
  /** What was charged for each piece. */
  readonly amounts: readonly Rupiah[];
};

export type Purchase = {
  readonly orderCode: string;
  readonly accountCode: string | null;
  /** The account that a guest's purchase belongs to, by its verified address or number. */
  readonly claimedBy: string | null;
  /** Without the +62 prefix. */
  readonly mobile: string;
  readonly amount: Rupiah;
  readonly lines: readonly PiecesOfLine[];
  readonly orderedAt?: Date | undefined;
  readonly completedAt: Date;
};

/** Pieces of an order that went back, by one event. */
export type Reversal = {
  readonly eventId: string;
  readonly lines: readonly Pick<PiecesOfLine, "orderItemCode" | "amounts">[];
};

/** What an order is worth to its member now, after reversals. */
export type StandingPurchase = Pick<Purchase, "orderCode" | "accountCode" | "mobile" | "amount"> & {
  /** Empty for a purchase reported in the format before version 2. */
  readonly lines: readonly Pick<PiecesOfLine, "orderItemCode" | "quantity" | "amount">[];
};

/** A completed purchase, from either version of the event. */
export function purchaseOf(
  event: Extract<ReceivedEvent, { readonly type: "purchase.completed" }>,
): Omit<Purchase, "claimedBy"> {
  const { orderCode, mobile } = event;
  const completedAt = new Date(event.completedAt);
  if (event.version === undefined)
    return { orderCode, accountCode: null, mobile, amount: rupiah(event.amount), lines: [], completedAt };
  const lines = event.lines.map(piecesOf);
  const amount = addRupiah(...lines.map((line) => line.amount));
  const orderedAt = event.orderedAt === undefined ? undefined : new Date(event.orderedAt);
  return { orderCode, accountCode: event.accountCode, mobile, amount, lines, orderedAt, completedAt };
}

export function piecesOf(line: PurchaseLine): PiecesOfLine {
  const amounts = line.amounts.map(rupiah);
  return { ...line, amounts, amount: addRupiah(...amounts) };
}
