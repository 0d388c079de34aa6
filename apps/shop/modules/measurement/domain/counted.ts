/** A piece of goods in an event. */
export type CountedItem = {
  readonly productCode: string;
  readonly skuCode?: string | undefined;
  readonly name?: string | undefined;
  readonly brand?: string | undefined;
  readonly variant?: string | undefined;
  /** Whole rupiah for one. */
  readonly price?: number | undefined;
  readonly quantity: number;
};

/** The names that pages give, and `purchase`, which the shop adds itself. */
export type CountedName = "page_view" | "login" | "view_item" | "add_to_cart" | "started_checkout" | "purchase";

/** Something that a shopper who agreed did. */
export type CountedEvent = {
  /** The same for every provider and every repetition, so that each counts it once. */
  readonly id: string;
  readonly name: CountedName;
  /** ISO 8601. */
  readonly at: string;
  readonly sessionId: string;
  /** Of the page, without the site, with the campaign that led there. */
  readonly path: string;
  readonly title?: string | undefined;
  readonly items?: readonly CountedItem[] | undefined;
  /** Whole rupiah. */
  readonly value?: number | undefined;
  readonly orderCode?: string | undefined;
  readonly shipping?: number | undefined;
  /** How someone signed in. */
  readonly method?: string | undefined;
  /** SHA-256 of the person's address and number, normalised as Meta asks; never the plain ones. */
  readonly emailDigest?: string | undefined;
  readonly mobileDigest?: string | undefined;
};

/** What one browser did, and what a provider must know about it. */
export type CountedEvents = {
  readonly clientId: string;
  readonly userAgent: string;
  readonly ip: string;
  readonly events: readonly CountedEvent[];
};
