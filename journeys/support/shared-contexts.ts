import type { Browser, BrowserContext } from "playwright-core";
import { type ContextOptions, openContext } from "./browser-context.ts";

export type SharedContexts = {
  take(store: string, options: ContextOptions): Promise<BrowserContext>;
  /** Closes the context's pages and keeps it for the next, or closes it altogether. */
  giveBack(context: BrowserContext, how: "keep" | "close"): Promise<void>;
};

/**
 * The browser contexts of one worker. To open one and fill its cache takes the time of three pages,
 * so people whose browsers are alike use one after another.
 */
export function shareContexts(browser: Browser): SharedContexts {
  const free = new Map<string, BrowserContext[]>();
  const kinds = new WeakMap<BrowserContext, string>();
  return {
    take: async (store, options) => {
      const kind = JSON.stringify([store, ...Object.entries(options).toSorted()]);
      const kept = free.get(kind)?.pop();
      if (kept) return kept;
      const context = await openContext(browser, store, options);
      kinds.set(context, kind);
      return context;
    },
    giveBack: async (context, how) => {
      if (how === "close") return context.close();
      await Promise.all(context.pages().map((page) => page.close()));
      const kind = kinds.get(context) ?? "";
      free.set(kind, [...(free.get(kind) ?? []), context]);
    },
  };
}
