import type { LocalisedText, ProductRecord } from "@gelora/contracts/catalogue-document.ts";
import type { BrandMark } from "../../drawings/marks.ts";
import type { ShoeSystem } from "./sizes.ts";

/** An invented brand: its story, its look and its lines. */
export type Brand = {
  readonly brandCode: string;
  readonly brandName: string;
  readonly mark: BrandMark;
  /** First letters of its article numbers. */
  readonly articlePrefix: string;
  readonly story: LocalisedText;
  /** Whom it makes goods for, when narrower than its lines. */
  readonly wearers?: readonly ProductRecord["gender"][];
  /** Its position in a line's price range: 0 budget, 1 premium. */
  readonly pricePosition: number;
  readonly shoeSystem: ShoeSystem;
  /** Colour codes that the brand uses, favourites first. */
  readonly palette: readonly string[];
  /** `rrggbb`: the brand's accent colours, one on each of its goods. */
  readonly accents: readonly string[];
  /** Names of its models; sixteen, which last for many seasons. */
  readonly models: readonly string[];
  /** Its lines, and how many models of each it releases per season. */
  readonly range: Readonly<Record<string, number>>;
};
