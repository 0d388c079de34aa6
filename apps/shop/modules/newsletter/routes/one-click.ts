import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform/platform.ts";
import { changeSubscription } from "../use-cases/change-subscription.ts";

/**
 * The address in a mail's List-Unsubscribe header. Mail programs post to it without a person's
 * browser (RFC 8058), so the token is in the address; opened as a page it only leads to ours, since
 * scanners follow links. An unknown token is answered in the same way as a known one.
 */
export function mountOneClick(platform: Platform, server: FastifyInstance): void {
  const path = "/newsletter/unsubscribe/:token";
  server.register(async (scope) => {
    scope.addContentTypeParser(
      ["application/x-www-form-urlencoded", "multipart/form-data"],
      { bodyLimit: 1024, parseAs: "string" },
      (_request, body, done) => done(null, body),
    );
    scope.post<{ Params: { token: string } }>(path, async ({ params }, reply) => {
      await changeSubscription(platform, params.token, { subscribed: false }, "one-click");
      return reply.code(200).type("text/plain; charset=utf-8").send("");
    });
    scope.get<{ Params: { token: string } }>(path, async ({ params }, reply) => {
      const page = new URL("/newsletter/unsubscribe", platform.configuration.STOREFRONT_URL);
      page.hash = `token=${encodeURIComponent(params.token)}`;
      return reply.header("referrer-policy", "no-referrer").redirect(page.href, 303);
    });
  });
}
