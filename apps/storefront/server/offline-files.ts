import { readFile } from "node:fs/promises";
import { languages } from "@gelora/locale/language.ts";
import type { FastifyInstance } from "fastify";
import { offlinePage } from "../offline/offline-page.ts";
import { offlinePageAddress } from "../offline/offline-slots.ts";
import { madeOnce } from "./made-once.ts";

/**
 * Takes the place of a service worker that is no longer wanted: browsers look for a new one at each
 * visit, and this one removes what was stored, and itself.
 */
export const lastWorker = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(leave()));
async function leave() {
  for (const name of await caches.keys()) if (name.startsWith("gelora-")) await caches.delete(name);
  await self.registration.unregister();
}
`;

/**
 * The service worker, and the page that it shows without a connection in each language.
 * @param workerFile the built worker; undefined to end those that browsers have
 */
export function mountOfflineFiles(server: FastifyInstance, workerFile: string | undefined): void {
  const worker = madeOnce(async () => (workerFile ? await readFile(workerFile, "utf8") : lastWorker));
  // Read at the start: a later build may replace the file.
  worker().catch(() => undefined);
  server.get("/service-worker.js", async (_request, reply) =>
    reply
      .type("text/javascript; charset=utf-8")
      .header("cache-control", "no-cache")
      .send(await worker()),
  );
  for (const language of languages) {
    const { headers, body } = offlinePage(language);
    server.get(offlinePageAddress(language), async (_request, reply) => reply.headers(headers).send(body));
  }
}
