/**
 * The closed list of public routes [SES-09, Q40, K37]: where an ended session changes nothing on screen. Names are the documents', patterns ours.
 * Anything that no named route claims is a landing page and public as well.
 */
const publicRoutes: Readonly<Record<string, RegExp>> = {
  home: /^\/$/,
  login: /^\/(login|register|guest-login|forgot-password|reset-password)(\/|$)/,
  plpSearch: /^\/plp\/search$/,
  plp: /^\/plp\/[^/]+$/,
  store: /^\/store$/,
  Faq: /^\/faq$/,
  flashSale: /^\/page\/flash-sale$/,
  pdp: /^\/pdp\/[^/]+$/,
  pdp2: /^\/pdp\/[^/]+\/[^/]+$/,
  microplp_search: /^\/search\/[^/]+\.html$/,
  microplp: /\.html$/,
  Blog: /^\/blog(\/|$)/,
  sizeGuide: /^\/size-guide(\/|$)/,
};

/** Named routes outside the list: here an ended session leads to the login. */
const closedRoutes = /^\/(shop-cart|checkout|payment|pay-callback|account|order|orders|mapclub)(\/|$)/;

export function isPublicRoute(pathname: string): boolean {
  return Object.values(publicRoutes).some((pattern) => pattern.test(pathname)) || !closedRoutes.test(pathname);
}

/** Where an ended session leads from here: to the login with the way back, or nowhere on a public route [SES-07, SES-08]. */
export function loginAddressAfterEnd(pathname: string, search: string): string | undefined {
  if (isPublicRoute(pathname)) return undefined;
  return `/login?redirectUrl=${encodeURIComponent(pathname + search)}`;
}
