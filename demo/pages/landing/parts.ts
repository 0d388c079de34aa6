import type { PageBlock, PageContent, PageSearch } from "@gelora/contracts/page-content.ts";
import { type BannerScene, bannerKeyOf } from "../../drawings/draw-banner.ts";
import { byDevice, type Pick } from "../content/both.ts";
import { type PageGoods, type TileWords, tileOf, tilesOf } from "../content/goods.ts";

/** What the blocks of a landing page are written with. */
export type Desk = {
  readonly pick: Pick;
  readonly goods: PageGoods;
  /** A scene in the shape of the device class. */
  readonly scene: (scene: BannerScene) => string;
};

export const landingPage = (goods: PageGoods, blocks: (desk: Desk) => readonly PageBlock[]): PageContent =>
  byDevice((pick, shape) => blocks({ pick, goods, scene: (scene) => bannerKeyOf(scene, shape) }));

/** Entries by category; none of a shop that has no goods in any. */
export function tilesBlock({ pick, goods }: Desk, title: string, tiles: readonly TileWords[]): PageBlock[] {
  const items = tilesOf(goods, pick, tiles);
  return items.length > 0 ? [{ type: "tiles", title, items }] : [];
}

type Filters = NonNullable<PageSearch["filters"]>;

/**
 * A shelf of what is in stock of a category, and the way to the whole list with the same filters.
 */
export function shelf({ pick }: Desk, title: string, categoryCode: string, filters: Filters = []): PageBlock {
  const query = new URLSearchParams(filters.flatMap(({ name, codes }) => codes.map((code) => [name, code])));
  return {
    type: "products",
    title,
    link: query.size > 0 ? `/plp/${categoryCode}?${query}` : `/plp/${categoryCode}`,
    linkText: pick("See all", "Lihat semua"),
    search: {
      categoryCode,
      sort: "relevance",
      filters: [...filters, { name: "availability", codes: ["IN_STOCK"] }],
      pageSize: 10,
    },
  };
}

/** The brands of a sport, each with what it makes for it; none when the shop sells none of them. */
export function brandsFor({ goods }: Desk, title: string, sport: string, codes: readonly string[]): PageBlock[] {
  const items = goods.brands
    .filter(({ brandCode }) => codes.includes(brandCode))
    .map((brand) => tileOf(brand, `/plp/search?${new URLSearchParams({ sport, brand: brand.brandCode })}`));
  return items.length > 0 ? [{ type: "brands", title, items }] : [];
}
