import type { BrowserContext, Page } from "playwright-core";

declare global {
  interface Window {
    geloraLayoutShift?: number;
  }
}

/** Adds up, from each page's beginning, what moved without a hand having moved it. */
export async function watchLayoutShift(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.geloraLayoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const byHand = "hadRecentInput" in entry && entry.hadRecentInput === true;
        const value = "value" in entry && typeof entry.value === "number" ? entry.value : 0;
        if (!byHand) window.geloraLayoutShift = (window.geloraLayoutShift ?? 0) + value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => window.geloraLayoutShift ?? 0);
}
