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
};
