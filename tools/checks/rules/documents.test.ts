import { expect, test } from "vitest";
import { projectOf } from "../project/project.ts";
import { documents } from "./documents.ts";

const find = (text: string, more: Record<string, string> = {}) =>
  documents
    .find(projectOf({ "package.json": `{"scripts":{"start":"","verify":""}}`, "docs/guide.md": text, ...more }))
    .map(({ message }) => message);

test("Paths, links and commands that exist are well", () => {
  const text =
    "See `docs/guide.md`, `apps/<name>/main.ts`, [the guide](guide.md#top), [web](https://example.com) and `npm run verify`; npm start.";
  expect(find(text)).toEqual([]);
});

test("Paths, links and commands that do not exist are reported", () => {
  expect(find("See `docs/none.md`.")).toEqual([expect.stringContaining("names docs/none.md")]);
  expect(find("See [it](../none.md).")).toEqual([expect.stringContaining("links to ../none.md")]);
  expect(find("Run `npm run deploy`, then npm test.")).toHaveLength(2);
});

test("A gap in the numbers of decisions is reported", () => {
  const decisions = { "docs/decisions/0001-node.md": "", "docs/decisions/0003-react.md": "" };
  expect(find("", decisions)).toEqual([expect.stringContaining("should be number 0002")]);
  expect(find("", { "docs/decisions/0001-node.md": "", "docs/decisions/0001-react.md": "" })).toHaveLength(1);
});

test("A feature or module that the architecture does not name is reported", () => {
  const files = { "apps/storefront/features/cart/page.tsx": "", "apps/shop/modules/cart-lines/cart.ts": "" };
  expect(find("", { ...files, "ARCHITECTURE.md": "home cart" })).toEqual([
    "does not name apps/shop/modules/cart-lines: add it to the tree.",
  ]);
  expect(find("", { ...files, "ARCHITECTURE.md": "home cart\n  cart-lines" })).toEqual([]);
});
