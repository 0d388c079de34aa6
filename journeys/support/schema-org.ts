import { readFileSync } from "node:fs";

type Vocabulary = {
  readonly enumerations: Readonly<Record<string, readonly string[]>>;
  readonly types: Readonly<
    Record<string, { readonly is: readonly string[]; readonly properties: Readonly<Record<string, string>> }>
  >;
};

/** A pinned part of schema.org's own definitions: the types we use, with all their properties. */
const vocabulary: Vocabulary = JSON.parse(readFileSync(new URL("./schema-org.json", import.meta.url), "utf8"));

const dataTypes: Readonly<Record<string, (value: unknown) => boolean>> = {
  Text: (value) => typeof value === "string",
  URL: (value) => typeof value === "string" && (URL.canParse(value) || value.startsWith("https://schema.org/")),
  Number: (value) => typeof value === "number",
  Integer: (value) => Number.isInteger(value),
  Boolean: (value) => typeof value === "boolean",
  Date: (value) => typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value),
  DateTime: (value) => typeof value === "string" && !Number.isNaN(Date.parse(value)),
};

type Thing = Readonly<Record<string, unknown>>;

const isThing = (value: unknown): value is Thing => typeof value === "object" && value !== null;

/**
 * Where things differ from schema.org: unknown types and properties, and values of a wrong kind.
 */
export function faultsOf(thing: Thing, where = ""): readonly string[] {
  const type = String(thing["@type"]);
  const place = `${where}${type}`;
  const known = vocabulary.types[type];
  if (!known) return [`${place} is no type here`];
  return Object.entries(thing).flatMap(([name, value]) => {
    if (name.startsWith("@") || name === "query-input") return [];
    const expected = known.properties[name]?.split("|");
    if (!expected) return [`${place} has no ${name}`];
    return [value].flat().flatMap((one) => faultsOfValue(one, expected, `${place}.${name}`));
  });
}

function faultsOfValue(value: unknown, expected: readonly string[], place: string): readonly string[] {
  if (!isThing(value)) return fits(value, expected) ? [] : [`${place} is ${String(value)}`];
  // A reference to a thing that is described elsewhere.
  if (value["@type"] === undefined) return typeof value["@id"] === "string" ? [] : [`${place} has no type`];
  const type = String(value["@type"]);
  const kinds = [type, ...(vocabulary.types[type]?.is ?? [])];
  if (!expected.some((one) => kinds.includes(one))) return [`${place} is a ${type}`];
  return faultsOf(value, `${place} > `);
}

const fits = (value: unknown, expected: readonly string[]): boolean =>
  expected.some((one) => {
    const members = vocabulary.enumerations[one];
    if (members) return typeof value === "string" && members.includes(value.replace("https://schema.org/", ""));
    return dataTypes[one]?.(value) ?? false;
  });
