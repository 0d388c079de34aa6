import type { Language } from "@gelora/locale/language.ts";
import type { Platform } from "./platform.ts";

/** What a resolver is given for one request. */
export type RequestContext = {
  readonly platform: Platform;
  readonly language: Language;
  /** Where the request comes from, for limits. */
  readonly source: string;
};
