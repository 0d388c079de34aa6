import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { csvOf, shoe, variant, workplace } from "./shopify/testing/export.ts";

const command = fileURLToPath(new URL("import-command.ts", import.meta.url));
const run = promisify(execFile);

type Ending = { readonly code: number; readonly output: string };

/** Runs the command as a person would, on an embedded database in its own folder. */
async function importFile(folder: string, args: readonly string[]): Promise<Ending> {
  const environment = {
    ...process.env,
    GELORA_DATA: join(folder, "data"),
    INIT_CWD: folder,
    LOG_LEVEL: "silent",
    SHOP_DATABASE_URL: "",
  };
  const flags = ["--disable-warning=ExperimentalWarning", command, ...args];
  try {
    const { stdout } = await run(process.execPath, flags, { env: environment });
    return { code: 0, output: stdout };
  } catch (error) {
    if (!(error instanceof Error && "code" in error && "stdout" in error && "stderr" in error)) throw error;
    return { code: Number(error.code), output: `${String(error.stdout)}${String(error.stderr)}` };
  }
}

it("takes a file in, names what it refuses, and a second time changes nothing", { timeout: 180_000 }, async () => {
  const bad = { ...shoe, Handle: "rusak", "Variant SKU": "R-1", "Variant Price": "199.000" };
  const { folder } = await workplace(csvOf(shoe, variant({}), bad));
  const args = ["products.csv", "--pictures", "."];
  const first = await importFile(folder, args);
  expect(first.output).toContain('line 4 price "199.000" may mean thousands');
  expect(first.output).toContain("1 products added, 0 changed, 0 left as they were, 0 taken off sale.");
  expect(first.code).toBe(2);
  const second = await importFile(folder, args);
  expect(second.output).toContain("0 products added, 0 changed, 1 left as they were, 0 taken off sale.");
});

it("takes goods off sale that a file of nothing else calls archived", { timeout: 180_000 }, async () => {
  const { folder } = await workplace(csvOf(shoe));
  const args = ["products.csv", "--pictures", "."];
  expect((await importFile(folder, args)).output).toContain("1 products added");
  await writeFile(join(folder, "products.csv"), csvOf({ ...shoe, Status: "archived" }));
  const withdrawn = await importFile(folder, args);
  expect(withdrawn.output).toContain("0 products with 0 variants are good; 0 refused, 1 left out.");
  expect(withdrawn.output).toContain("0 products added, 0 changed, 0 left as they were, 1 taken off sale.");
  expect(withdrawn.code).toBe(0);
});

it("with --check opens no database and copies nothing", async () => {
  const { folder } = await workplace(csvOf(shoe));
  const checked = await importFile(folder, ["products.csv", "--pictures", ".", "--check"]);
  expect(checked).toEqual({ code: 0, output: "1 products with 1 variants are good; 0 refused, 0 left out.\n" });
});

it("shows how it is meant to be called", async () => {
  const { folder } = await workplace("");
  expect(await importFile(folder, [])).toEqual({
    code: 1,
    output: "Usage: npm run import -- products.csv --pictures folder [--check]\n",
  });
});
