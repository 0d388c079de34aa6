import { ownPath } from "../page/own-path.ts";
import { loginAddressAfterEnd } from "../pages/page-facts.ts";
import { type ClientState, isMember } from "./client-state.ts";

/** Who may see a page, and where others are redirected. */
export type RouteGuard = {
  readonly admits: (state: ClientState) => boolean;
  readonly leadsTo: (pathname: string, search: string, state: ClientState) => string;
};

const toLogin = (pathname: string, search: string): string => loginAddressAfterEnd(pathname, search) ?? "/login";

/** All guards that a route may use. */
export const routeGuards = {
  /** A member's token; a guest account's does not count [K04, SES-10]. */
  member: {
    admits: isMember,
    leadsTo: toLogin,
  },
  /**
   * Members whose account is not linked to the club yet. Without user info, or linked already, one
   * is led home, or to where the page was to lead [LNK-25, K19]; a guest account logs in as a
   * member first [LNK-23, K18].
   */
  linking: {
    admits: (state) => isMember(state) && !state.accountInfo?.mapclubBind,
    leadsTo: (pathname, search, state) => {
      if (!state.accountInfo) return "/";
      if (!isMember(state)) return toLogin(pathname, search);
      return ownPath(new URLSearchParams(search).get("redirectUrl"));
    },
  },
} as const satisfies Readonly<Record<string, RouteGuard>>;

export type GuardName = keyof typeof routeGuards;

/** What a guarded route's loader returns. */
export type GuardedData = { readonly guard: GuardName };

/**
 * @throws Error for an unknown guard: the page is then the error page with 500, never an unguarded
 * one [ERR-07]
 */
export function guardNamed(name: string): GuardName {
  if (isGuardName(name)) return name;
  throw new Error(`There is no guard named ${name}.`);
}

function isGuardName(name: string): name is GuardName {
  return Object.hasOwn(routeGuards, name);
}
