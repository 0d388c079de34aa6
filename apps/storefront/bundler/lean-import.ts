import type { Plugin } from "vite";

/**
 * What stands around each late import of the browser: it reports a failed one as Vite does, which
 * `platform/browser/chunk-reload.ts` hears. Vite's own also preloads what a file imports, with a
 * list of these files in each that imports another. While the page is loaded again for it, the
 * import stays open: nobody takes apart a file that never came.
 */
const lateImport = `
export const __vitePreload = (load) =>
  load().catch((error) => {
    const event = new Event("vite:preloadError", { cancelable: true });
    event.payload = error;
    dispatchEvent(event);
    if (!event.defaultPrevented) throw error;
    return new Promise(() => {});
  });
`;

export function leanImport(): Plugin {
  return {
    name: "gelora-lean-import",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    enforce: "post",
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => ({ code: lateImport, map: null }),
    },
  };
}
