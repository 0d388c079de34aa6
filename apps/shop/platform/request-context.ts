import type { Language } from "@gelora/locale/language.ts";
import type { Platform } from "./platform.ts";
import type { Session } from "./session.ts";

/** What a resolver is given for one request. */
export type RequestContext = {
  readonly platform: Platform;
  readonly language: Language;
  /** The valid session of the AUTH-TOKEN header; absent when none was sent. */
  readonly session: Session | undefined;
  /** The token itself, for logging out alone. */
  readonly token: string | undefined;
  /** Where the request comes from, for limits. */
  readonly source: string;
  /** True for a script in a browser, which always sends Origin with a POST; other clients do not. */
  readonly fromBrowser: boolean;
  /** The secret that a browser keeps where no script can read it, beside the token, which scripts can. */
  readonly companion: HostCookie;
  /** Says in which browser a member has signed in before, and outlives signing out. It opens nothing. */
  readonly deviceMark: HostCookie;
  /** The browser and system that call, for people to know their devices by: `Chrome · Android`. Worked out when it is asked for. */
  readonly device: () => string;
};

/** A secret in a cookie that no script can read. */
export type HostCookie = {
  /** What the request brought, or what was kept since. */
  readonly value: () => string | undefined;
  /** Gives it to the browser with the reply. */
  readonly keep: (value: string) => void;
  /** Takes it from the browser with the reply. */
  readonly clear: () => void;
};
