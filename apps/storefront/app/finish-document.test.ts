import { expect, test } from "vitest";
import { finishDocument } from "./finish-document.ts";

const page = Buffer.from(
  '<html><head><link rel="modulepreload" href="/a.js"/></head><body><p>Sepatu</p></body></html>',
);

test("loaders' data stand in the document as they are, and cannot end their element", () => {
  const data = '["</script><!--","\\u00e9"]\n';
  const html = finishDocument(page, data).toString();
  const [, block = ""] = /<script type="application\/json" id="loaded">(.*?)<\/script>/s.exec(html) ?? [];
  expect(block).not.toContain("<");
  expect(JSON.parse(block)).toEqual(["</script><!--", "é"]);
});

test("the script that hands them to the router is the same on every page and comes last in its body", () => {
  const endOf = (data: string) => finishDocument(page, data).toString().split("</script><script>").at(-1);
  expect(endOf("[1]")).toBe(endOf("[2]"));
  expect(endOf("[1]")).toMatch(/c\.close\(\)<\/script><\/body><\/html>$/);
});

test("scripts are fetched after what a page looks like", () => {
  const html = finishDocument(page, "[]").toString();
  expect(html).toContain('<link rel="modulepreload" fetchpriority="low" href="/a.js"/></head><body><p>Sepatu</p>');
});
