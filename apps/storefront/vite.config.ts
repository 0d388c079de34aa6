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
 * Lets the bundler see what of the router is not used. Its Link, NavLink and Form stay in every bundle otherwise, since an assignment to `displayName` and an
 * unmarked `forwardRef` count as effects; and so does the code for two switches that are off here: finding routes piece by piece (`routeDiscovery` is
 * "initial"), and instrumentation. Together 5 kB of every first load. A pattern that no longer fits changes nothing but the size, which `npm run bench` watches.
 */
function shakeReactRouter(): Plugin {
  const changes: readonly (readonly [RegExp, string])[] = [
    [/^\w+\.displayName = "[\w.]+";$/gm, ""],
    [/= (React\$?\d*\.(?:forwardRef|createContext|memo)\()/g, "= /* @__PURE__ */ $1"],
    [/(?<!function )isFogOfWarEnabled\(routeDiscovery, ssr\)/g, "false"],
    [/if \((?:init|opts\?)\.instrumentations\)/g, "if (false)"],
  ];
  return {
    name: "gelora-shake-react-router",
    apply: "build",
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/production\/.*\.m?js$/ },
      handler: (code) => ({
        code: changes.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), code),
        map: null,
      }),
    },
  };
}
