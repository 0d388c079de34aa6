/**
 * A house is a folder whose direct files (its doorstep) are public to neighbours and whose
 * subfolders are private: a module of a service, a feature, a part of the storefront's platform or
 * chrome, a part of the sandbox, a package, a part of the demonstration.
 */
export type House = {
  /** For instance `apps/shop/modules/cart`. */
  readonly folder: string;
  /** `cart`. */
  readonly name: string;
  /**
   * Houses on one street may import each other as neighbours.json says: `shop`, `club`,
   * `storefront`, `sandbox`, `packages`, `demo`.
   */
  readonly street: string;
};

const patterns: readonly (readonly [RegExp, (match: RegExpExecArray) => string])[] = [
  [/^apps\/(shop|club)\/modules\/([^/]+)\//, (match) => match[1] ?? ""],
  [/^apps\/storefront\/(features|platform)\/([^/]+)\//, () => "storefront"],
  [/^apps\/(storefront)\/(chrome)\//, () => "storefront"],
  [/^apps\/(sandbox)\/(?!platform\/|testing\/)([^/]+)\//, () => "sandbox"],
  [/^(packages)\/([^/]+)\//, () => "packages"],
  [/^(demo)\/(?!commands\/)([^/]+)\//, () => "demo"],
];

/** The house of a file, if any. */
export function houseOf(path: string): House | undefined {
  for (const [pattern, streetOf] of patterns) {
    const match = pattern.exec(path);
    if (match?.[2]) return { folder: match[0].slice(0, -1), name: match[2], street: streetOf(match) };
  }
  return undefined;
}

/** True for a file directly in its house's folder. */
export function isOnDoorstep(path: string, house: House): boolean {
  return !path.slice(house.folder.length + 1).includes("/");
}

/** A feature's words are data: code that gathers them for a page imports them where they are. */
export function isWords(path: string): boolean {
  return /\/messages\/[a-z]{2}-[A-Z]{2}\.json$/.test(path);
}

/** `shop` for `apps/shop/…`; `packages`, `tools`, `journeys`, `bench` for the others. */
export function programOf(path: string): string {
  const [first, second] = path.split("/");
  return first === "apps" ? (second ?? "") : (first ?? "");
}
