/** A badge's text, empty for none and capped: 99 shows 99, 100 shows 99+ [SHL-08, SHL-16]. */
export function badgeText(count: number, cap = 99): string {
  if (count <= 0) return "";
  return count > cap ? `${cap}+` : String(count);
}
