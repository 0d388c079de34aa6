import type { Language } from "@gelora/locale/language.ts";
import type { OrderLine } from "./order.ts";

type NamedLine = Pick<OrderLine, "productName" | "colourName" | "sizeName" | "names">;

/**
 * What a line's goods are called in a language; as they were called to the buyer where that is not
 * stored.
 */
export function namesOfLine(line: NamedLine, language: Language): Omit<NamedLine, "names"> {
  const { productName, colourName, sizeName } = line.names?.[language] ?? line;
  return { productName, colourName, sizeName };
}
