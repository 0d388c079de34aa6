import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { leanImport } from "./bundler/lean-import.ts";
import { leanRouter } from "./bundler/lean-router.ts";
import { slimPages } from "./bundler/slim-pages.ts";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), leanRouter(), leanImport(), slimPages()],
  build: {
    // Our policy allows scripts and styles from files only: nothing is inlined as data:.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // What a page needs, its document preloads; what comes later may come in its own order.
    modulePreload: false,
    target: "es2023",
    rolldownOptions: {
      output: {
        // What every page loads, in two files that compress well as a whole: the framework, which
        // rarely changes, and the ground of our own code, without what orders alone need of money.
        // Most pages of one shopper share a third.
        codeSplitting: {
          groups: [
            {
              name: "framework",
              test: /node_modules\/(react|react-dom|react-router|scheduler|@remix-run)\//,
              priority: 2,
            },
            {
              name: "ground",
              test: /apps\/storefront\/(platform\/[a-z]+\/(client-state|use-words|format-words|page-context|browser-page|browser-storage|chunk-reload|language-of-address|keyword-address|product-address|page-addresses|page-paths|picture-address|picture|page-title|page-head|whole-words|toasts|early-press|static-error|cached-html)|chrome\/(plain-error|parts\/badge-text))\.tsx?|packages\/(money\/(?!order-sum)|locale\/language-address|ui\/(button|price|empty-state|icon|buy-bar|needs-script|surface))|preload-helper|product-card-model|listing\/heart/,
              priority: 1,
            },
            // Half of the pages show cards; home and listings show nothing else of what most share.
            { name: "card", test: /features\/listing\/product-card\.tsx/, priority: 1 },
            { name: "session", minShareCount: 10 },
          ],
        },
      },
    },
  },
  environments: {
    // Named by no script and moved out of what is served: `bundler/private-maps.ts`.
    client: { build: { sourcemap: "hidden" } },
    // The server's build is one file, so building while a server runs removes nothing it needs.
    ssr: { build: { rolldownOptions: { output: { codeSplitting: false } } } },
  },
  server: { hmr: { port: Number(process.env.VITE_HMR_PORT ?? 24678) } },
});
