import { escapeHtml } from "./escape-html.ts";

/** Markup that is inserted as it is. Everything else is escaped. */
export type Html = { readonly markup: string };

type Part = Html | string | number | undefined | readonly Html[];

/** Builds markup; inserted texts are escaped, `undefined` inserts nothing. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { markup: texts.reduce((markup, text, index) => markup + render(parts[index - 1]) + text) };
}

function render(part: Part): string {
  if (part === undefined) return "";
  if (typeof part === "string" || typeof part === "number") return escapeHtml(String(part));
  return "markup" in part ? part.markup : part.map(render).join("");
}
