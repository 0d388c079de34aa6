/** The number in a cell, or why it could not be parsed. */
export type Read<Value> = { readonly value: Value } | { readonly fault: string };

const highestPrice = 1_000_000_000_000;

/**
 * Whole rupiah from `199000.00`. Three digits after the dot are rejected: `199.000` means
 * thousands, and reading it as 199 rupiah would give the goods away.
 */
export function readRupiah(text: string): Read<number> {
  if (!/^\d+(\.\d+)?$/.test(text)) return { fault: `price "${text}" is no number such as 199000.00` };
  const [whole = "", fraction = ""] = text.split(".");
  if (fraction.length === 3) return { fault: `price "${text}" may mean thousands; write 199000 or 199000.00` };
  if (/[1-9]/.test(fraction)) return { fault: `price "${text}" is not whole rupiah` };
  const value = Number(whole);
  if (value === 0) return { fault: "price is zero" };
  if (value > highestPrice) return { fault: `price "${text}" is too high` };
  return { value };
}

/** Units in stock. Shopify counts below zero when it has oversold; that means none. */
export function readQuantity(text: string): Read<{ readonly units: number; readonly oversold: boolean }> {
  if (!/^-?\d{1,9}$/.test(text)) return { fault: `quantity "${text}" is no whole number` };
  const units = Number(text);
  return { value: { units: Math.max(0, units), oversold: units < 0 } };
}

/** Spreadsheets write long numbers as `8.99E+12` and lose the last digits for good. */
export function readArticleCode(text: string, what: string): Read<string> {
  const bare = text.replace(/^'/, "").trim();
  if (/^\d(\.|,)?\d*E\+\d+$/i.test(bare)) return { fault: `${what} "${bare}" was shortened by a spreadsheet` };
  if (bare.length > 64) return { fault: `${what} is longer than 64 characters` };
  return { value: bare };
}
