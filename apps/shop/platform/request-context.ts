import type { Language } from "@gelora/locale/language.ts";
import type { Platform } from "./platform.ts";
import type { Session } from "./session.ts";

/** What a resolver receives for one request. */
export type RequestContext = {
  readonly platform: Platform;
  /** Set for a preview: the platform's clock stands at its moment, and there is no session. */
  readonly preview?: { readonly moment: Date; readonly expires: Date } | undefined;
  readonly language: Language;
  /** The valid session of the AUTH-TOKEN header; absent when none was sent. */
  readonly session: Session | undefined;
  /** The token itself, for logging out only. */
  readonly token: string | undefined;
  /** The client's address, for rate limits. */
  readonly source: string;
  /**
   * True for a script in a browser, which always sends Origin with a POST; other clients do not.
   */
  readonly fromBrowser: boolean;
  /**
   * The browser's secret in a cookie that scripts cannot read, beside the token, which they can.
   */
  readonly companion: HostCookie;
  /**
   * Identifies a browser in which a member has signed in before; survives signing out. It grants no
   * access.
   */
  readonly deviceMark: HostCookie;
  /**
   * The calling browser and system, to recognise devices by: `Chrome · Android`. Computed on
   * demand.
   */
  readonly device: () => string;
};

/** A secret in a cookie that no script can read. */
export type HostCookie = {
  /** The value from the request, or the one set since. */
  readonly value: () => string | undefined;
  /** Sets it with the response. */
  readonly keep: (value: string) => void;
  /** Clears it with the response. */
  readonly clear: () => void;
};
