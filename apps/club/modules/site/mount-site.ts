import { seconds } from "@gelora/service-kit/durations.ts";
import { platformPart } from "@gelora/service-kit/platform-part.ts";
import { sourceOf } from "@gelora/service-kit/source-of.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Platform } from "../../platform/platform.ts";
import { type Note, notePage } from "./pages/note-pages.ts";
import { sendPage } from "./routes/send-page.ts";
import { visitOfRequest } from "./routes/site-request.ts";
import { mountAssets, mountMemberPages, mountOpenPages } from "./routes/site-routes.ts";

/** What a household with several open pages does not reach. */
export const visitLimit = platformPart("the limit of visits to the site", ({ counts }: Platform) =>
  counts.limit("site-visits", { tries: 300, within: seconds(60) }),
);

const headers = {
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "strict-transport-security": "max-age=31536000",
  // Nothing leaves for another origin. With no-referrer browsers would send forms with the origin
  // "null", and an address with a key is never a page's own.
  "referrer-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
};

/** Mounts the club's own site under /site: pages for people, beside the gateway for programs. */
export function mountSite(platform: Platform, server: FastifyInstance): void {
  const mount = async (scope: FastifyInstance): Promise<void> => {
    const say = noteSender(platform);
    readForms(scope);
    scope.addHook("onRequest", guard(platform, say));
    scope.setNotFoundHandler((request, reply) => say(request, reply, "missing"));
    scope.setErrorHandler((error, request, reply) => {
      const status = error instanceof Error && "statusCode" in error ? Number(error.statusCode) : 500;
      // The request is left out: its address may have a key.
      if (status >= 500) platform.log.error({ err: error }, "a page of the site failed");
      return say(request, reply, status >= 500 ? "broken" : "foreign");
    });
    mountAssets(scope);
    mountMemberPages(platform, scope);
    mountOpenPages(platform, scope);
  };
  server.register(mount, { prefix: "/site" });
}

function readForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );
}

type NoteSender = (request: FastifyRequest, reply: FastifyReply, note: Note, wait?: number) => FastifyReply;

function noteSender(platform: Platform): NoteSender {
  return (request, reply, note, wait) => {
    const visit = visitOfRequest(platform, request);
    return sendPage(reply, visit, notePage(visit, note, wait));
  };
}

/** Before every page: its headers, the limit of visits, and forms of our own pages alone. */
function guard(platform: Platform, say: NoteSender) {
  const ownOrigin = new URL(platform.configuration.CLUB_SITE_URL).origin;
  return async (request: FastifyRequest, reply: FastifyReply) => {
    // The gateway beside lets pages of the shop read its answers; these pages are read by people.
    for (const name of ["access-control-allow-origin", "access-control-allow-credentials"]) reply.removeHeader(name);
    reply.headers(headers);
    const wait = await visitLimit.of(platform).take(sourceOf(request.ip));
    if (wait > 0) return say(request, reply.header("retry-after", wait), "slow", wait);
    const isForm = request.method !== "GET" && request.method !== "HEAD";
    if (isForm && request.headers.origin !== ownOrigin) return say(request, reply, "foreign");
  };
}
