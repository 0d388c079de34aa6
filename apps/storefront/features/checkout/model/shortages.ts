/** A checkout line's stock data. */
export type StockedLine = {
  readonly skuCode?: string | null;
  readonly productName?: string | null;
  readonly quantity?: number | null;
  readonly stock?: number | null;
  readonly outStock?: boolean | null;
  readonly disabled?: boolean | null;
};

export type Shortage = { readonly skuCode: string; readonly name: string; readonly left: number };

/**
 * Lines that cannot be bought as they are: sold out, or fewer left than requested. Pressing again
 * would not help.
 */
export function shortagesOf(lines: readonly StockedLine[]): readonly Shortage[] {
  return lines.flatMap((line) => {
    const left = Math.max(0, line.stock ?? 0);
    const shortage = { skuCode: line.skuCode ?? "", name: line.productName ?? "" };
    if (line.outStock || line.disabled || left === 0) return [{ ...shortage, left: 0 }];
    return left < (line.quantity ?? 0) ? [{ ...shortage, left }] : [];
  });
}
