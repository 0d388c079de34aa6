export type ImportSummary = {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly skus: number;
  /** Products that the document takes off sale, and that were sold until then. */
  readonly withdrawn: number;
};
