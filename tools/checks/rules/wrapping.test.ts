import { expect, test } from "vitest";
import { projectOf } from "../project/project.ts";
import { wrapping } from "./wrapping.ts";

const find = (text: string, path = "packages/money/a.ts") =>
  wrapping.find(projectOf({ [path]: text })).map(({ line }) => line);
/** Words of this many columns in all. */
const words = (columns: number) =>
  "word "
    .repeat(columns)
    .slice(0, columns - 1)
    .concat(".");

test("Comments of more than 100 columns are reported, each by its line", () => {
  expect(find(`const one = 1;\n// ${words(98)}`)).toEqual([2]);
  expect(find(`/** ${words(98)} */\nconst one = 1;`)).toEqual([1]);
  expect(find(`/**\n * short\n * ${words(98)}\n * short\n */\nconst one = 1;`)).toEqual([3]);
  expect(find(`export const a = <b>{/* ${words(98)} */}</b>;`, "packages/ui/a.tsx")).toEqual([1]);
  expect(find(`const one = "${words(80)}"; // ${words(20)}`)).toEqual([1]);
});

test("Comments of 100 columns are well, and code may be wider", () => {
  expect(find(`// ${words(97)}\n/**\n * ${words(97)}\n */\nconst one = 1;`)).toEqual([]);
  expect(find(`const one = "// ${words(98)}";\nconst two = \`\n// ${words(98)}\n\`;`)).toEqual([]);
  expect(find(`const one = /* short */ "${words(98)}";`)).toEqual([]);
});

test("An address alone on its line, what a tool reads and what is generated are left alone", () => {
  const address = `https://example.com/${"a".repeat(100)}`;
  expect(find(`// ${address}\n/**\n * ${address}\n * (${address}).\n */\nconst one = 1;`)).toEqual([]);
  expect(find(`// See ${address}`)).toEqual([1]);
  expect(find(`// oxlint-disable-next-line a/b -- ${words(98)}\nconst one = 1;`)).toEqual([]);
  expect(find(`export const a = (\n{/* oxlint-disable-next-line a/b -- ${words(98)} */}\n);`)).toEqual([]);
  expect(find(`// ${words(98)}`, "packages/money/schema.generated.ts")).toEqual([]);
});

test("Prose of documents is wrapped too; tables, headings, code and addresses are one line each", () => {
  const document = (text: string) => find(text, "docs/a.md");
  expect(document(`# A\n\n${words(101)}\n\n- ${words(99)}`)).toEqual([3, 5]);
  expect(document(`${words(100)}\n- ${words(98)}`)).toEqual([]);
  expect(document(`| ${words(120)} |\n# ${words(120)}\n\`\`\`text\n${words(120)}\n\`\`\``)).toEqual([]);
  expect(document(`- https://example.com/${"a".repeat(100)}`)).toEqual([]);
  expect(find(words(120), "docs/a.json")).toEqual([]);
});
