import { createContext, useContext, useState } from "react";
import type { StaticChrome } from "./static-chrome.server.tsx";

/** Filled on the server alone, so that a page carries these parts once: as HTML, and not as data beside it again. */
export const StaticChromeContext = createContext<StaticChrome | undefined>(undefined);

const kept = new Map<string, string>();

/** What the server wrote into the document, taken from there when the page becomes alive. */
function keptHtml(name: keyof StaticChrome): string {
  const known = kept.get(name) ?? document.querySelector(`[data-static="${name}"]`)?.innerHTML ?? "";
  kept.set(name, known);
  return known;
}

export type StaticHtmlProps = {
  readonly name: keyof StaticChrome;
  /** New HTML, after the page was asked for again in another language. */
  readonly fresh: StaticChrome | undefined;
  readonly className?: string;
};

/** A part of the layout that the server made whole; see `static-chrome.server.tsx`. */
export function StaticHtml({ name, fresh, className }: StaticHtmlProps) {
  const made = useContext(StaticChromeContext)?.[name];
  const [first] = useState(() => made ?? keptHtml(name));
  const html = fresh?.[name] ?? first;
  if (fresh) kept.set(name, html);
  return (
    // Made by our own components, which escape what they are given
    <div data-static={name} className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
  );
}
