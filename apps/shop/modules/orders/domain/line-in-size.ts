import { namesOfLine } from "./line-names.ts";
import type { OrderLine } from "./order.ts";

/** Another size of a line's goods, named as it was when the shopper chose it. */
export type OtherSize = { readonly skuCode: string; readonly sizeName: string };

/**
 * A line as it is named for pieces that the shopper has in another size by now. That size's own
 * number and barcode are not stored with an order.
 * @param size null for the size that was ordered
 */
export function lineInSize<Line extends OrderLine>(line: Line, size: OtherSize | null): Line {
  if (!size || size.skuCode === line.skuCode) return line;
  const { skuCode, sizeName } = size;
  const names = {
    "en-US": { ...namesOfLine(line, "en-US"), sizeName },
    "id-ID": { ...namesOfLine(line, "id-ID"), sizeName },
  };
  return { ...line, skuCode, sizeName, names, skuNo: "", barcode: "" };
}
