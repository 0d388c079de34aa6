type Findable = {
  readonly storeName?: string | null;
  readonly address1?: string | null;
  readonly city?: string | null;
};

const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();

/**
 * The stores of a city that contain every typed word in name, address or city [Q85]. Empty input
 * finds all.
 */
export function findStores<Store extends Findable>(
  stores: readonly Store[],
  wish: { readonly text: string; readonly city: string },
): readonly Store[] {
  const words = fold(wish.text).split(/\s+/).filter(Boolean);
  return stores.filter((store) => {
    const own = fold(`${store.storeName ?? ""} ${store.address1 ?? ""} ${store.city ?? ""}`);
    return (wish.city === "" || store.city === wish.city) && words.every((word) => own.includes(word));
  });
}

/** The cities with stores, by name. */
export function citiesOf(stores: readonly Findable[]): readonly string[] {
  const cities = new Set(stores.map(({ city }) => city ?? "").filter((city) => city !== ""));
  return [...cities].sort((one, other) => one.localeCompare(other, "id"));
}
