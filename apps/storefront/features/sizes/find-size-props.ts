/** Where a product has a size: its address; or why it cannot be chosen. */
export type SizeOffer = { readonly address: string } | "not-sold" | "not-in-colour";

export type FindSizeProps = {
  /** Whose chart: a product's, or a guide's. */
  readonly source: { readonly productCode: string } | { readonly categoryCode: string; readonly brandCode: string };
  /** Of a product: what it has of a size, by the size's name. */
  readonly offer?: (name: string) => SizeOffer;
  readonly onMySizes: () => void;
  readonly onClose: () => void;
};
