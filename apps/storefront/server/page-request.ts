import { documentHeader, headersOfFacts, type RequestFacts, readRequestFacts } from "../platform/page/request-facts.ts";
import { ruleOfPath } from "./page-rules.ts";

export type PageRequest = {
  /** Path and relevant query, as rendering sees them. */
  readonly address: string;
  readonly facts: RequestFacts;
  readonly headers: Record<string, string>;
  /**
   * Identifies everything that the response depends on; undefined if the response is not shared.
   */
  readonly key: string | undefined;
};

const routerParameters = ["_routes", "index"];

/**
 * Reduces a request to what the page may depend on. Pure, so the key and the rendering cannot
 * disagree.
 */
export function readPageRequest(
  request: {
    readonly method: string;
    readonly url: string;
    readonly headers: Record<string, string | string[] | undefined>;
  },
  productionHosts: readonly string[],
): PageRequest {
  const facts = readRequestFacts(request.headers, productionHosts);
  const at = request.url.indexOf("?");
  const path = at < 0 ? request.url : request.url.slice(0, at);
  const isData = path.endsWith(".data");
  const rule = ruleOfPath(isData ? pagePathOf(path) : path);
  const query = at < 0 ? "" : keptQuery(request.url.slice(at + 1), rule.parameters, isData);
  const address = query ? `${path}?${query}` : path;
  const shared = rule.shared && request.method === "GET" && !query.includes("preview=true");
  const headers = { ...headersOfFacts(facts), [documentHeader]: isData ? "0" : "1" };
  return { address, facts, headers, key: shared ? `${address}|${Object.values(headers).join("|")}` : undefined };
}

/** The router requests a page's data at its path plus `.data`; the home page's is `_root.data`. */
function pagePathOf(dataPath: string): string {
  const path = dataPath.slice(0, -".data".length);
  return path === "/_root" || path === "/_" ? "/" : path.replace(/\/_$/, "/");
}

/** Sorted, so two orders of the same parameters are one page. */
function keptQuery(query: string, kept: readonly string[] | "all", isData: boolean): string {
  const given = new URLSearchParams(query);
  if (kept !== "all") {
    for (const name of new Set(given.keys())) {
      const known = kept.includes(name) || (isData && routerParameters.includes(name));
      if (!known || given.getAll(name).every((value) => value === "")) given.delete(name);
    }
    given.sort();
  }
  return given.toString();
}
