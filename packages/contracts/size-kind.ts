/**
 * The kinds of sizes that a shopper has one of, and that the shop remembers for them. Clothes of
 * men and women are cut differently, so an M of one says nothing of the other; goods for everyone
 * are cut like men's.
 */
export const sizeKinds = [
  "SHOES",
  "MEN_TOPS",
  "WOMEN_TOPS",
  "MEN_BOTTOMS",
  "WOMEN_BOTTOMS",
  "SOCKS",
  "GLOVES",
  "HEADWEAR",
  "KIDS_SHOES",
  "KIDS_CLOTHES",
] as const;
export type SizeKind = (typeof sizeKinds)[number];

export const isSizeKind = (value: unknown): value is SizeKind => sizeKinds.some((kind) => kind === value);

/** A size as lists file it, such as `EU-42`, `LETTER-M` or `CM-128`. */
export type RememberedSize = { readonly kind: SizeKind; readonly sizeCode: string };

/** Whether a text could be a size that is filed; goods may have any label, so none is asked for. */
export const isSizeCode = (code: string): boolean => /^(EU|LETTER|CM)-[\w./-]{1,12}$/.test(code);
