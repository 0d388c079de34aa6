import type { BrandRecord, CategoryRecord, ColourWay, ProductRecord } from "@gelora/contracts/catalogue-document.ts";
import { both } from "../taxonomy/localised.ts";
import { categoryPathOf } from "./category-path.ts";
import { addressCode, wordCode } from "./codes.ts";
import { type Gallery, mediaOfColour, readGallery } from "./gallery.ts";
import { type OptionPlan, optionValue, planOptions } from "./options.ts";
import type { PictureFolder } from "./picture-folder.ts";
import type { Row } from "./read-rows.ts";
import { isVariant, readVariant, type Variant } from "./read-variant.ts";
import type { LineFault, NotedLine } from "./refused-line.ts";
import type { RowGroup } from "./row-groups.ts";
import { plainText, safeDescription } from "./safe-description.ts";
import { readGender, readSport, readTags } from "./wearers.ts";

export type ReadProduct =
  | {
      readonly kind: "product";
      readonly product: ProductRecord;
      readonly brand: BrandRecord;
      readonly categoryPath: readonly CategoryRecord[];
      readonly skuLines: ReadonlyMap<string, number>;
      readonly notes: readonly NotedLine[];
    }
  | { readonly kind: "leftOut"; readonly note: NotedLine }
  | { readonly kind: "refused"; readonly faults: readonly LineFault[] };

/** Why a product is not published, as the merchant's file says; undefined when it is. */
function whyHidden(first: Row): string | undefined {
  const status = first.read("status").toLowerCase();
  if (status !== "" && status !== "active") return `is ${status}, left out`;
  if (first.read("published").toLowerCase() === "false") return "is not published, left out";
  return first.read("giftCard").toLowerCase() === "true" ? "is a gift card, left out" : undefined;
}

const soldBySizeOfBall = /\bbola\b|ball/i;
const wornThings = /sepatu|shoe|boot|kaus|kaos|jersey|sock|short|celana|shirt/i;

function isBall(first: Row): boolean {
  const text = `${first.read("type")} ${first.read("category").split(">").at(-1) ?? ""}`;
  return soldBySizeOfBall.test(text) && !wornThings.test(text);
}

function textFaults(first: Row): LineFault[] {
  const faults: LineFault[] = [];
  if (first.read("title") === "") faults.push({ line: first.line, reason: "has no title" });
  if (first.read("vendor") === "") faults.push({ line: first.line, reason: "has no vendor" });
  return faults;
}

/** The shop does not support a third option with several values, such as the material. */
function otherOptionFaults(options: OptionPlan, rows: readonly Row[], first: Row): LineFault[] {
  return options.others.flatMap((number) => {
    const differing = rows.find((row) => optionValue(row, number) !== optionValue(first, number));
    const name = first.read(`option${number}Name`);
    return differing === undefined
      ? []
      : [{ line: differing.line, reason: `is another "${name}"; the shop lets people choose by colour and size` }];
  });
}

function twiceFaults(variants: readonly Variant[]): LineFault[] {
  const faults: LineFault[] = [];
  const lineOf = new Map<string, number>();
  const once = (what: string, key: string, line: number) => {
    const before = lineOf.get(key);
    if (before === undefined) lineOf.set(key, line);
    else faults.push({ line, reason: `has the same ${what} as line ${before}` });
  };
  for (const { line, sku } of variants) {
    once("SKU", `sku ${sku.skuCode}`, line);
    once("colour and size", `choice ${sku.colourCode} ${sku.sizeSystem} ${sku.sizeLabel}`, line);
  }
  return faults;
}

function colourWays(variants: readonly Variant[], gallery: Gallery): ColourWay[] {
  const named = new Map(variants.map(({ colour }) => [colour.colourCode, colour]));
  return [...named.values()].map((colour) => ({ ...colour, media: mediaOfColour(gallery, colour.colourCode) }));
}

/** The vendor becomes the brand, with its product's first picture as the logo. */
function brandOf(vendor: string, gallery: Gallery): BrandRecord {
  const brandCode = wordCode(vendor);
  return { brandCode, brandName: vendor, story: both(vendor, vendor), logo: gallery.all[0] ?? "" };
}

function compose(
  handle: string,
  first: Row,
  variants: readonly Variant[],
  gallery: Gallery,
  categoryPath: readonly CategoryRecord[],
): ProductRecord {
  const title = plainText(first.read("title"));
  const tags = readTags(first.read("tags"));
  const description = safeDescription(first.read("body"), title);
  return {
    productCode: addressCode(handle),
    // An export has one language; until it is translated, both languages use the same text.
    name: both(title, title),
    brandCode: wordCode(plainText(first.read("vendor"))),
    categoryCodes: [categoryPath.at(-1)?.categoryCode ?? "othergoods"],
    gender: readGender(first.read("gender"), first.read("ageGroup"), tags),
    sport: readSport([...tags, first.read("type")]),
    description: both(description, description),
    colours: colourWays(variants, gallery),
    skus: variants.map(({ sku }) => sku),
    keywords: [...new Set([...tags, first.read("type")])].filter((word) => word !== ""),
    ageDays: 0,
  };
}

/** Reads the lines of one product. It is valid as a whole, or every invalid line is reported. */
export async function readProduct(
  { handle, rows, faults: broken }: RowGroup,
  pictures: PictureFolder,
): Promise<ReadProduct> {
  const [first] = rows;
  if (first === undefined || broken.length > 0) return { kind: "refused", faults: broken };
  const hidden = whyHidden(first);
  if (hidden !== undefined) return { kind: "leftOut", note: { line: first.line, handle, note: hidden } };
  const faults = textFaults(first);
  const notes: NotedLine[] = [];
  const refuse = (fault: LineFault) => faults.push(fault);
  const note = (line: number, text: string) => notes.push({ line, handle, note: text });
  const options = planOptions(first);
  const setting = { productCode: addressCode(handle), options, isBall: isBall(first), refuse, note };
  const variantRows = rows.filter((row) => row === first || isVariant(row));
  for (const row of rows) {
    if (!variantRows.includes(row) && row.read("imageSource") === "")
      refuse({ line: row.line, reason: "has neither a variant nor a picture" });
  }
  const variants = variantRows.flatMap((row) => readVariant(row, setting) ?? []);
  faults.push(...otherOptionFaults(options, variantRows, first), ...twiceFaults(variants));
  const gallery = await readGallery(rows, variants, pictures, refuse);
  if (faults.length > 0) return { kind: "refused", faults };
  if (gallery.all.length === 0) note(first.line, "has no picture");
  const categoryPath = categoryPathOf(first.read("category"), first.read("type"));
  return {
    kind: "product",
    product: compose(handle, first, variants, gallery, categoryPath),
    brand: brandOf(plainText(first.read("vendor")), gallery),
    categoryPath,
    skuLines: new Map(variants.map(({ sku, line }) => [sku.skuCode, line])),
    notes,
  };
}
