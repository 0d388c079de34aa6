import { readFileSync } from "node:fs";
import { buildSchema, Kind, parse, validate } from "graphql";
import { expect, test } from "vitest";
import { deskActs, previewMailingQuery, variablesOf, writeMailingQuery } from "./desk-acts.ts";

const schema = buildSchema(
  readFileSync(new URL("../../apps/shop/modules/desk/schema/staff.graphql", import.meta.url), "utf8"),
);

test.each(Object.entries(deskActs))("%s is an operation of the staff's gateway, with its words", (_name, act) => {
  const document = parse(act.query);
  expect(validate(schema, document)).toEqual([]);
  const [operation] = document.definitions;
  const declared =
    operation?.kind === Kind.OPERATION_DEFINITION
      ? (operation.variableDefinitions ?? []).map(({ variable }) => variable.name.value)
      : [];
  expect(act.words.map((word) => word.replace(/[?…]$/, ""))).toEqual(declared);
});

test.each([writeMailingQuery, previewMailingQuery])("%s is an operation of the staff's gateway", (query) => {
  expect(validate(schema, parse(query))).toEqual([]);
});

test("words become variables; a reason takes the rest, and what is missing is not guessed", () => {
  const variables = (name: string, ...words: readonly string[]) => {
    const act = deskActs[name];
    return act && variablesOf(act, words);
  };
  expect(variables("approve-return", "RT1")).toEqual({ returnCode: "RT1" });
  expect(variables("reject-return", "RT1", "It", "was", "worn")).toEqual({ returnCode: "RT1", reason: "It was worn" });
  expect(variables("reject-return", "RT1")).toBeUndefined();
  expect(variables("receive-return", "RT1", "RT2")).toBeUndefined();
});
