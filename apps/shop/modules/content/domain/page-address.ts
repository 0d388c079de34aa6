/** One address, however it is written: a slash before, none behind, lower case. */
export function pageAddress(text: string): string {
  const path = text.split(/[?#]/)[0] ?? "";
  return `/${path.toLowerCase().replace(/^\/+|\/+$/g, "")}`;
}

/** `H5`, `h5`, `PC` and `pc` are the two device classes, in any case; anything else counts as pc [K34]. */
export function deviceClass(text: string): "h5" | "pc" {
  return text.trim().toLowerCase() === "h5" ? "h5" : "pc";
}
