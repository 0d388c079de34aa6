import type { FastifyReply } from "fastify";
import type { Visit } from "../domain/visit.ts";
import { type SitePage, wholePage } from "../pages/whole-page.ts";

/**
 * Answers with a whole page. Nothing runs or loads but our own files, and nobody frames it; the
 * page for the consent is framed by the shop alone, and its form leads there [Q22].
 */
export function sendPage(reply: FastifyReply, visit: Visit, page: SitePage, { isFramed } = { isFramed: false }) {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    `script-src ${page.script ? "'self'" : "'none'"}`,
    `form-action 'self'${isFramed ? ` ${visit.shop}` : ""}`,
    `frame-ancestors ${isFramed ? visit.shop : "'none'"}`,
    "base-uri 'none'",
  ];
  return reply
    .code(page.status ?? 200)
    .header("content-security-policy", policy.join("; "))
    .type("text/html; charset=utf-8")
    .send(wholePage(visit, page).markup);
}
