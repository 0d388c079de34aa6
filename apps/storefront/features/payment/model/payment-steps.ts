/** A channel's ways to pay, each with its steps in the words `steps.{bank}.{way}`, one per line. */
const waysOf = {
  BCA_VA: ["steps.BCA_VA.mobile", "steps.BCA_VA.internet", "steps.BCA_VA.atm"],
  BNI_VA: ["steps.BNI_VA.mobile", "steps.BNI_VA.internet", "steps.BNI_VA.atm"],
  BRI_VA: ["steps.BRI_VA.mobile", "steps.BRI_VA.internet", "steps.BRI_VA.atm"],
  PERMATA_VA: ["steps.PERMATA_VA.mobile", "steps.PERMATA_VA.internet", "steps.PERMATA_VA.atm"],
  CIMB_VA: ["steps.CIMB_VA.mobile", "steps.CIMB_VA.internet", "steps.CIMB_VA.atm"],
  MANDIRI_BILL: ["steps.MANDIRI_BILL.mobile", "steps.MANDIRI_BILL.internet", "steps.MANDIRI_BILL.atm"],
  QRIS: ["steps.QRIS.app"],
  ALFAMART: ["steps.ALFAMART.counter"],
  INDOMARET: ["steps.INDOMARET.counter"],
} as const;

export type StepsKey = (typeof waysOf)[keyof typeof waysOf][number];
export type Way = "mobile" | "internet" | "atm" | "app" | "counter";

const isKnown = (code: string): code is keyof typeof waysOf => Object.hasOwn(waysOf, code);
const isWay = (text: string | undefined): text is Way =>
  text === "mobile" || text === "internet" || text === "atm" || text === "app" || text === "counter";

/** A channel's ways to pay; none if it needs no instructions. */
export function stepsOf(channelCode: string): readonly { readonly way: Way; readonly key: StepsKey }[] {
  const keys: readonly StepsKey[] = isKnown(channelCode) ? waysOf[channelCode] : [];
  return keys.flatMap((key) => {
    const way = key.split(".").at(-1);
    return isWay(way) ? [{ way, key }] : [];
  });
}
