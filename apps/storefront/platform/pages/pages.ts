import { filterGroups } from "@gelora/contracts/listing-filters.ts";
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
   * mistake.
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
};

/**
 * A social chat is allowed beside products [SHL-17], a social sign-in on the first registration
 * page [SOC-02].
 */
export type ForeignScripts = "chat" | "social-sign-in" | "none";

/** Every query parameter that a listing depends on. */
export const listingParameters: readonly string[] = ["q", "page", "sort", ...filterGroups];
const productParameters = ["colour", "skuCode", "activityCode", "activityType"];

/**
 * Every page of the storefront. A path without a row is a landing page or a 404, unless it lies
 * below a page that is not public: then it is treated as personal.
 */
export const pages: readonly PageRow[] = [
  { path: "", audience: "public", file: "home", parameters: ["preview"], inSitemap: true },
  { path: "plp/search", audience: "public", file: "listing-search", parameters: listingParameters },
  {
    path: "plp/:category",
    audience: "public",
    file: "listing-category",
    parameters: listingParameters,
  },
  { path: "category/:file", audience: "public", file: "listing-category-file", parameters: listingParameters },
  { path: "search/:file", audience: "public", file: "listing-search-file", parameters: listingParameters },
  { path: "pdp/:productCode", audience: "public", file: "product", parameters: productParameters },
  {
    path: "pdp/:name/:productCode",
    audience: "public",
    file: "product-named",
    parameters: productParameters,
  },
  { path: "store", audience: "public", file: "stores", parameters: [], inSitemap: true },
  { path: "size-guide/:guide", audience: "public", file: "size-guide", parameters: [] },
  { path: "page/flash-sale", audience: "public", file: "flash-sale", parameters: ["preview"], inSitemap: true },
  { path: "blog", audience: "public", file: "blog", parameters: ["page"], inSitemap: true },
  { path: "information/:id", audience: "public", file: "information", parameters: [] },
  { path: "help", audience: "public", file: "help", parameters: ["q"], inSitemap: true },
  { path: "contact-us", audience: "public", file: "contact", parameters: [], inSitemap: true },
  {
    path: "shop-cart",
    audience: "personal",
    file: "cart",
    words: ["cart", "flash-hold", "promotions"],
    title: "cart.pageTitle",
  },
  {
    path: "checkout/:id",
    audience: "personal",
    file: "checkout",
    words: ["checkout", "addresses", "coupons", "flash-hold", "payment-methods", "points", "promotions"],
    title: "checkout.pageTitle",
  },
  {
    path: "payment",
    audience: "personal",
    file: "payment",
    words: ["payment", "payment-methods"],
    title: "payment.pageTitle",
  },
  {
    path: "pay-callback",
    audience: "personal",
    file: "pay-callback",
    words: ["payment"],
    title: "payment.callbackPageTitle",
  },
  { path: "login", audience: "door", file: "login", words: ["sign-in"], title: "sign-in.loginPageTitle" },
  { path: "guest-login", audience: "door", file: "guest-login", words: ["sign-in"], title: "sign-in.guestPageTitle" },
  {
    path: "register",
    audience: "door",
    file: "register",
    foreignScripts: "social-sign-in",
    words: ["register", "social", "verification"],
    title: "register.registerPageTitle",
  },
  {
    path: "register/mapclub",
    audience: "door",
    file: "register-mapclub",
    foreignScripts: "social-sign-in",
    words: ["register", "social", "verification"],
    title: "register.clubPageTitle",
  },
  {
    path: "register/mapclub/data-consent",
    audience: "door",
    file: "register-mapclub-data-consent",
    framesClub: true,
    words: ["register"],
    title: "register.dataConsentPageTitle",
  },
  {
    path: "register/signup",
    audience: "door",
    file: "register-sign-up",
    words: ["register", "verification"],
    title: "register.signUpPageTitle",
  },
  {
    path: "register/verify-email",
    audience: "door",
    file: "register-verify-email",
    words: ["register"],
    title: "register.verifyEmailPageTitle",
  },
  {
    path: "register/google",
    audience: "door",
    file: "register-google",
    words: ["social"],
    title: "social.returnPageTitle",
  },
  {
    path: "reset-password",
    audience: "door",
    file: "reset-password",
    words: ["sign-in"],
    title: "sign-in.resetPageTitle",
    hidesReferrer: true,
  },
  { path: "order", audience: "personal", file: "orders", words: ["orders"], title: "orders.listPageTitle" },
  {
    path: "order/detail/:orderCode",
    audience: "personal",
    file: "order-detail",
    words: ["orders", "returns"],
    title: "orders.detailPageTitle",
  },
  {
    path: "order/invoice/:orderCode",
    audience: "personal",
    file: "order-invoice",
    words: ["orders"],
    title: "orders.invoice.pageTitle",
  },
  {
    path: "order/track",
    audience: "personal",
    file: "order-track",
    words: ["orders", "payment", "payment-methods", "returns"],
    title: "orders.trackPageTitle",
  },
  {
    path: "order/return",
    audience: "personal",
    file: "order-returns",
    words: ["returns"],
    title: "returns.listPageTitle",
  },
  { path: "account", audience: "member", file: "account" },
  {
    path: "account/overview",
    audience: "member",
    file: "account-overview",
    words: ["overview", "orders"],
    title: "overview.pageTitle",
  },
  {
    path: "account/address",
    audience: "member",
    file: "account-address",
    words: ["addresses"],
    title: "addresses.pageTitle",
  },
  {
    path: "account/accountSetting",
    audience: "member",
    file: "account-setting",
    words: ["account", "sign-in", "verification"],
    title: "account.pageTitle",
  },
  {
    path: "account/order",
    audience: "member",
    file: "account-orders",
    words: ["orders"],
    title: "orders.listPageTitle",
  },
  {
    path: "account/order/detail/:orderCode",
    audience: "member",
    file: "account-order-detail",
    words: ["orders", "returns"],
    title: "orders.detailPageTitle",
  },
  {
    path: "account/order/detail/:orderCode/:returnCode",
    audience: "member",
    file: "account-return-detail",
    words: ["returns"],
    title: "returns.detailPageTitle",
  },
  {
    path: "account/order/invoice/:orderCode",
    audience: "member",
    file: "account-order-invoice",
    words: ["orders"],
    title: "orders.invoice.pageTitle",
  },
  {
    path: "account/return",
    audience: "member",
    file: "account-returns",
    words: ["returns"],
    title: "returns.listPageTitle",
  },
  {
    path: "account/mapclub",
    audience: "member",
    file: "club-card",
    words: ["club-card"],
    title: "club-card.pageTitle",
  },
  {
    path: "account/coupons",
    audience: "member",
    file: "account-coupons",
    words: ["coupons"],
    title: "coupons.pageTitle",
  },
  {
    path: "account/wishlist",
    audience: "member",
    file: "account-wishlist",
    words: ["wishlist"],
    title: "wishlist.pageTitle",
  },
  { path: "mapclub", audience: "member" },
  {
    path: "mapclub/link",
    audience: "member",
    file: "club-link",
    words: ["club-card"],
    title: "club-card.linkPageTitle",
    guard: "linking",
  },
  {
    path: "newsletter/confirm",
    audience: "door",
    file: "newsletter-confirm",
    words: ["newsletter"],
    title: "newsletter.confirmPageTitle",
    hidesReferrer: true,
  },
  {
    path: "newsletter/unsubscribe",
    audience: "door",
    file: "newsletter-unsubscribe",
    words: ["newsletter"],
    title: "newsletter.leavePageTitle",
    hidesReferrer: true,
  },
  {
    path: "newsletter/preferences",
    audience: "door",
    file: "newsletter-preferences",
    words: ["newsletter"],
    title: "newsletter.choicesPageTitle",
    hidesReferrer: true,
  },
  { path: "*", audience: "public", file: "page-by-path", parameters: ["preview"] },
];
