import { expect, test } from "vitest";
import { scriptsOf } from "./javascript.ts";

test("every script that a page loads at first is counted once", () => {
  const html = `<link rel="modulepreload" href="/assets/a.js"/><link href="/assets/b.js" rel="modulepreload">
    <script type="module">import "/assets/a.js"; import * as route from "/assets/c.js"; import("/assets/d.js");</script><script src="/assets/e.js"></script>`;
  expect(scriptsOf(html).sort()).toEqual([
    "/assets/a.js",
    "/assets/b.js",
    "/assets/c.js",
    "/assets/d.js",
    "/assets/e.js",
  ]);
});
