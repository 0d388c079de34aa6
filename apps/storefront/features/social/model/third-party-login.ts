import type { ResultOf } from "../../../platform/document.ts";
import type { CallResult } from "../../../platform/gateway-call.ts";
import type { CallFailure } from "../../../platform/gateway-failures.ts";
import { isNewMemberMessage } from "../../../platform/new-member-message.ts";
import type { thirdPartyLoginDocument } from "../data/social-documents.ts";

export type Provider = "google" | "facebook";

/** Whom a provider has vouched for and the shop does not know: what the sign-up goes on with [SOC-05, Q28]. */
export type Newcomer = {
  /** The ticket that the sign-up spends. */
  readonly tokenSS: string;
  /** Only an address that the provider has verified: the form locks it. */
  readonly email?: string;
};

/** What a provider handed to the browser. Only the token proves anything; the contract wants the rest beside it [SOC-03]. */
export type ThirdPartyProof = {
  readonly provider: Provider;
  readonly token: string;
  readonly id: string;
  readonly email?: string | null | undefined;
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
};

/** The variables of `loginByThirdPartyMc` [SOC-03]. */
export function loginInput(proof: ThirdPartyProof) {
  return {
    email: proof.email ?? null,
    thirdId: proof.id,
    thirdChannel: proof.provider,
    firstName: proof.firstName ?? null,
    lastName: proof.lastName ?? null,
    gender: null,
    birthDate: null,
    thirdToken: proof.token,
    pageType: "login",
  };
}

export type LoginResult = NonNullable<ResultOf<typeof thirdPartyLoginDocument>["loginByThirdPartyMc"]>;
export type SocialOutcome =
  | { readonly kind: "member"; readonly account: ReturnType<typeof accountOf> & { readonly userAuthToken: string } }
  | { readonly kind: "new"; readonly newcomer: Newcomer }
  | { readonly kind: "refused"; readonly failure: CallFailure };

/** What became of a sign-in. That somebody is new comes as an error, by its message in any spelling [SOC-05, K17]. */
export function outcomeOf(result: CallResult<{ readonly loginByThirdPartyMc?: LoginResult | null }>): SocialOutcome {
  if (!result.ok) {
    const newcomer = isNewMemberMessage(result.failure.message) ? newcomerOf(result.failure.details ?? {}) : undefined;
    return newcomer ? { kind: "new", newcomer } : { kind: "refused", failure: result.failure };
  }
  const told = result.value.loginByThirdPartyMc;
  if (told?.success && told.userAuthToken)
    return { kind: "member", account: { ...accountOf(told), userAuthToken: told.userAuthToken } };
  return { kind: "refused", failure: { kind: "refused", code: told?.code ?? "", message: told?.message ?? "" } };
}

function newcomerOf({ tokenSS, email, emailVerified }: Readonly<Record<string, unknown>>): Newcomer | undefined {
  if (typeof tokenSS !== "string") return undefined;
  return { tokenSS, ...(typeof email === "string" && emailVerified === true ? { email } : {}) };
}

function accountOf({ userCode, firstName, lastName, email, mobile }: LoginResult) {
  return {
    account: email ?? mobile,
    userCode,
    memberCode: userCode,
    firstName,
    lastName,
    email,
    mobile,
    isVisitor: false,
    isGuest: false,
  };
}
