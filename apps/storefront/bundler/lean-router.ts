import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** A piece of the router's code, and what stands in its place. */
export type Change = readonly [piece: RegExp, replacement: string];

/** What the storefront never does with the router: `.oxlintrc.json` refuses the imports for it. */
const neverHere = ["isFogOfWarEnabled", "isMutationMethod", "isSubmissionNavigation", "useIsRSCRouterContext"];

/**
 * Makes the bundler drop what the storefront does not use of the router: 13 kB of every first load
 * (decision 0016).
 */
export const routerChanges: readonly Change[] = [
  // Unused components and contexts go only without marks that count as side effects; so do warnings
  // to those who write a storefront.
  [/^\w+\.displayName = "[\w.]+";$/gm, ""],
  [/= (React\$?\d*\.(?:forwardRef|createContext|memo)\()/g, "= /* @__PURE__ */ $1"],
  [/(?<!function )\b(warn(?:ing|Once|ingOnce)\()/g, "/* @__PURE__ */ $1"],
  // The route table is sent whole, no form is sent through the router, and nothing is a server
  // component.
  [new RegExp(`(?<!function )\\b(?:${neverHere.join("|")})\\([^()]*\\)`, "g"), "false"],
  [/if \((?:isFogOfWar|blockerKey[^)]*)\)/g, "if (false)"],
  [/\brequest\.method !== "GET"/g, "false"],
  // Fetchers, blockers and changes of the route table: members of the router that nobody calls.
  [
    /^\t\t(?:fetch|getFetcher|resetFetcher|deleteFetcher: queueFetcherForDeletion|getBlocker|deleteBlocker|patchRoutes|_internalSetRoutes),\n/gm,
    "",
  ],
  [
    /^(\t+)((?:revalidatingFetchers|fetchLoadMatches|(?:state|newState)\.fetchers|fetchersQueuedForDeletion|(?:unmounted|mounted|deleted)Fetchers)\.forEach\()/gm,
    "$1/* @__PURE__ */ $2",
  ],
  [/^\t+.*\babortPendingFetchRevalidations\b.*$/gm, ""],
  [/(?<!function )\b(?:markFetchRedirectsDone|abortStaleFetchLoads)\([^()]*\)/g, "false"],
  [/\bfindRedirect\(fetcherResults\)/g, "void 0"],
  [/if \(revalidatingFetchers\.length > 0\)/g, "if (false)"],
  [/^(\t+)(?:if \(!route\.hasClientAction\) )?dataRoute\.action = [\s\S]*?^\1\}\)?;\n/gm, ""],
  [/\broute\.hasClient(?:Action|Middleware) \?/g, "false ?"],
  [/^\trouter\.createRoutesForHMR = .*\n/gm, ""],
  [/(?<!function )\bcheckFogOfWar\(.*?\)(?=;|\.active)/g, "({})"],
  [/\bfogOfWar\.active && fogOfWar\.matches/g, "false"],
  [/\b(?:init|opts\?)\.instrumentations\b/g, "false"],
  // The router runs on a server too, its files are named without hashes of what is in them, its
  // routes stay as they are, and no navigation is shown before React finds the time.
  [
    /\bif \((?:!ssr && [^(){}\n]*|needsRevalidation|fetcherKey|ssrInfo\.context\.isSpaMode|window\.__reactRouterManifest\.sri === true|reactDomFlushSyncImpl && flushSync|opts\?\.instrumentationNavigateMetaReceiver)\)/g,
    "if (false)",
  ],
  // Checks of how a program uses the router stay, their messages to developers are removed.
  [
    /^(\t+invariant\(.*), (?:"[^"\n]*(?:\\"[^"\n]*)*"|`[^\n]*`|getInvalidPathError\(.*\)|getDataRouterConsoleError\(hookName\))\);$/gm,
    "$1);",
  ],
  // The page of an application that failed as a whole is ours: without a stack, and in both
  // languages.
  [
    /createElement\(RemixRootDefaultErrorBoundary, \{\s*error: this\.state\.error,[^}]*\}\)/g,
    "createElement(StaticErrorDocument)",
  ],
  [
    /route\.id === "root" \? \(\) => [^,]*RemixRootDefaultErrorBoundary, \{ error: useRouteError\(\) \}\) :/g,
    "false ? undefined :",
  ],
  // A page whose own file is gone is loaded as a document: a reload would lead back to where its
  // link was pressed, again with each press [ERR-08].
  [
    /^(\t+)window\.location\.reload\(\);$/gm,
    "$1const router = window.__reactRouterDataRouter, to = router?.state.navigation.location;\n" +
      "$1if (to) location.assign(router.createHref(to));",
  ],
  // Scripts of a fallback that our layout replaces.
  [/\brenderScripts \?/g, "false ?"],
];

const ownErrorFile = fileURLToPath(new URL("../chrome/static-error-document.tsx", import.meta.url));
const ownErrorPage = `import { StaticErrorDocument } from ${JSON.stringify(ownErrorFile)};\n`;

/** For the browser only: the server needs the whole router. */
export function leanRouter(): Plugin {
  return {
    name: "gelora-lean-router",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/production\/.*\.js$/ },
      handler: (code) => {
        const lean = routerChanges.reduce((text, [piece, replacement]) => text.replace(piece, replacement), code);
        return { code: lean.includes("StaticErrorDocument") ? `${ownErrorPage}${lean}` : lean, map: null };
      },
    },
  };
}
