import type { MediaKey } from "@gelora/contracts/catalogue-document.ts";
import type { PictureFolder } from "./picture-folder.ts";
import type { Row } from "./read-rows.ts";
import type { Variant } from "./read-variant.ts";
import type { LineFault } from "./refused-line.ts";

export type Gallery = {
  /** The product's pictures in the merchant's order, each once. */
  readonly all: readonly MediaKey[];
  /** The pictures of variants, by colour code. */
  readonly ofColour: ReadonlyMap<string, ReadonlySet<MediaKey>>;
};

async function keyOf(source: string, line: number, pictures: PictureFolder, refuse: (fault: LineFault) => void) {
  const found = await pictures.find(source);
  if ("value" in found) return found.value;
  refuse({ line, reason: found.fault });
  return undefined;
}

const positionOf = (row: Row) => Number(row.read("imagePosition")) || Number.MAX_SAFE_INTEGER;

/** Finds every picture of a product. A missing or broken picture rejects its line. */
export async function readGallery(
  rows: readonly Row[],
  variants: readonly Variant[],
  pictures: PictureFolder,
  refuse: (fault: LineFault) => void,
): Promise<Gallery> {
  const all = new Set<MediaKey>();
  const withPicture = rows.filter((row) => row.read("imageSource") !== "");
  for (const row of withPicture.toSorted((left, right) => positionOf(left) - positionOf(right))) {
    const key = await keyOf(row.read("imageSource"), row.line, pictures, refuse);
    if (key !== undefined) all.add(key);
  }
  const ofColour = new Map<string, Set<MediaKey>>();
  for (const { row, line, colour } of variants) {
    const source = row.read("variantImage");
    const key = source === "" ? undefined : await keyOf(source, line, pictures, refuse);
    if (key === undefined) continue;
    const own = ofColour.get(colour.colourCode) ?? new Set();
    ofColour.set(colour.colourCode, own.add(key));
    all.add(key);
  }
  return { all: [...all], ofColour };
}

/**
 * A colour shows its variants' pictures first, then those of the gallery that belong to no other
 * colour.
 */
export function mediaOfColour({ all, ofColour }: Gallery, colourCode: string): MediaKey[] {
  const own = ofColour.get(colourCode) ?? new Set<MediaKey>();
  const others = new Set([...ofColour].flatMap(([code, keys]) => (code === colourCode ? [] : [...keys])));
  return [...own, ...all.filter((key) => !own.has(key) && !others.has(key))];
}
