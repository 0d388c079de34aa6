import type { Browser, BrowserContext, Page } from "playwright-core";
import { watchLayoutShift } from "./layout-shift.ts";

export type ContextOptions = {
  readonly language?: "en-US" | "id-ID";
  /** 390 is a phone with touch, 1280 a desktop with a mouse. */
  readonly width?: 390 | 1280;
  /** False for a browser without scripts. */
  readonly scripts?: boolean;
  /** True to be asked on home to link a club card; others have chosen to be reminded later. */
  readonly askedToLink?: boolean;
  /** True to be invited to the newsletter on home; others have closed it. */
  readonly invited?: boolean;
  /**
   * True for a browser that keeps pages; others have no service worker, so that calls can be
   * barred.
   */
  readonly keepsPages?: boolean;
};

const phone =
  "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Mobile Safari/537.36";

/** A new browser context: nothing cached, nothing stored, no page. */
export async function openContext(browser: Browser, store: string, options: ContextOptions): Promise<BrowserContext> {
  const { language = "en-US", width = 1280, scripts = true, keepsPages = false } = options;
  const context = await browser.newContext({
    baseURL: store,
    locale: language,
    timezoneId: "Asia/Jakarta",
    javaScriptEnabled: scripts,
    serviceWorkers: keepsPages ? "allow" : "block",
    reducedMotion: "reduce",
    permissions: ["clipboard-read", "clipboard-write"],
    ...(width === 390
      ? {
          viewport: { width: 390, height: 844 },
          userAgent: phone,
          isMobile: true,
          hasTouch: true,
          deviceScaleFactor: 2,
        }
      : { viewport: { width: 1280, height: 800 } }),
  });
  if (!options.askedToLink) await context.addInitScript(postponeLinking);
  if (!options.invited) await context.addInitScript(dismissNewsletter);
  if (scripts) await watchLayoutShift(context);
  return context;
}

/**
 * Forgets what these origins stored; what is cached stays, as in a browser whose cookies were
 * deleted.
 */
export async function forget(context: BrowserContext, page: Page, origins: readonly string[]): Promise<void> {
  await context.clearCookies();
  const session = await context.newCDPSession(page);
  const storageTypes = "local_storage,indexeddb,cache_storage";
  await Promise.all(origins.map((origin) => session.send("Storage.clearDataForOrigin", { origin, storageTypes })));
  await session.detach();
}

/** As the store keeps it, in each tab. A frame without an origin has no storage. */
function postponeLinking(): void {
  if (window.origin !== "null") sessionStorage.setItem("personal:club-remind-later", "1");
}

function dismissNewsletter(): void {
  if (window.origin !== "null") sessionStorage.setItem("newsletter-dismissed", "1");
}
