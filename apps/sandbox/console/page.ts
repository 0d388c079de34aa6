import { type Html, html } from "@gelora/locale/html.ts";
import type { FastifyReply } from "fastify";

/**
 * No scripts, and no resources from elsewhere. `form-action` is open: paying ends with a redirect
 * to the merchant, and browsers apply it to redirects too.
 */
const contentSecurityPolicy =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'self' http: https:";

const places = [
  ["/", "Overview"],
  ["/payments", "Payments"],
  ["/parcels", "Parcels"],
  ["/postbox", "Postbox"],
  ["/social", "Accounts"],
] as const;

/** Answers with a whole page in the console's styles. */
export function sendPage(
  reply: FastifyReply,
  page: { readonly title: string; readonly body: Html; readonly status?: number },
): FastifyReply {
  const links = places.map(([address, name]) => html`<li><a href="${address}">${name}</a></li>`);
  const document = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title} · Gelora sandbox</title>
<link rel="stylesheet" href="/console/sandbox.css">
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header><p class="brand">Gelora <span>sandbox</span></p><nav aria-label="Main"><ul>${links}</ul></nav></header>
<main id="content"><h1>${page.title}</h1>${page.body}</main>
<footer><p>Stand-ins for outside parties, for local use and tests. No money moves here.</p></footer>
</body>
</html>`;
  return reply
    .code(page.status ?? 200)
    .header("content-security-policy", contentSecurityPolicy)
    .header("x-content-type-options", "nosniff")
    .header("referrer-policy", "no-referrer")
    .header("cache-control", "no-store")
    .type("text/html; charset=utf-8")
    .send(document.markup);
}
