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
  readonly companion: Companion;
  /** The browser and system that call, for people to know their devices by: `Chrome · Android`. Worked out when it is asked for. */
  readonly device: () => string;
};

/** The secret that a browser keeps where no script can read it, beside the token, which scripts can. */
export type Companion = {
  /** What the request brought, or what was kept since. */
  readonly value: () => string | undefined;
  /** Gives it to the browser with the reply. */
  readonly keep: (value: string) => void;
  /** Takes it from the browser with the reply. */
  readonly clear: () => void;
};
