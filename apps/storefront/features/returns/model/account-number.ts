/** No bank of the list has shorter ones; whether a number fits its bank, the shop says. */
const fewestDigits = 8;

/** What is wrong with an account number as typed, as a key of words; undefined if it may be one. */
export function accountNumberError(typed: string): "accountNumberWrong" | "accountNumberShort" | undefined {
  const digits = typed.replaceAll(/[\s.-]/g, "");
  if (!/^\d+$/.test(digits) || typed.length > 24) return "accountNumberWrong";
  return digits.length < fewestDigits ? "accountNumberShort" : undefined;
}
