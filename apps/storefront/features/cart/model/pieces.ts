/** How many pieces are in a cart, as the header counts them: sold-out ones included. */
export function piecesOf(lines: readonly { readonly quantity?: number | null }[]): number {
  return lines.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);
}
