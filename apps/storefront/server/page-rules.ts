import { wholeRowOf } from "../platform/pages/page-facts.ts";

export type PageRule = {
  /**
   * Whether one response serves everyone with the same language, device class and picture format.
   */
  readonly shared: boolean;
  /** The query parameters that a page's content depends on; `all` passes the query unchanged. */
  readonly parameters: readonly string[] | "all";
};

/**
 * How the page of a path is cached. Personal screens are served as empty shells, never cached; the
 * browser fills them with the user's token. Parameters that a public page's row does not name
 * (campaign parameters and the like) are dropped before rendering, so the page cannot depend on
 * them; the browser still has them in its address.
 */
export function ruleOfPath(pathname: string): PageRule {
  const { audience, parameters } = wholeRowOf(pathname);
  return audience === "public" ? { shared: true, parameters: parameters ?? [] } : { shared: false, parameters: "all" };
}
