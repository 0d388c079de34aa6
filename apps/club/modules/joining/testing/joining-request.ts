import { type ClubJoining, clubJoining, clubJoiningProgram } from "@gelora/contracts/club-joining.ts";
import { notAllowed } from "@gelora/service-kit/service-door.ts";
import type { Platform } from "../../../platform/platform.ts";
import { joinClub } from "../use-cases/join-club.ts";

/** The principal behind the shop's joinings. */
export const joiningProgram = { kind: "program", code: clubJoiningProgram } as const;

/** A hash as the shop sends it, of no known password. */
export const anyHash = `$argon2id$v=19$m=19456,t=2,p=1$${"s".repeat(22)}$${"h".repeat(43)}`;

let people = 0;

/** Someone new who joins, with number, address and account of their own. */
export function joiningRequest(change: Partial<ClubJoining> = {}): ClubJoining {
  people += 1;
  return clubJoining.parse({
    joiningId: `JOINING-${people}`,
    accountCode: `ACCOUNT-${people}`,
    mobile: `8130000${1000 + people}`,
    email: `baru-${people}@contoh.id`,
    firstName: "Kirana",
    lastName: "Maheswari",
    language: "id-ID",
    passwordHash: anyHash,
    specialOffers: true,
    askedAt: new Date().toISOString(),
    ...change,
  });
}

/** Someone new has joined. @throws Error when it was refused */
export async function newMember(platform: Platform, change: Partial<ClubJoining> = {}): Promise<NewMember> {
  const request = joiningRequest(change);
  const answer = await joinClub(platform, joiningProgram, request);
  if (answer === notAllowed || answer.outcome !== "joined") throw new Error("the joining was refused");
  return { ...request, memberCode: answer.memberCode };
}

export type NewMember = ClubJoining & { readonly memberCode: string };
