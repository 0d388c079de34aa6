import type { BrowserContext, Page } from "playwright-core";

/** A page that shifts more fails. */
export const shiftLimit = 0.05;

/** A page's worst session window of layout shifts without recent input, as browsers measure CLS. */
export type LayoutShift = {
  readonly value: number;
  /** What moved and where it was, the largest moves first. */
  readonly moved: readonly string[];
};

declare global {
  interface Window {
    geloraShifts?: { at: number; value: number; moved: string[] }[];
  }
}

/** Records layout shifts without recent input, from the start of each page. */
export async function watchLayoutShift(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.geloraShifts = [];
    const tell = (source: { node?: Node; previousRect?: DOMRect; currentRect?: DOMRect }): string => {
      const name = source.node instanceof Element ? source.node.outerHTML.slice(0, 120) : source.node?.nodeName;
      return `${source.previousRect?.top}→${source.currentRect?.top} ${name}`;
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const byHand = "hadRecentInput" in entry && entry.hadRecentInput === true;
        const value = "value" in entry && typeof entry.value === "number" ? entry.value : 0;
        const sources = "sources" in entry && Array.isArray(entry.sources) ? entry.sources : [];
        if (!byHand)
          window.geloraShifts?.push({
            at: entry.startTime,
            value,
            moved: sources.map((one) => `${location.pathname}: ${tell(one)}`),
          });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

const windowMs = 5_000;
const gapMs = 1_000;

/**
 * Shifts less than a second apart, within five seconds at most, form a window; the worst window is
 * the page's score.
 */
export async function layoutShift(page: Page): Promise<LayoutShift> {
  const shifts = await page.evaluate(() => window.geloraShifts ?? []);
  let worst: LayoutShift = { value: 0, moved: [] };
  let [from, last, sum, moved] = [0, Number.NEGATIVE_INFINITY, 0, [] as string[]];
  for (const shift of shifts) {
    if (shift.at - last > gapMs || shift.at - from > windowMs) [from, sum, moved] = [shift.at, 0, []];
    last = shift.at;
    sum += shift.value;
    moved = [...moved, ...shift.moved];
    if (sum > worst.value) worst = { value: sum, moved };
  }
  return worst;
}
