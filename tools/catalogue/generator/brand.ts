import type { LocalisedText, ProductRecord } from "@gelora/contracts/catalogue-document.ts";
import type { BrandMark } from "@gelora/drawings/marks.ts";
import type { ShoeSystem } from "./sizes.ts";

/** An invented maker of goods: what it stands for, how it looks and which lines it has. */
export type Brand = {
  readonly brandCode: string;
  readonly brandName: string;
  readonly mark: BrandMark;
  /** First letters of its article numbers. */
  readonly articlePrefix: string;
  readonly story: LocalisedText;
  /** Whom it makes goods for, when that is not everybody that its lines fit. */
  readonly wearers?: readonly ProductRecord["gender"][];
  /** Where in a line's price range the brand sits: 0 plain, 1 dear. */
  readonly pricePosition: number;
  readonly shoeSystem: ShoeSystem;
  /** Colour codes that the brand makes its goods in, favourites first. */
  readonly palette: readonly string[];
  /** `rrggbb`: the brand's own accents, one of them on each of its goods. */
  readonly accents: readonly string[];
  /** Names of its models; sixteen, so that names last for many seasons. */
  readonly models: readonly string[];
  /** Lines that it makes and how many of each it brings out in a season. */
  readonly range: Readonly<Record<string, number>>;
};
