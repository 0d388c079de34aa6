import type { Plugin } from "vite";
import type { BrowserRow } from "../platform/pages/page-row.ts";
import { pages } from "../platform/pages/pages.ts";

/**
 * The browser needs only each page's path and audience from the table; files, words, titles and
 * parameters stay on the server.
 */
export function slimPages(): Plugin {
  const rows = pages.map(({ path, audience, foreignScripts }): BrowserRow => ({ path, audience, foreignScripts }));
  return {
    name: "gelora-slim-pages",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /\/platform\/pages\/pages\.ts$/ },
      handler: () => ({
        code: `export const pages = ${JSON.stringify(rows)}; export const listingParameters = [];`,
        map: null,
      }),
    },
  };
}
