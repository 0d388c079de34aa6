type Store = {
  readonly storeName?: string | null;
  readonly address1?: string | null;
  readonly city?: string | null;
};

/** The stores whose name, street or town contains every typed word. */
export function storesMatching<S extends Store>(stores: readonly S[], typed: string): readonly S[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return stores.filter(({ storeName, address1, city }) => {
    const text = `${storeName} ${address1} ${city}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
