/** The shop's answer about paying an order. */
export type Instruction = {
  readonly orderCode: string;
  readonly kind: string;
  readonly status: string;
  readonly channelCode: string;
  readonly channelName: string;
  readonly amount: number;
  readonly vaNumber?: string | null;
  readonly billerCode?: string | null;
  readonly billKey?: string | null;
  readonly paymentCode?: string | null;
  readonly qrImage?: string | null;
  readonly redirectAddress?: string | null;
  readonly deadline?: string | null;
  /** The shop's clock, ISO 8601. */
  readonly serverTime: string;
  /** Whether another way to pay can be chosen, or the same tried again. */
  readonly canChange: boolean;
};

export type NumberName = "vaNumber" | "billerCode" | "billKey" | "paymentCode";

/** The numbers to copy, with their labels. */
export type PaymentView = {
  readonly orderCode: string;
  /** Whole rupiah; undefined if the address has none. */
  readonly amount: number | undefined;
  readonly channelCode: string;
  readonly numbers: readonly { readonly name: NumberName; readonly value: string }[];
};

type Numbers = Readonly<Partial<Record<NumberName, string | null>>>;

/** The shop's instruction, which takes precedence [PAY-02]. */
export function viewOfInstruction(instruction: Instruction): PaymentView {
  const { orderCode, amount, channelCode } = instruction;
  return { orderCode, amount, channelCode, numbers: numbersOf(instruction) };
}

/** The address's values [PAY-02], for display only: anyone can write an address. */
export function viewOfAddress(search: string): PaymentView {
  const parameters = new URLSearchParams(search);
  const amount = Number(parameters.get("totalAmount") || Number.NaN);
  return {
    orderCode: parameters.get("order") ?? "",
    amount: Number.isSafeInteger(amount) && amount >= 0 ? amount : undefined,
    channelCode: parameters.get("paymentMethod") ?? "",
    numbers: numbersOf({
      vaNumber: parameters.get("vaNumber"),
      billerCode: parameters.get("biller_code"),
      billKey: parameters.get("bill_key"),
    }),
  };
}

const names = ["vaNumber", "billerCode", "billKey", "paymentCode"] as const satisfies readonly NumberName[];

function numbersOf(numbers: Numbers): PaymentView["numbers"] {
  return names.flatMap((name) => {
    const value = numbers[name];
    return value ? [{ name, value }] : [];
  });
}

/** The page's state: ended, payable now, or not begun. */
export type PaymentPhase = "paid" | "declined" | "closed" | "payable";

/**
 * Only the shop ends a payment: phone clocks are unreliable, and a number that still works must
 * stay visible. A countdown at zero waits for the shop, which answers within seconds.
 */
export function phaseOf({ status }: Pick<Instruction, "status">): PaymentPhase {
  if (status === "PAID") return "paid";
  if (status === "DECLINED") return "declined";
  return status === "EXPIRED" || status === "CANCELLED" ? "closed" : "payable";
}

/**
 * How a payment's page ends: an order that is over cannot be paid, even if only a try was declined.
 */
export type PaymentEnd = "paid" | "declined" | "exhausted" | "closed" | "cancelled";

/** @param orderStatus the order's code [Q76], if the shop sent it */
export function endOf(
  phase: Exclude<PaymentPhase, "payable">,
  { status, canChange }: Pick<Instruction, "status" | "canChange">,
  orderStatus: number | null | undefined,
): PaymentEnd {
  if (phase === "paid") return "paid";
  if (orderStatus === 61) return "cancelled";
  if (orderStatus === 62) return "closed";
  if (status === "CANCELLED") return "cancelled";
  return phase === "declined" && !canChange ? "exhausted" : phase;
}

/**
 * True if the shop has payment details; false before the provider was asked and after it refused:
 * the shopper then chooses a channel again.
 */
export function isPayableNow(instruction: Instruction): boolean {
  const { qrImage, redirectAddress } = instruction;
  const hasMeans = numbersOf(instruction).length > 0 || Boolean(qrImage) || Boolean(redirectAddress);
  return phaseOf(instruction) === "payable" && hasMeans;
}

/**
 * Whether to offer other ways beside what there is to pay with: cash has none, and where nothing is
 * left to change but nothing to pay with either, a press says what to do.
 */
export function offersOthers(instruction: Instruction): boolean {
  return instruction.kind !== "CASH" && (instruction.canChange || !isPayableNow(instruction));
}

/**
 * What to say when an order takes no further change of the way to pay: the present one stays until
 * the order's deadline, unless it has ended.
 */
export function wordOfLastWay(instruction: Instruction): "channelStays" | "triesOver" {
  return isPayableNow(instruction) && instruction.deadline ? "channelStays" : "triesOver";
}
