import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), shakeReactRouter()],
  build: {
    // Our policy for scripts and styles allows files only: nothing is put inline as data:.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Every browser that we serve preloads modules by itself.
    modulePreload: { polyfill: false },
    target: "es2023",
    rolldownOptions: {
      output: {
        // What every page loads, in two files that compress well as a whole: the framework, which rarely changes, and the ground of our own pages.
        codeSplitting: {
          groups: [
            {
              name: "framework",
              test: /node_modules\/(react|react-dom|react-router|scheduler|@remix-run)\//,
              priority: 2,
            },
            {
              name: "ground",
              test: /apps\/storefront\/platform\/(client-state|use-words|format-words|page-context|browser-page|browser-storage|mini-cart-badge|keyword-address|product-address|picture-address|picture)\.tsx?|chrome\/icon\.tsx|packages\/(money|ui\/(button|price|empty-state))|preload-helper|product-card-model/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  // The server's build is one file: a build made while a server runs takes nothing away from it.
  environments: { ssr: { build: { rolldownOptions: { output: { codeSplitting: false } } } } },
  server: { hmr: { port: Number(process.env.VITE_HMR_PORT ?? 24678) } },
});

/**
 * The router's Link, NavLink and Form stay in every bundle, used or not: an assignment to `displayName` and an unmarked `forwardRef` count as effects.
 * Without the first and with a mark at the second the bundler sees what is not used (2.5 kB of every first load).
 */
function shakeReactRouter(): Plugin {
  return {
    name: "gelora-shake-react-router",
    apply: "build",
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/production\/.*\.m?js$/ },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = "[\w.]+";$/gm, "")
          .replace(/= (React\$?\d*\.(?:forwardRef|createContext|memo)\()/g, "= /* @__PURE__ */ $1"),
        map: null,
      }),
    },
  };
}
