import type { AssertedPrincipal } from "@gelora/contracts/service-caller.ts";
import type { SessionLookupQuestion } from "@gelora/contracts/session-lookup.ts";
import type { Language } from "@gelora/locale/language.ts";
import type { Platform } from "./platform.ts";

/** What a resolver receives for one request. */
export type RequestContext = {
  readonly platform: Platform;
  readonly language: Language;
  /** The client's address, for rate limits. */
  readonly source: string;
  /**
   * Who calls, by the shop's word; asked for by the operations that need it. Undefined without a
   * session. Throws ProviderError when the shop does not answer.
   */
  readonly caller: () => Promise<AssertedPrincipal | undefined>;
  /** What identifies the caller's session. Secrets: neither logged nor stored. */
  readonly credentials: SessionLookupQuestion | undefined;
  /** The shop's mark of the browser, where someone signed in with a password. It opens nothing. */
  readonly deviceMark: string | undefined;
  /** True for a script in a browser, which always sends Origin with a POST. */
  readonly fromBrowser: boolean;
  readonly userAgent: string;
  /**
   * Sets the shop's companion cookie with the response: both gateways have one host, so it reaches
   * the shop too.
   */
  readonly keepCompanion: (value: string, lifeSeconds: number) => void;
};
