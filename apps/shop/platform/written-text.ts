/**
 * What someone wrote into a field of one line. A line break or tab that came along with a paste is
 * a space; what no keyboard types was taken out at the gateway (abuse case AC-70).
 */
export function writtenLine(text: string): string {
  return text.replace(/\s+/gu, " ").trim();
}

/**
 * The same for a field of several lines: breaks are written one way, so they count as in the form.
 */
export function writtenLines(text: string): string {
  return text.replace(/\r\n?|[\u2028\u2029]/gu, "\n").trim();
}
