import { readSchema } from "@gelora/service-kit/schema-slices.ts";
import fc from "fast-check";
import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from "graphql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { guestShopper, openStockedShop, type Shopper, type StockedShop } from "../testing/shopper.ts";
import { modules } from "./modules.ts";

const schema = buildSchema(readSchema(new URL("./base.graphql", import.meta.url), modules));
const fieldsOf = (type: ReturnType<typeof schema.getQueryType>) => Object.values(type?.getFields() ?? {});
const operations = [
  ...fieldsOf(schema.getMutationType()).map((field) => ({ kind: "mutation", field, runs: 50 })),
  ...fieldsOf(schema.getQueryType()).map((field) => ({ kind: "query", field, runs: 25 })),
];

const naughty = [
  "",
  " ",
  "\u0000",
  "null",
  "undefined",
  "NaN",
  "1e9",
  "-1",
  "0x10",
  "true",
  "[object Object]",
  "__proto__",
  "constructor",
  "' or 1=1 --",
  '"; drop table orders; --',
  "1; select pg_sleep(5)",
  "\\",
  "\\'",
  "$1",
  "$$",
  "{{7*7}}",
  "${7*7}",
  "%s%n",
  "%",
  "_",
  "%%%",
  "../../etc/passwd",
  "<script>alert(1)</script>",
  "\r\nSet-Cookie: a=b",
  "\u001b[2J",
  "\u202eabc",
  "\ud800",
  "\udc00x",
  "Ａ",
  "ﬀ",
  "İ",
  "😀".repeat(30),
  "a".repeat(5_000),
  "KR1",
  "KR1-BLACK-42",
  "PB1-5",
  "GELORA",
  "JKT01",
  "BCA_VA",
  "jne-reg",
  "31.71.01",
  "11",
  "21",
  "sari@example.com",
  "81234567890",
  "h5",
  "/",
  "2026-02-30",
  "019aa5a5-0000-7000-8000-000000000000",
  "9223372036854775808",
  "99999999999999999999999999",
  "(((((((((((((((a",
  "*",
  "[",
  "price-up",
];
/** Ids that exist, so the fields behind them are reached as well. */
const known: string[] = [];
const text = () =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...naughty, ...known) },
    fc.string({ unit: "binary", maxLength: 40 }),
  );
const numbers = fc.oneof(
  fc.constantFrom(0, -0, 1, -1, 2, 1.5, 2 ** 31 - 1, -(2 ** 31), 2 ** 31, 2 ** 53, 1e300, 5e-324),
  fc.integer(),
);
/** Values that do not fit the type at all. */
const wrong = fc.oneof(
  fc.constantFrom(...naughty),
  numbers,
  fc.boolean(),
  fc.constant([]),
  fc.constant({}),
  fc.constant(null),
  fc.constant([[1]]),
  fc.jsonValue(),
);

/** Mostly values of the type, sometimes others. */
function valueOf(type: GraphQLInputType, level = 0): fc.Arbitrary<unknown> {
  const fitting = fittingValue(type, level);
  return fc.oneof({ weight: level === 0 ? 12 : 60, arbitrary: fitting }, { weight: 1, arbitrary: wrong });
}

function fittingValue(type: GraphQLInputType, level: number): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return valueOf(type.ofType, level);
  if (isListType(type)) return fc.array(valueOf(type.ofType, level + 1), { maxLength: 3 });
  if (isInputObjectType(type)) {
    const entries = Object.values(type.getFields());
    const required = entries.filter((entry) => isNonNullType(entry.type)).map((entry) => entry.name);
    const values = Object.fromEntries(entries.map((entry) => [entry.name, valueOf(entry.type, level + 1)]));
    return fc.record(values, { requiredKeys: required });
  }
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map((value) => value.name));
  if (type.name === "Int") return fc.oneof(fc.integer({ min: -3, max: 12 }), fc.integer());
  if (type.name === "Float") return numbers;
  if (type.name === "Boolean") return fc.boolean();
  return text();
}

/** Everything that the answer can contain, to three levels. */
function selectionOf(type: GraphQLOutputType, level = 0): string {
  if (isNonNullType(type) || isListType(type)) return selectionOf(type.ofType, level);
  if (!isObjectType(type)) return "";
  const parts = Object.values(type.getFields())
    .filter((field) => level < 3 || isLeafType(getNamedType(field.type)))
    .map((field) => `${field.name}${selectionOf(field.type, level + 1)}`);
  return ` { __typename ${parts.join(" ")} }`;
}

function documentOf(kind: string, field: GraphQLField<unknown, unknown>): string {
  const list = (write: (argument: GraphQLArgument) => string) =>
    field.args.length > 0 ? `(${field.args.map(write).join(", ")})` : "";
  const declared = list((argument) => `$${argument.name}: ${String(argument.type)}`);
  return `${kind} Fuzz${declared} { ${field.name}${list((argument) => `${argument.name}: $${argument.name}`)}${selectionOf(field.type)} }`;
}

describe("random input", () => {
  let shop: StockedShop;
  let shopper: Shopper;
  beforeAll(async () => {
    shop = await openStockedShop("embedded");
    shopper = await guestShopper(shop);
    await shopper.add("PB1-5");
    const placed = await shopper.place(await shopper.checkout());
    await shopper.add("PB1-5");
    known.push(placed.orderCode ?? "", await shopper.checkout(), "guess@example.com");
  });
  afterAll(() => shop.close());

  test.each(operations)("[AC-28, AC-49, AC-69] $kind $field.name never breaks", async ({ kind, field, runs }) => {
    const query = documentOf(kind, field);
    const variables = fc.record(
      Object.fromEntries(field.args.map((argument) => [argument.name, valueOf(argument.type)])),
    );
    let read = 0;
    await fc.assert(
      fc.asyncProperty(variables, async (given) => {
        const headers = field.name === "logout" ? {} : { "auth-token": shopper.token };
        const answer = await shop.server.inject({
          method: "POST",
          url: "/graphql",
          headers,
          payload: { query, variables: given },
        });
        expect([200, 400]).toContain(answer.statusCode);
        expect(answer.body).not.toContain("UNKNOWN_ERROR");
        read += answer.statusCode === 200 ? 1 : 0;
      }),
      { numRuns: field.args.length === 0 ? 2 : runs, seed: 20_261_121, interruptAfterTimeLimit: 20_000 },
    );
    // Input that never passes validation would prove nothing.
    expect(read).toBeGreaterThan(field.args.length === 0 ? 0 : runs / 4);
  });

  test("[AC-69] the shop still works after it", async () => {
    const another = await guestShopper(shop);
    await another.add("KR1-BLACK-42");
    expect(await another.place(await another.checkout())).toMatchObject({ success: true });
  });
});
