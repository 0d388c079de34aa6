/**
 * The number in the field once another one is known: what someone typed stays, what the page had
 * filled in does not.
 * @param known the digits after +62, or nothing
 */
export function filledNumber(inField: string, known: { readonly earlier: string; readonly now: string }): string {
  return inField === known.earlier || inField === "" ? known.now : inField;
}
