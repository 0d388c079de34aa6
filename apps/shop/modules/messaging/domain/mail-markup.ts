import { escapeHtml } from "@gelora/locale/escape-html.ts";

/** The brand's colours, as in the shop. */
export const colours = { red: "#d8321a", ink: "#14110f", paper: "#faf8f5", muted: "#6b635c", line: "#e6e0d8" } as const;
export const font = "'Plus Jakarta Sans', system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif";

export function heading(text: string): string {
  return `<h2 style="font-size:16px;margin:24px 0 8px">${escapeHtml(text)}</h2>`;
}
