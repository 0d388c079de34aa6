import type { LocalisedText } from "@gelora/contracts/catalogue-document.ts";
import { both } from "./localised.ts";

export type Colour = {
  readonly colourCode: string;
  readonly name: LocalisedText;
  /** `rrggbb` without the hash. */
  readonly main: string;
  /** Matching secondary colours for panels and soles. */
  readonly second: string;
};

const colour = (colourCode: string, english: string, indonesian: string, main: string, second: string): Colour => ({
  colourCode,
  name: both(english, indonesian),
  main,
  second,
});

export const colours = [
  colour("BLACK", "Black", "Hitam", "1c1c20", "4a4a52"),
  colour("WHITE", "White", "Putih", "f4f3ef", "c9ccd2"),
  colour("CHALK", "Chalk", "Putih kapur", "e9e4d8", "b9ae98"),
  colour("STONE", "Stone grey", "Abu batu", "9a9b9c", "e5e4e0"),
  colour("GRAPHITE", "Graphite", "Abu grafit", "44474e", "8d939e"),
  colour("SILVER", "Silver", "Perak", "c3c8ce", "6d7480"),
  colour("NAVY", "Navy", "Biru dongker", "1d2a4d", "f1f0ea"),
  colour("COBALT", "Cobalt blue", "Biru kobalt", "2350c8", "f3f4f7"),
  colour("SKY", "Sky blue", "Biru langit", "8fc4ea", "2b5d8f"),
  colour("LAGOON", "Lagoon", "Biru laguna", "1193a6", "e8f3f1"),
  colour("TEAL", "Teal", "Hijau toska tua", "0f5e63", "bfe0d8"),
  colour("MINT", "Mint", "Hijau mint", "a9dcc4", "2d6a5a"),
  colour("PANDAN", "Pandan green", "Hijau pandan", "4f9b4a", "eef2df"),
  colour("FOREST", "Forest green", "Hijau hutan", "23472f", "c4cfae"),
  colour("OLIVE", "Olive", "Hijau zaitun", "6a6b39", "d9d4b4"),
  colour("LIME", "Lime", "Hijau limau", "c5e03a", "2b2f24"),
  colour("TURMERIC", "Turmeric", "Kuning kunyit", "e5a823", "3a2f1c"),
  colour("SUN", "Sun yellow", "Kuning matahari", "f7d338", "2c2c2e"),
  colour("ORANGE", "Orange", "Oranye", "f2742b", "fbeee2"),
  colour("CORAL", "Coral", "Koral", "f26a5a", "fde9e2"),
  colour("RED", "Red", "Merah", "cf2430", "f6f1ec"),
  colour("MAROON", "Maroon", "Merah marun", "6e1a2c", "e3cdbf"),
  colour("ROSE", "Dusty rose", "Merah muda pudar", "d79aa0", "7b3f4a"),
  colour("PINK", "Pink", "Merah muda", "f07fae", "fff0f5"),
  colour("LILAC", "Lilac", "Ungu lilac", "b9a3de", "503f7c"),
  colour("PURPLE", "Purple", "Ungu", "5a2f90", "d9c8f0"),
  colour("SAND", "Sand", "Pasir", "d8c3a0", "7a6446"),
  colour("TERRACOTTA", "Terracotta", "Terakota", "b5583a", "f0d9c6"),
  colour("COFFEE", "Coffee", "Cokelat kopi", "4f3628", "cdb498"),
  colour("GUM", "Gum brown", "Cokelat karet", "a8703f", "f2e4cf"),
] as const satisfies readonly Colour[];

const byCode = new Map<string, Colour>(colours.map((entry) => [entry.colourCode, entry]));

/** @throws RangeError for an unknown code: a palette names a colour wrongly */
export function colourOf(colourCode: string): Colour {
  const found = byCode.get(colourCode);
  if (found === undefined) throw new RangeError(`no colour ${colourCode}`);
  return found;
}
