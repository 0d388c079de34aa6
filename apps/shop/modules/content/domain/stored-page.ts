import type { PageContent } from "@gelora/contracts/page-content.ts";
import type { Language } from "@gelora/locale/language.ts";

/** Where a page stands. */
export type PagePlace = {
  /** With a leading slash and no trailing one, in lower case. */
  readonly pageUrl: string;
  /** Its addresses in languages that have a slug of their own for it. */
  readonly localUrls: Readonly<Partial<Record<Language, string>>>;
};

/** A page as an editor writes it: one version of it, and its address. */
export type StoredPage = {
  /** With a leading slash and no trailing one, in lower case. */
  readonly pageUrl: string;
  readonly content: PageContent;
  /** What shoppers type to find this page, in lower case: "ongkir", "delivery cost". */
  readonly keywords?: readonly string[];
  /** The list that an article stands in, such as Blog. */
  readonly navigationCode?: string | undefined;
  /** When it was written; when absent, as its last version says, or now. */
  readonly createdAt?: Date | undefined;
  /**
   * When true, the page is shown only from `publishAt` (null: always) to `withdrawAt` (null: for
   * ever) [Q50].
   */
  readonly scheduled: boolean;
  readonly publishAt: Date | null;
  readonly withdrawAt: Date | null;
};

/** The same as it was stored, where it stands now. */
export type DatedPage = StoredPage & PagePlace & { readonly createdAt: Date; readonly keywords: readonly string[] };
