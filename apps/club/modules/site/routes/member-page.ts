import { forgotPin, type MemberPage } from "@gelora/contracts/site-page.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Platform } from "../../../platform/platform.ts";
import type { Member } from "../../membership/membership.ts";
import { siteAddress, type Visit } from "../domain/visit.ts";
import { notePage } from "../pages/note-pages.ts";
import type { SitePage } from "../pages/whole-page.ts";
import { enterSite } from "../use-cases/enter-site.ts";
import { sendPage } from "./send-page.ts";
import { memberOfRequest, queryOf, sessionCookie, visitOfRequest } from "./site-request.ts";

/** What a handler of a member's page is given. */
export type MembersRequest = {
  readonly platform: Platform;
  readonly request: FastifyRequest;
  readonly visit: Visit;
  readonly member: Member;
};

/** A page to show, or the address of the next one. */
export type Answer = SitePage | { readonly leadTo: string };

/** Answers the member of a session. */
export function membersOnly(platform: Platform, answer: (given: MembersRequest) => Promise<Answer>) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const visit = visitOfRequest(platform, request);
    const member = await memberOfRequest(platform, request);
    if (!member) return sendPage(reply, visit, notePage(visit, "ended"));
    return sendAnswer(reply, visit, await answer({ platform, request, visit, member }));
  };
}

/**
 * A page that the shop opens. The key in its address opens the session and is spent; the browser is
 * led on to the same address without it, so what it stores and a reload repeats has none [PIN-04].
 */
export function opensWithKey(platform: Platform, page: MemberPage, show: (given: MembersRequest) => Promise<Answer>) {
  const showMember = membersOnly(platform, show);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const key = queryOf(request).get("key");
    if (key === null) return showMember(request, reply);
    const visit = visitOfRequest(platform, request);
    const token = await enterSite(platform, page, key);
    if (!token) return sendPage(reply, visit, notePage(visit, "ended"));
    reply.header("set-cookie", sessionCookie(platform, token));
    const step = queryOf(request).get("step");
    return reply.redirect(siteAddress(page, visit, step === forgotPin ? { step } : {}), 303);
  };
}

/** After a form has changed something, the browser is led on, so that a reload sends it once. */
export function sendAnswer(reply: FastifyReply, visit: Visit, answer: Answer) {
  return "leadTo" in answer ? reply.redirect(answer.leadTo, 303) : sendPage(reply, visit, answer);
}
