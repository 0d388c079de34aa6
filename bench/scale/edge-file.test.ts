import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { writeEdgeFile } from "./edge-file.ts";

test("our nginx file gets this machine's ports, and nothing of its examples is left", async () => {
  const folder = await mkdtemp(join(tmpdir(), "gelora-edge-"));
  const ports = { doors: [7001, 7002, 7003], storefronts: [7011, 7012], shops: [7021, 7022] } as const;
  const text = await readFile(await writeEdgeFile(folder, ports), "utf8");
  for (const port of [7001, 7002, 7003]) expect(text).toContain(`listen 127.0.0.1:${port};`);
  for (const port of [7011, 7012, 7021, 7022]) expect(text).toContain(`server 127.0.0.1:${port} max_fails=0;`);
  expect(text).not.toMatch(/10\.0\.0\.|443|listen 80|ssl_certificate|\/var\/cache|undefined/);
  await rm(folder, { recursive: true, force: true });
});
