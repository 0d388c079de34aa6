import type { ResultOf } from "../../../platform/gateway/document.ts";
import type { CallResult } from "../../../platform/gateway/gateway-call.ts";
import { type CallFailure, failureIn } from "../../../platform/gateway/gateway-failures.ts";
import type { thirdPartyLoginDocument } from "../data/social-documents.ts";

export type Provider = "google" | "facebook";

/**
 * A user whom a provider vouches for and the shop does not know: the sign-up's input [SOC-05, Q28].
 */
export type Newcomer = {
  /** The ticket that the sign-up redeems; without one it is an ordinary sign-up. */
  readonly tokenSS?: string;
  /** Only an address that the provider has verified: the form locks it. */
  readonly email?: string;
  /** Suggestions for the form, from the provider. */
  readonly firstName?: string;
  readonly lastName?: string;
};

/**
 * A provider's answer to the browser. Only the token proves anything; the contract requires the
 * rest [SOC-03].
 */
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
  | {
      readonly kind: "member";
      readonly account: ReturnType<typeof accountOf> & { readonly userAuthToken: string };
      /** The member's card is linked to another account: home says so [SOC-09]. */
      readonly clubLinkedElsewhere: boolean;
    }
  | { readonly kind: "new"; readonly newcomer: Newcomer }
  | { readonly kind: "refused"; readonly failure: CallFailure };

/**
 * A sign-in's outcome. A new member arrives as an error that only its message identifies [SOC-05,
 * K17].
 */
export function outcomeOf(result: CallResult<{ readonly loginByThirdPartyMc?: LoginResult | null }>): SocialOutcome {
  if (!result.ok) {
    const { failure } = result;
    if (failure.code !== "NEW_MEMBER") return { kind: "refused", failure };
    return { kind: "new", newcomer: newcomerOf(failure.details ?? {}) };
  }
  const answer = result.value.loginByThirdPartyMc;
  if (answer?.success && answer.userAuthToken)
    return {
      kind: "member",
      account: { ...accountOf(answer), userAuthToken: answer.userAuthToken },
      clubLinkedElsewhere: answer.clubLinkedElsewhere ?? false,
    };
  return { kind: "refused", failure: failureIn(answer ?? {}) };
}

/**
 * The data of a new member; anything but text is dropped, as is an address that the provider has
 * not verified.
 */
export function newcomerOf({ email, emailVerified, ...others }: Readonly<Record<string, unknown>>): Newcomer {
  const names = ["tokenSS", "firstName", "lastName"] as const;
  const isText = (value: unknown): value is string => typeof value === "string" && value !== "";
  return {
    ...Object.fromEntries(names.flatMap((name) => (isText(others[name]) ? [[name, others[name]]] : []))),
    ...(isText(email) && emailVerified === true ? { email } : {}),
  };
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
