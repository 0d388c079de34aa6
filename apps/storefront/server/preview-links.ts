import { isOwnPath } from "@gelora/contracts/own-path.ts";
import { languageOfAcceptHeader } from "@gelora/locale/language.ts";
import type { FastifyInstance, FastifyReply } from "fastify";
import { cookieOf, isPreviewToken, previewCookie } from "../platform/page/request-facts.ts";
import { askPreview, type ShopAddress } from "./ask-preview.ts";
import { endedPreview } from "./preview-page.ts";

const never = { "cache-control": "no-store", "referrer-policy": "no-referrer" };

/**
 * The links of a preview: `/preview/open?key=…` enters it, at the page `to` if given, and
 * `/preview/leave` returns to the current shop. The cookie ends with the link, and no script can
 * read it.
 */
export function mountPreviewLinks(server: FastifyInstance, shop: ShopAddress): void {
  server.get<{ Querystring: { readonly key?: unknown; readonly to?: unknown } }>(
    "/preview/open",
    async (request, reply) => {
      const { key, to } = request.query;
      const opened = typeof key === "string" && isPreviewToken(key) ? await askPreview(shop, key) : "ended";
      const language = languageOf(request.headers.cookie, request.headers["accept-language"]);
      if (opened === "ended") {
        const { body, headers, status } = endedPreview(language);
        return setCookie(reply, "", 0)
          .code(status)
          .headers({ ...headers, ...never })
          .send(body);
      }
      const seconds = Math.max(1, Math.floor((opened.expires.getTime() - Date.now()) / 1000));
      return setCookie(reply, String(key), seconds)
        .headers(never)
        .redirect(typeof to === "string" && isOwnPath(to) ? to : "/", 303);
    },
  );
  server.get("/preview/leave", async (_request, reply) => setCookie(reply, "", 0).headers(never).redirect("/", 303));
}

function setCookie(reply: FastifyReply, token: string, maxAge: number): FastifyReply {
  return reply.header("set-cookie", `${previewCookie}=${token}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax`);
}

function languageOf(cookies = "", accepts = ""): "en-US" | "id-ID" {
  const stored = cookieOf(cookies, "gt-local");
  return stored === "id-ID" || stored === "en-US" ? stored : languageOfAcceptHeader(accepts);
}
