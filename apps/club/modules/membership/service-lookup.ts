import { clubLookupPath, clubLookupQuestion } from "@gelora/contracts/club-lookup.ts";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../platform/platform.ts";
import { mountSignedDoor } from "../../platform/signed-door.ts";
import { selectMemberByMobile } from "./storage/members.ts";

/** The door at which the shop asks whether a number is a member's, of whatever status, when somebody registers there [REG-10, Q11]. */
export function mountServiceLookup(platform: Platform, server: FastifyInstance): void {
  mountSignedDoor(platform, server, clubLookupPath, clubLookupQuestion, async ({ mobile }) => ({
    isMember: (await selectMemberByMobile(platform, mobile)) !== undefined,
  }));
}
