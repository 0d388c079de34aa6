const shown: Readonly<Record<string, "size" | "colour">> = {
  size: "size",
  ukuran: "size",
  color: "colour",
  colour: "colour",
  warna: "colour",
};

export type LineAttribute = { readonly kind: "size" | "colour"; readonly value: string };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/**
 * The size and colour in a line's `attribute`: JSON text with a `saleAttribute` list of key and
 * value. Keys come in either language; others are ignored [ORD-33]. Broken text gives none.
 */
export function lineAttributes(attribute: string | null | undefined): readonly LineAttribute[] {
  const parsed = parseJson(attribute);
  const list: unknown = isRecord(parsed) ? parsed.saleAttribute : undefined;
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry: unknown) => {
    if (!isRecord(entry)) return [];
    const kind = typeof entry.key === "string" ? shown[entry.key.trim().toLowerCase()] : undefined;
    return kind && typeof entry.value === "string" && entry.value !== "" ? [{ kind, value: entry.value }] : [];
  });
}

function parseJson(text: string | null | undefined): unknown {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

/** The name without the attributes that the server appends: they have a line of their own. */
export function bareName(skuName: string | null | undefined, attributes: readonly LineAttribute[]): string {
  let name = skuName ?? "";
  for (const { value } of [...attributes].reverse()) {
    if (name.endsWith(`, ${value}`)) name = name.slice(0, -value.length - 2);
  }
  return name;
}
