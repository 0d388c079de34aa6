import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { routerChanges } from "./lean-router.ts";

const folder = join(dirname(dirname(new URL(import.meta.resolve("react-router")).pathname)), "production");

test("each piece that the build changes is in the installed router", () => {
  const code = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".js"))
    .map((file) => readFileSync(join(folder, file), "utf8"))
    .join("\n");
  const gone = routerChanges.filter(([piece]) => code.search(piece) === -1).map(([piece]) => piece.source);
  expect(gone).toEqual([]);
});
