import {
  type ClubCard,
  type ClubJoining,
  type ClubJoiningAnswer,
  type ClubReferrer,
  clubCardPath,
  clubCardQuestion,
  clubJoining,
  clubJoiningPath,
  clubJoiningProgram,
  clubReferrerPath,
  clubReferrerQuestion,
} from "@gelora/contracts/club-joining.ts";
import { clubLookupPath } from "@gelora/contracts/club-lookup.ts";
import { type ClubAnswer, type ClubCall, openClubServer } from "./club-server.ts";

/**
 * A stand-in for the club's answers about numbers, codes and joinings, for signed questions only.
 */
export type StubClub = {
  readonly url: string;
  /** Cards by number. */
  readonly cards: Map<string, ClubCard>;
  /** Members by referral code. */
  readonly referrers: Map<string, Omit<ClubReferrer, "isApplicant"> & { readonly mobile: string }>;
  /** The requests that it has taken, repeated ones too. */
  readonly joinings: readonly ClubJoining[];
  /** What the shop said of those who applied referral codes. */
  readonly applicants: readonly object[];
  /** How it answers joinings from now on. */
  answerJoiningsWith(answer: ClubJoiningAnswer): void;
  /** The status of all answers from now on; 200 is a club that works. */
  answerWith(status: number): void;
  close(): Promise<void>;
};

/** @param now the shop's clock, which tests move */
export async function openStubClub(now: () => Date): Promise<StubClub> {
  const cards = new Map<string, ClubCard>();
  const referrers: StubClub["referrers"] = new Map();
  const joinings: ClubJoining[] = [];
  const applicants: object[] = [];
  let joiningAnswer: ClubJoiningAnswer = { outcome: "joined", memberCode: "MC-1" };
  let status = 200;

  const answer = ({ path, principal, message }: ClubCall): ClubAnswer => {
    if (path !== clubLookupPath && principal.code !== clubJoiningProgram) return 401;
    if (status !== 200) return status;
    if (path === clubJoiningPath) {
      joinings.push(clubJoining.parse(message));
      return joiningAnswer;
    }
    if (path === clubReferrerPath) {
      const { referralCode, applicant } = clubReferrerQuestion.parse(message);
      applicants.push(applicant);
      const { mobile, ...referrer } = referrers.get(referralCode) ?? { mobile: "" };
      return { referrer: mobile ? { ...referrer, isApplicant: mobile === applicant.mobile } : null };
    }
    if (path !== clubCardPath && path !== clubLookupPath) return 404;
    const card = cards.get(clubCardQuestion.parse(message).mobile);
    return path === clubLookupPath ? { isMember: card !== undefined } : { card: card ?? null };
  };
  const server = await openClubServer(now, answer);
  return {
    ...server,
    cards,
    referrers,
    joinings,
    applicants,
    answerJoiningsWith: (answer) => {
      joiningAnswer = answer;
    },
    answerWith: (code) => {
      status = code;
    },
  };
}
