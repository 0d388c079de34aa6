/**
 * The blocks of a landing page, as carried in `pageContent`: JSON text
 * `{"en-US": {"h5": [blocks], "pc": [blocks]}, "id-ID": …}` [Q52].
 * Readers skip unknown types. Pictures are media keys, links are storefront addresses.
 */
export type PageBlock =
  /**
   * The campaign at the top; several make a carousel. The picture is wide for pc and tall for h5.
   */
  | {
      readonly type: "hero";
      readonly image: string;
      readonly title: string;
      readonly text: string;
      readonly link: string;
      readonly linkText: string;
    }
  /** Entry points into the shop, such as categories. */
  | { readonly type: "tiles"; readonly title: string; readonly items: readonly PageTile[] }
  /** A rail of products from a search that runs when the page is shown. */
  | {
      readonly type: "products";
      readonly title: string;
      readonly text?: string;
      readonly link: string;
      readonly linkText: string;
      readonly search: PageSearch;
    }
  | { readonly type: "brands"; readonly title: string; readonly items: readonly PageTile[] }
  /** A picture beside a short text. */
  | {
      readonly type: "story";
      readonly image: string;
      readonly title: string;
      readonly text: string;
      readonly link: string;
      readonly linkText: string;
    }
  /** A row of promises: delivery, returns, payment. */
  | {
      readonly type: "facts";
      readonly title?: string;
      readonly items: readonly { readonly title: string; readonly text: string }[];
    }
  /** A safe subset of HTML: h2, h3, p, ul, ol, li, strong, em, br, a. */
  | {
      readonly type: "html";
      readonly title?: string;
      /** Of an article, as the next two. */
      readonly subtitle?: string;
      readonly author?: string;
      readonly image?: string;
      readonly text: string;
    }
  /** Plain text, such as a consent. */
  | {
      readonly type: "text";
      readonly title?: string;
      readonly text: string;
      readonly image?: string;
      readonly link?: string;
      readonly linkText?: string;
    };

export type PageTile = { readonly title: string; readonly image: string; readonly link: string };

/** The part of the input of `catalogProductSearchInit` that a rail needs. */
export type PageSearch = {
  readonly conditionKeyword?: string;
  readonly categoryCode?: string;
  readonly filters?: readonly { readonly name: string; readonly codes: readonly string[] }[];
  readonly sort?: string;
  readonly pageSize: number;
};

/** Blocks by language and device class. */
export type PageContent = Readonly<
  Record<"en-US" | "id-ID", { readonly h5: readonly PageBlock[]; readonly pc: readonly PageBlock[] }>
>;
