import { expect, test } from "vitest";
import { projectOf } from "../project/project.ts";
import { renames } from "./renames.ts";

const findIn = (body: string) =>
  renames.find(projectOf({ "apps/shop/a.ts": `import { other } from "./other.ts";\n${body}` })).map(({ line }) => line);

test("an exported function that calls an imported one with its own parameters only renames it", () => {
  expect(findIn("export function one(a: A, b: B) {\n  return other(a, b);\n}")).toEqual([2]);
  expect(findIn("export async function one(a: A) {\n  return await other(a);\n}")).toEqual([2]);
  expect(findIn("export async function one(a: A) {\n  await other(a);\n}")).toEqual([2]);
});

test.each([
  ["with other arguments", "export function one(a: A, b: B) { return other(b, a); }"],
  ["with fewer", "export function one(a: A, b: B) { return other(a); }"],
  ["with more than a call", "export function one(a: A) { check(a); return other(a); }"],
  ["with what it returns changed", "export function one(a: A) { return other(a)?.b; }"],
  ["without parameters", "export function one() { return other(); }"],
  ["of this file", "export function one(a: A) { return own(a); }"],
  ["that takes a part", "export function one({ a }: A) { return other(a); }"],
  ["that is re-exported", 'export { other as one } from "./other.ts";'],
])("a function %s is none", (_what, body) => {
  expect(findIn(body)).toEqual([]);
});
