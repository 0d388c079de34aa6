import type { BrandRecord } from "@gelora/contracts/catalogue-document.ts";
import type { PageTile } from "@gelora/contracts/page-content.ts";
import type { Pick } from "./both.ts";

/** The parts of the catalogue that pages link to. */
export type PageGoods = {
  /** A media key by category code. */
  readonly pictures: ReadonlyMap<string, string>;
  readonly brands: readonly BrandRecord[];
};

/** A category whose picture a tile shows, its names, and where it leads instead of to its goods. */
export type TileWords = readonly [category: string, english: string, indonesian: string, link?: string];

/** Entries by category; one without goods has no picture, and is left out. */
export function tilesOf({ pictures }: PageGoods, pick: Pick, tiles: readonly TileWords[]): PageTile[] {
  return tiles.flatMap(([code, english, indonesian, link = `/plp/${code}`]) => {
    const image = pictures.get(code);
    return image === undefined ? [] : [{ title: pick(english, indonesian), image, link }];
  });
}

export const tileOf = ({ brandName, logo }: BrandRecord, link: string): PageTile => ({
  title: brandName,
  image: logo,
  link,
});
