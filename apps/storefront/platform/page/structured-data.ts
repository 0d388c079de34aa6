import { createContext as createReactContext } from "react";
import { createContext, type RouterContextProvider } from "react-router";

/** A thing of schema.org, with its `@type`. */
export type StructuredThing = { readonly "@type": string; readonly [property: string]: unknown };

/**
 * What loaders give search engines of a page; written into documents alone, as nobody else reads
 * it.
 */
export const structuredDataContext = createContext<StructuredThing[]>();

export function addStructuredData(
  context: Readonly<RouterContextProvider>,
  ...things: readonly StructuredThing[]
): void {
  context.get(structuredDataContext).push(...things);
}

/** Its text on its way to the document's frame; empty in browsers. */
export const StructuredDataContext = /* @__PURE__ */ createReactContext("");

/** Things as JSON-LD that cannot close its script element; empty for none. */
export function structuredText(things: readonly StructuredThing[]): string {
  if (things.length === 0) return "";
  return JSON.stringify({ "@context": "https://schema.org", "@graph": things }).replaceAll("<", "\\u003c");
}
