import { createContext, useContext, useState } from "react";
import type { StaticChrome } from "./static-chrome.server.tsx";

/** Filled on the server only, so a page carries these parts once, as HTML and not also as data. */
export const StaticChromeContext = createContext<StaticChrome | undefined>(undefined);

const cached = new Map<string, string>();

/** The server's HTML, read from the document on hydration. */
function sentHtml(name: keyof StaticChrome): string {
  const known = cached.get(name) ?? document.querySelector(`[data-static="${name}"]`)?.innerHTML ?? "";
  cached.set(name, known);
  return known;
}

export type StaticHtmlProps = {
  readonly name: keyof StaticChrome;
  /** New HTML after a change of language. */
  readonly fresh: StaticChrome | undefined;
  readonly className?: string;
};

/** A part of the layout as the server rendered it; see `static-chrome.server.tsx`. */
export function StaticHtml({ name, fresh, className }: StaticHtmlProps) {
  const made = useContext(StaticChromeContext)?.[name];
  const [first] = useState(() => made ?? sentHtml(name));
  const html = fresh?.[name] ?? first;
  if (fresh) cached.set(name, html);
  return (
    // Made by our own components, which escape their input
    <div data-static={name} className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
  );
}
