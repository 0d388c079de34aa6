import type { WordFiles } from "../words/word-files.ts";

/** A page's audience, from which the rest follows (`page-facts.ts`). */
export type Audience =
  /** The same for everyone: in the page cache and open to search engines. */
  | "public"
  /**
   * Sign-in and registration: never cached, as passwords are typed; an ended session stays on the
   * page.
   */
  | "door"
  /** Personal: never cached; an ended session leads to the login. */
  | "personal"
  /** The same, for members only. */
  | "member";

type Feature = keyof WordFiles;
/** `cart.pageTitle`: a feature's word. */
type WordKey = { [Name in Feature]: `${Name}.${keyof WordFiles[Name] & string}` }[Feature];

export type PageRow = {
  /** As the router writes it, without a leading slash. */
  readonly path: string;
  readonly audience: Audience;
  /**
   * Its file in app/routes. A row without one reserves a future page, so it is never public by
   * mistake; a public one is a landing page with rules of its own.
   */
  readonly file?: string;
  /** For a public page: the query parameters that its content depends on. */
  readonly parameters?: readonly string[];
  /** If it differs from the audience's default. */
  readonly foreignScripts?: ForeignScripts;
  /**
   * For a page with its own loader (`personal-page.server.ts`): the features whose words it needs,
   * and its title among them.
   */
  readonly words?: readonly Feature[];
  readonly title?: WordKey;
  /** Whether the page shows a page of the club's own site in a frame [CLB-06]. */
  readonly framesClub?: true;
  /** For a page of members: the guard, if it is not the one for all members (`route-guards.ts`). */
  readonly guard?: "linking";
  /** Whether the page sends no referrer, as its address carries a secret. */
  readonly hidesReferrer?: boolean;
  /**
   * Whether the sitemap lists the address itself; products and navigation targets are listed in any
   * case.
   */
  readonly inSitemap?: true;
  /** Whether it is a written text that other pages read or show in a frame, and no page to find. */
  readonly isFragment?: true;
};

/** What the browser knows of a row: the rest stays on the server (`bundler/slim-pages.ts`). */
export type BrowserRow = Pick<PageRow, "path" | "audience" | "foreignScripts">;

/**
 * A social chat is allowed beside products [SHL-17], a social sign-in on the first registration
 * page [SOC-02].
 */
export type ForeignScripts = "chat" | "social-sign-in" | "none";
