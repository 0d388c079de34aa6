import { expect, test } from "vitest";
import { projectOf } from "../project/project.ts";
import { plainWords, readAvoided } from "./plain-words.ts";

const glossary = `# Glossary

## Words that a check finds

| Write | Do not write |
|---|---|
| notified, reported | told |
| depends on | hangs on, hang on |

## Words for shoppers

| Write | Do not write |
|---|---|
| sign in | log in |
`;
const find = (text: string, path = "packages/money/a.ts") =>
  plainWords.find(projectOf({ "docs/glossary.md": glossary, [path]: text })).map(({ line }) => line);

test("The glossary's table is read, and no other", () => {
  expect([...readAvoided(glossary)]).toEqual([
    ["told", "notified, reported"],
    ["hangs on", "depends on"],
    ["hang on", "depends on"],
  ]);
});

test("A word to avoid is reported with the one to write, in each kind of prose", () => {
  expect(
    plainWords.find(projectOf({ "docs/glossary.md": glossary, "docs/a.md": "# A\n\nThe shopper is told." })),
  ).toEqual([{ path: "docs/a.md", line: 3, message: expect.stringMatching(/"told": write notified, reported/) }]);
  expect(find("const one = 1;\n// Nobody is told.")).toEqual([2]);
  expect(find("/**\n * What it hangs\n * on.\n */\nconst one = 1;")).toEqual([2]);
  expect(find('test("the club is told", () => {});')).toEqual([1]);
  expect(find('test.each(rows)("%s is told", () => {});')).toEqual([1]);
  expect(find('throw new TypeError("nobody " + "was told");')).toEqual([1]);
  expect(find(`throw new Error(\`\${who} was told\`);`)).toEqual([1]);
  expect(find('type A {\n  "who was told"\n  a: Int\n}', "apps/shop/modules/a/a.graphql")).toEqual([2]);
});

test("Names, code and what a check does not read are left alone", () => {
  expect(find('const told = "told";\nlog.told = `told`;\n// See `told` and note.told and told-changes.')).toEqual([]);
  expect(find("```\ntold\n```\nSee [this](0001-told.md) and `told`.", "docs/a.md")).toEqual([]);
  expect(find("type A {\n  told: Int\n}", "apps/shop/modules/a/a.graphql")).toEqual([]);
  expect(find("// told", "packages/money/schema.generated.ts")).toEqual([]);
});
