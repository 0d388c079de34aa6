import { once } from "node:events";
import { createServer } from "node:http";
import {
  type ClubCard,
  type ClubJoining,
  type ClubJoiningAnswer,
  type ClubReferrer,
  clubCardPath,
  clubCardQuestion,
  clubJoining,
  clubJoiningPath,
  clubReferrerPath,
  clubReferrerQuestion,
} from "@gelora/contracts/club-joining.ts";
import { clubLookupPath } from "@gelora/contracts/club-lookup.ts";
import { readAssertion } from "@gelora/service-kit/assertion.ts";

/** A stand-in for the club's answers about numbers, codes and joinings, for signed questions only. */
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

  const answerTo = (path: string | undefined, message: unknown): object => {
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
    const card = cards.get(clubCardQuestion.parse(message).mobile);
    return path === clubLookupPath ? { isMember: card !== undefined } : { card: card ?? null };
  };
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const path = [clubJoiningPath, clubReferrerPath, clubCardPath, clubLookupPath].find((one) => one === request.url);
    const assertion = readAssertion({ method: "POST", path: path ?? "", body }, request.headers, {
      audience: "club",
      secret: "gelora-local-service-secret",
      now: now(),
    });
    const isPermitted = path === clubLookupPath || assertion?.principal.code === "club-joining";
    if (!assertion || !isPermitted || status !== 200) return response.writeHead(assertion ? status : 401).end("{}");
    return response.end(JSON.stringify(answerTo(path, JSON.parse(body))));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("the stub club has no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
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
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
