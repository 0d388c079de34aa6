import type { Language } from "@gelora/locale/language.ts";
import { useSyncExternalStore } from "react";
import { platformOf } from "../page/platform-of.ts";

/** Account data; stored with the token for logged-in users only [STA-02, LGN-19, K03]. */
export type AccountInfo = {
  readonly userAuthToken?: string | null;
  readonly visitorUniqueKey?: string | null;
  readonly account?: string | null;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly email?: string | null;
  readonly whatsApp?: string | null;
  readonly mobile?: string | null;
  /** Read userCode first, then memberCode. */
  readonly userCode?: string | null;
  readonly memberCode?: string | null;
  readonly isVisitor?: boolean | null;
  readonly isGuest?: boolean | null;
  readonly isMapClubUser?: boolean | null;
  readonly mapclubBind?: boolean | null;
};

/**
 * State that the parts of a screen share in one tab [STA-01]. Language, navigation and site info
 * are in the root loader.
 */
export type ClientState = {
  readonly platform: "PC" | "H5";
  readonly miniCartNum: number;
  readonly isGuest: boolean;
  readonly isLogin: boolean;
  readonly accountInfo: AccountInfo | undefined;
  /** `again`: asked because the shopper wants to change their answer. */
  readonly cookieConsent: "unknown" | "asked" | "given" | "again";
  /** The words of the question, once a language has needed them; empty if there is no content. */
  readonly cookieConsentText: Partial<Record<Language, string>>;
};

const atFirst: ClientState = {
  platform: "PC",
  miniCartNum: 0,
  isGuest: true,
  isLogin: false,
  accountInfo: undefined,
  cookieConsent: "unknown",
  cookieConsentText: {},
};

/** Known before the page's other late parts load: the first content is asked for by it. */
const browserPlatform = (): ClientState["platform"] =>
  typeof innerWidth === "undefined" ? atFirst.platform : platformOf(innerWidth, navigator.userAgent);

let state: ClientState = { ...atFirst, platform: browserPlatform() };
const listeners = new Set<() => void>();

export const clientState = (): ClientState => state;

export function setClientState(patch: Partial<ClientState>): void {
  state = { ...state, ...patch };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** True for a signed-in member with account data; a guest account is not one [K04]. */
export function isMember({
  isLogin,
  isGuest,
  accountInfo,
}: Pick<ClientState, "isLogin" | "isGuest" | "accountInfo">): boolean {
  return isLogin && !isGuest && accountInfo !== undefined;
}

/** @param select must return the same value for the same state: a field, or a computed primitive */
export function useClientState<Value>(select: (state: ClientState) => Value): Value {
  return useSyncExternalStore(
    subscribe,
    () => select(state),
    () => select(atFirst),
  );
}
