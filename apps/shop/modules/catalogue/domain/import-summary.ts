export type ImportSummary = {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly skus: number;
};
