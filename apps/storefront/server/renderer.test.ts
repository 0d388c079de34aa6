import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ConfigurationError } from "@gelora/service-kit/configuration.ts";
import { expect, test } from "vitest";
import { builtServer } from "./renderer.ts";

test("a storefront that was never built says so in a sentence, and with what to do", async () => {
  const folder = `${await mkdtemp(join(tmpdir(), "gelora-renderer-"))}/`;
  expect(() => builtServer(folder)).toThrow(ConfigurationError);
  expect(() => builtServer(folder)).toThrow("run npm run build");
  await mkdir(`${folder}build/server`, { recursive: true });
  await writeFile(`${folder}build/server/index.js`, "");
  expect(builtServer(folder)).toBe(`${folder}build/server/index.js`);
  await rm(folder, { recursive: true });
});
