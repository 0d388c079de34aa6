import { browserPage } from "../page/browser-page.ts";

const workerAddress = "/service-worker.js";
/** `offline/offline-note.ts` writes it. */
const noteMark = "[data-offline-copy]";

/**
 * Whether this page came from the device, since there was no connection: asking again is no use.
 */
export const isOfflineCopy = (): boolean => document.querySelector(noteMark) !== null;

/** Once a page is up to date, nothing says otherwise. */
export function removeOfflineNote(): void {
  document.querySelector(noteMark)?.remove();
}

/**
 * Has the browser keep the public pages seen last, or no longer, as the setting says. Called after
 * the page has loaded, so it delays nothing.
 */
export async function keepPagesOffline(): Promise<void> {
  // Some browsers have none, and none have one without https.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (!workers) return;
  if (browserPage().settings.offlinePages) {
    await workers.register(workerAddress);
    return;
  }
  const found = await workers.getRegistrations();
  await Promise.all(found.map((one) => one.unregister()));
}
