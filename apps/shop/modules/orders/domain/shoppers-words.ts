/**
 * What a shopper wrote about an order and its lines, as one text: each sentence once, the order's
 * first.
 */
export function shoppersWords(
  ofOrder: string | null | undefined,
  lines: readonly { readonly reasonDesc?: string | null | undefined }[],
): string | undefined {
  const written = [ofOrder, ...lines.map(({ reasonDesc }) => reasonDesc)].map((text) => text?.trim() ?? "");
  const all = [...new Set(written.filter((text) => text !== ""))].join("\n");
  return all === "" ? undefined : all;
}
