import { readFileSync } from "node:fs";
import { newSecretToken } from "@gelora/service-kit/secret-token.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Platform } from "../../../platform/platform.ts";
import { upsertOfferChoice } from "../../joining/joining.ts";
import { siteAddress } from "../domain/visit.ts";
import { cardPage } from "../pages/card-page.ts";
import { consentPage } from "../pages/consent-page.ts";
import { donePage } from "../pages/note-pages.ts";
import { codeStep } from "../pages/password-page.ts";
import { pointsPage } from "../pages/points-page.ts";
import { showCard } from "../use-cases/show-card.ts";
import { showPointsPage } from "../use-cases/show-points-page.ts";
import { type Answer, type MembersRequest, membersOnly, opensWithKey, sendAnswer } from "./member-page.ts";
import { objectByForm, showObjectionPage } from "./objection-forms.ts";
import {
  mobileOfForm,
  type OpenRequest,
  savePassword,
  sendCodeForPassword,
  showPasswordPage,
} from "./password-forms.ts";
import { savePin, sendCodeForPin, showPinPage } from "./pin-forms.ts";
import { sendPage } from "./send-page.ts";
import { flowCookie, flowKeyOf, queryOf, typed, visitOfRequest } from "./site-request.ts";

const assets = [
  ["site.css", "text/css"],
  ["tell-opener.js", "text/javascript"],
  ["tell-parent.js", "text/javascript"],
] as const;

/** The site's own files; they hold nothing personal, so browsers may cache them. */
export function mountAssets(scope: FastifyInstance): void {
  for (const [name, type] of assets) {
    const content = readFileSync(new URL(`../assets/${name}`, import.meta.url), "utf8");
    scope.get(`/${name}`, async (_request, reply) =>
      reply.type(`${type}; charset=utf-8`).header("cache-control", "max-age=300").send(content),
    );
  }
}

/** The pages of a member, which the shop opens with a key. A HEAD request must not spend it. */
export function mountMemberPages(platform: Platform, scope: FastifyInstance): void {
  const options = { exposeHeadRoute: false };
  scope.get("/pin", options, opensWithKey(platform, "pin", showPinPage));
  scope.post("/pin", membersOnly(platform, savePin));
  scope.post("/pin/code", membersOnly(platform, sendCodeForPin));
  scope.get("/card", options, opensWithKey(platform, "card", showCardPage));
  scope.post("/offers", membersOnly(platform, changeOffers));
  scope.get("/points", options, opensWithKey(platform, "points", showPoints));
}

/** The pages that need no session. */
export function mountOpenPages(platform: Platform, scope: FastifyInstance): void {
  const open =
    (answer: (given: OpenRequest) => Promise<Answer>) => async (request: FastifyRequest, reply: FastifyReply) => {
      const visit = visitOfRequest(platform, request);
      return sendAnswer(reply, visit, await answer({ platform, request, visit }));
    };
  scope.get("/password", open(showPasswordPage));
  scope.post("/password", open(savePassword));
  scope.post("/password/code", async (request, reply) => {
    // One that it has stays: a code that was sent to it a moment ago is still good.
    const flowKey = flowKeyOf(platform, request) ?? newSecretToken();
    reply.header("set-cookie", flowCookie(platform, flowKey, mobileOfForm(request)));
    return open((given) => sendCodeForPassword(given, flowKey))(request, reply);
  });
  // A reload or a way back may ask for the answer to that form.
  scope.get(
    "/password/code",
    open(async ({ visit }) => ({ leadTo: siteAddress("password", visit, codeStep) })),
  );
  scope.get("/objection", open(showObjectionPage));
  scope.post("/objection", open(objectByForm));
  scope.get(
    "/done",
    open(async ({ request, visit }) => donePage(visit, doneOf(queryOf(request)))),
  );
  scope.get("/consent", async (request, reply) => {
    const visit = visitOfRequest(platform, request);
    const page = consentPage(visit, queryOf(request).get("key") ?? "");
    return sendPage(reply, visit, page, { isFramed: true });
  });
}

const doneOf = (query: URLSearchParams) => (query.get("what") === "password" ? "password" : "pin");

const showCardPage = async ({ platform, member, visit }: MembersRequest) =>
  cardPage(visit, await showCard(platform, member));

/** Special offers of the club, yes or no; anything else changes nothing. */
async function changeOffers({ platform, request, member, visit }: MembersRequest): Promise<Answer> {
  const choice = typed(request, "offers");
  if (choice === "yes" || choice === "no") await upsertOfferChoice(platform, member.memberCode, choice === "yes");
  return { leadTo: siteAddress("card", visit) };
}

async function showPoints({ platform, request, member: { memberCode }, visit }: MembersRequest) {
  const before = queryOf(request).get("before") ?? "";
  const asked = {
    memberCode,
    language: visit.language,
    before: /^\d{1,15}$/.test(before) ? Number(before) : undefined,
  };
  return pointsPage(visit, await showPointsPage(platform, asked));
}
