import { clubJoiningProgram, clubReferrerPath, clubReferrerQuestion } from "@gelora/contracts/club-joining.ts";
import { notAllowed } from "@gelora/service-kit/service-door.ts";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../platform/platform.ts";
import { mountServiceDoor } from "../../platform/service-door.ts";
import { describeReferrer } from "./use-cases/find-referrer.ts";

/** The endpoint where the shop looks up whose a referral code is [OPS-18]. */
export function mountServiceReferrer(platform: Platform, server: FastifyInstance): void {
  mountServiceDoor(platform, server, {
    path: clubReferrerPath,
    shape: clubReferrerQuestion,
    take: async ({ kind, code }, { referralCode, applicant }) => {
      if (kind !== "program" || code !== clubJoiningProgram) return notAllowed;
      return { referrer: await describeReferrer(platform, referralCode, applicant) };
    },
  });
}
