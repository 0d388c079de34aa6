/** HTML as it is read out: its words only, with one space between parts. */
export function readOut(html: string): string {
  return html
    .replace(/<[^>]+>/g, "|")
    .replace(/[|\s]+/g, " ")
    .trim();
}
