import { splitLanguage } from "@gelora/locale/language-address.ts";
import {
  documentHeader,
  givenFactsOf,
  headersOfFacts,
  type RequestFacts,
  readRequestFacts,
} from "../platform/page/request-facts.ts";
import { isDataPath, pagePathOfData, routerParameters } from "../platform/pages/data-address.ts";
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
  /**
   * Whether it belongs to one person or browser, so that the server renders only an empty shell.
   */
  readonly isPersonal: boolean;
  /**
   * Whether a cache in front of us has sent the facts itself, so that it may share the page.
   */
  readonly isForEdge: boolean;
};

/** A request for the head alone gets what a browser would get. */
export const methodsOfPages: readonly string[] = ["GET", "HEAD"];

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
  const given = readRequestFacts(request.headers, productionHosts);
  const at = request.url.indexOf("?");
  const path = at < 0 ? request.url : request.url.slice(0, at);
  const isData = isDataPath(path);
  const named = splitLanguage(isData ? pagePathOfData(path) : path);
  // An address that names its language is the same page for everyone, crawlers among them.
  const facts = named.language ? { ...given, language: named.language } : given;
  const rule = ruleOfPath(named.path);
  const query = at < 0 ? "" : allowedQuery(request.url.slice(at + 1), rule.parameters, isData);
  const address = query ? `${path}?${query}` : path;
  const isPreview = facts.preview !== undefined || query.includes("preview=true");
  const shared = rule.shared && methodsOfPages.includes(request.method) && !isPreview;
  const isForEdge = givenFactsOf(request.headers) !== undefined;
  const headers = { ...headersOfFacts(facts), [documentHeader]: isData ? "0" : "1" };
  return {
    address,
    facts,
    headers,
    key: shared ? `${address}|${Object.values(headers).join("|")}${isForEdge ? "|edge" : ""}` : undefined,
    isPersonal: !rule.shared,
    isForEdge,
  };
}

/** Sorted, so two orders of the same parameters are one page. */
function allowedQuery(query: string, allowed: readonly string[] | "all", isData: boolean): string {
  const given = new URLSearchParams(query);
  if (allowed !== "all") {
    for (const name of new Set(given.keys())) {
      const known = allowed.includes(name) || (isData && routerParameters.includes(name));
      if (!known || given.getAll(name).every((value) => value === "")) given.delete(name);
    }
    given.sort();
  }
  return given.toString();
}
