import type { Language } from "@gelora/locale/language.ts";
import type { Frame } from "../../catalogue/frame.ts";
import type { NavigationRow } from "../../catalogue/read-models.ts";
import type { NavigationItem } from "./header-tree.ts";
import type { SportPage } from "./sport-pages.ts";
import { say } from "./words.ts";

const genders = ["MEN", "WOMEN", "KIDS"] as const;
/** The lowest band of the discount filter: everything on sale. */
const saleAddress = "/plp/search?discount=10";

const item = (code: string, name: string, url: string, children: NavigationItem[] = []): NavigationItem => ({
  code,
  name,
  url,
  image: null,
  children,
});

/**
 * The other entries to the shop beside product types: by gender, sport and brand, and the sale. A
 * sport with a written page leads there, the others to their goods.
 */
export function headerShortcuts(
  frame: Frame,
  rows: readonly NavigationRow[],
  written: readonly SportPage[],
  language: Language,
): NavigationItem[] {
  const listed = (code: "sport" | "brand", url: string, children: NavigationItem[]) =>
    children.length > 0 ? [item(code, say(language, `header.${code}`), url, children)] : [];
  return [
    ...genders.flatMap((gender) => forGender(frame, rows, gender, language)),
    ...listed("sport", "/plp/search", sportsOf(frame, rows, written, language)),
    ...listed("brand", "/plp/search", brandsOf(frame, rows)),
    ...(rows.length > 0 ? [item("sale", say(language, "header.sale"), saleAddress)] : []),
  ];
}

/** Two levels of the categories that have goods for this gender. */
function forGender(frame: Frame, rows: readonly NavigationRow[], gender: (typeof genders)[number], language: Language) {
  const codes = rows.filter((row) => row.gender === gender).map(({ categoryCode }) => categoryCode ?? "");
  const paths = [...new Set(codes)].map((code) => frame.pathOf(code).map(({ categoryCode }) => categoryCode));
  const isUsed = (code: string) => paths.some((path) => path.includes(code));
  const address = (code: string) => `/plp/${encodeURIComponent(code)}?gender=${gender}`;
  const below = (parent: string | undefined, levels: number): NavigationItem[] =>
    frame
      .childrenOf(parent)
      .filter(({ categoryCode }) => isUsed(categoryCode))
      .map(({ categoryCode, name }) =>
        item(
          `${gender}-${categoryCode}`,
          name[language],
          address(categoryCode),
          levels > 1 ? below(categoryCode, levels - 1) : [],
        ),
      );
  const children = below(undefined, 2);
  return children.length > 0
    ? [item(gender, say(language, `header.${gender}`), `/plp/search?gender=${gender}`, children)]
    : [];
}

function sportsOf(
  frame: Frame,
  rows: readonly NavigationRow[],
  written: readonly SportPage[],
  language: Language,
): NavigationItem[] {
  const pages = new Map(written.map(({ sport, address }) => [sport, address]));
  const played = new Set(rows.map(({ sport }) => sport));
  return [...frame.sports.values()]
    .filter(({ sport }) => played.has(sport))
    .map(({ sport, name }) => {
      const goods = `/plp/search?sport=${encodeURIComponent(sport)}`;
      return item(`sport-${sport}`, name[language], pages.get(sport) ?? goods);
    });
}

function brandsOf(frame: Frame, rows: readonly NavigationRow[]): NavigationItem[] {
  const sold = new Set(rows.map(({ brandCode }) => brandCode));
  return [...frame.brands.values()]
    .filter(({ brandCode }) => sold.has(brandCode))
    .sort((a, b) => a.brandName.localeCompare(b.brandName))
    .map(({ brandCode, brandName }) => item(`brand-${brandCode}`, brandName, `/${encodeURIComponent(brandName)}.html`));
}
