/** The canonical form of an address: leading slash, no trailing one, lower case. */
export function pageAddress(text: string): string {
  const path = text.split(/[?#]/)[0] ?? "";
  return `/${path.toLowerCase().replace(/^\/+|\/+$/g, "")}`;
}

/** `H5` and `PC`, in any case, are the two device classes; anything else counts as pc [K34]. */
export function deviceClass(text: string): "h5" | "pc" {
  return text.trim().toLowerCase() === "h5" ? "h5" : "pc";
}
