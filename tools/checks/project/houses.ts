/**
 * A house is a folder whose files lying directly in it are its doorstep, public to neighbours, and whose subfolders are private: a module of a service,
 * a feature of the storefront, a part of the sandbox, a package.
 */
export type House = {
  /** For instance `apps/shop/modules/cart`. */
  readonly folder: string;
  /** `cart`. */
  readonly name: string;
  /** Houses of one street may visit each other as neighbours.json says: `shop`, `club`, `storefront`, `sandbox`, `packages`. */
  readonly street: string;
};

const patterns: readonly (readonly [RegExp, (match: RegExpExecArray) => string])[] = [
  [/^apps\/(shop|club)\/modules\/([^/]+)\//, (match) => match[1] ?? ""],
  [/^apps\/(storefront)\/features\/([^/]+)\//, () => "storefront"],
  [/^apps\/(sandbox)\/(?!platform\/|testing\/)([^/]+)\//, () => "sandbox"],
  [/^(packages)\/([^/]+)\//, () => "packages"],
];

/** The house that a file belongs to, if any. */
export function houseOf(path: string): House | undefined {
  for (const [pattern, streetOf] of patterns) {
    const match = pattern.exec(path);
    if (match?.[2]) return { folder: match[0].slice(0, -1), name: match[2], street: streetOf(match) };
  }
  return undefined;
}

/** True when the file lies directly in its house's folder. */
export function isOnDoorstep(path: string, house: House): boolean {
  return !path.slice(house.folder.length + 1).includes("/");
}

/** `shop` for `apps/shop/…`; `packages`, `tools`, `journeys`, `bench` for the others. */
export function programOf(path: string): string {
  const [first, second] = path.split("/");
  return first === "apps" ? (second ?? "") : (first ?? "");
}
