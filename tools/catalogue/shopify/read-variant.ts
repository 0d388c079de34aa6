import type { SkuRecord } from "@gelora/contracts/catalogue-document.ts";
import { type Read, readArticleCode, readQuantity, readRupiah } from "./amounts.ts";
import { addressCode } from "./codes.ts";
import { type NamedColour, readColour } from "./colour-names.ts";
import { type OptionPlan, optionValue } from "./options.ts";
import type { Row } from "./read-rows.ts";
import type { LineFault } from "./refused-line.ts";
import { readSize } from "./size-labels.ts";

export type Variant = {
  readonly line: number;
  readonly row: Row;
  readonly colour: NamedColour;
  readonly sku: SkuRecord;
};

/** The context for reading a variant: its product, and where to report errors and changes. */
export type VariantSetting = {
  readonly productCode: string;
  readonly options: OptionPlan;
  readonly isBall: boolean;
  readonly refuse: (fault: LineFault) => void;
  readonly note: (line: number, note: string) => void;
};

/** Any of these makes a line a variant; a line with just a picture only adds to the gallery. */
const variantColumns = ["option1Value", "option2Value", "option3Value", "price", "sku"] as const;

export function isVariant(row: Row): boolean {
  return variantColumns.some((column) => row.read(column) !== "");
}

function take<Value>(read: Read<Value>, line: number, setting: VariantSetting): Value | undefined {
  if ("value" in read) return read.value;
  setting.refuse({ line, reason: read.fault });
  return undefined;
}

/**
 * A compare-at price below the price is not a reduction; the shop charges the price and shows no
 * reduction.
 */
function readListPrice(row: Row, price: number, setting: VariantSetting): number | undefined {
  const text = row.read("compareAtPrice");
  if (text === "" || /^0+(\.0+)?$/.test(text)) return price;
  const listPrice = take(readRupiah(text), row.line, setting);
  if (listPrice === undefined) return undefined;
  if (listPrice < price) setting.note(row.line, "has a compare-at price below its price; shown without a reduction");
  return Math.max(listPrice, price);
}

function readUnits(row: Row, setting: VariantSetting): number | undefined {
  const text = row.read("quantity");
  if (text === "") {
    setting.note(row.line, "tells no stock; taken in with none");
    return 0;
  }
  const quantity = take(readQuantity(text), row.line, setting);
  if (quantity?.oversold) setting.note(row.line, `is oversold by ${text.slice(1)}; taken in with none`);
  return quantity?.units;
}

function missingOption(row: Row, { colour, size }: OptionPlan): string | undefined {
  if (colour !== undefined && optionValue(row, colour) === "") return "has no colour";
  if (size !== undefined && optionValue(row, size) === "") return "has no size";
  return undefined;
}

/** Reads one variant line. Reports every error in it; any error makes the result undefined. */
export function readVariant(row: Row, setting: VariantSetting): Variant | undefined {
  const { line } = row;
  const missing = missingOption(row, setting.options);
  if (missing !== undefined) setting.refuse({ line, reason: missing });
  const price = row.read("price") === "" ? { fault: "has no price" } : readRupiah(row.read("price"));
  const salePrice = take(price, line, setting);
  const listPrice = salePrice === undefined ? undefined : readListPrice(row, salePrice, setting);
  const units = readUnits(row, setting);
  const ownCode = take(readArticleCode(row.read("sku"), "SKU"), line, setting);
  const barcode = take(readArticleCode(row.read("barcode"), "barcode"), line, setting);
  const incomplete = [salePrice, listPrice, units, ownCode, barcode].includes(undefined) || missing !== undefined;
  if (incomplete || salePrice === undefined || listPrice === undefined || ownCode === undefined) return undefined;
  const colour = readColour(optionValue(row, setting.options.colour));
  const size = readSize(optionValue(row, setting.options.size), setting.isBall);
  const skuCode = addressCode(
    ownCode === "" ? `${setting.productCode}-${colour.colourCode}-${size.sizeLabel}` : ownCode,
  );
  const sku: SkuRecord = {
    skuCode,
    skuNo: ownCode === "" ? skuCode : ownCode,
    barcode: barcode ?? "",
    colourCode: colour.colourCode,
    ...size,
    listPrice,
    salePrice,
    stock: { DELIVERY: units ?? 0 },
    remindEnabled: true,
  };
  return { line, row, colour, sku };
}
