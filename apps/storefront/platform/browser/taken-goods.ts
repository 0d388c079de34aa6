/** A piece that went into the cart. */
export type TakenGoods = {
  readonly productCode: string;
  readonly skuCode: string;
  readonly quantity: number;
  /** Whole rupiah; absent where the page does not know it. */
  readonly price?: number;
};

const listeners = new Set<(taken: TakenGoods) => void>();

/** Notifies the listeners: pages that sell need not load what does. */
export function tellTaken(taken: TakenGoods): void {
  for (const listener of listeners) listener(taken);
}

/** @returns how to stop */
export function onTaken(hear: (taken: TakenGoods) => void): () => void {
  listeners.add(hear);
  return () => void listeners.delete(hear);
}
