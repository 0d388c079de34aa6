/** How many pieces lie in a cart, as the header counts them: also those that are sold out. */
export function piecesOf(lines: readonly { readonly quantity?: number | null }[]): number {
  return lines.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);
}
