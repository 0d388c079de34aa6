/** What the shop says about paying an order. */
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
};

export type NumberName = "vaNumber" | "billerCode" | "billKey" | "paymentCode";

/** What the page shows: numbers to copy, with what they are called. */
export type PaymentView = {
  readonly orderCode: string;
  /** Whole rupiah; undefined when the address has none. */
  readonly amount: number | undefined;
  readonly channelCode: string;
  readonly numbers: readonly { readonly name: NumberName; readonly value: string }[];
};

type Numbers = Readonly<Partial<Record<NumberName, string | null>>>;

/** The shop's instruction, which counts [PAY-02]. */
export function viewOfInstruction(instruction: Instruction): PaymentView {
  const { orderCode, amount, channelCode } = instruction;
  return { orderCode, amount, channelCode, numbers: numbersOf(instruction) };
}

/** What the address says [PAY-02], for the eye only: anybody can write an address. */
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

/** How the page looks: what has ended, what can be paid now, and what has not begun. */
export type PaymentPhase = "paid" | "declined" | "closed" | "payable";

/**
 * Only the shop ends a payment: clocks of phones go wrong, and a number that still works must not be hidden by one.
 * A countdown at zero waits for the shop's word, which comes within seconds.
 */
export function phaseOf({ status }: Pick<Instruction, "status">): PaymentPhase {
  if (status === "PAID") return "paid";
  if (status === "DECLINED") return "declined";
  return status === "EXPIRED" || status === "CANCELLED" ? "closed" : "payable";
}
