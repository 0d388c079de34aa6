import { createHash } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { slimPages } from "./slim-pages.ts";

const entry = fileURLToPath(new URL("../offline/worker.ts", import.meta.url));

/**
 * Adds the service worker to a finished build, as one file in `worker/`. Its version is the
 * build's: a new one removes what the former stored.
 */
export async function buildOfflineWorker(buildFolder: string): Promise<void> {
  const names = (await readdir(join(buildFolder, "client", "assets"))).sort();
  const version = createHash("sha256").update(names.join("\n")).digest("hex").slice(0, 12);
  await build({
    configFile: false,
    logLevel: "warn",
    plugins: [slimPages()],
    define: { offlineVersion: JSON.stringify(version) },
    build: {
      outDir: join(buildFolder, "worker"),
      emptyOutDir: true,
      copyPublicDir: false,
      reportCompressedSize: false,
      target: "es2023",
      rolldownOptions: { input: entry, output: { format: "iife", entryFileNames: "service-worker.js" } },
    },
  });
}
