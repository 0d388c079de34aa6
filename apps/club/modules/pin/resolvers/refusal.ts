import type { Failure } from "@gelora/outcomes/outcome.ts";
import { refusalMessage } from "@gelora/outcomes/refusal-message.ts";
import { GraphQLError } from "graphql";
import type { RequestContext } from "../../../platform/request-context.ts";
import { memberOfCaller, notLinked } from "../../identity/identity.ts";
import type { Member } from "../../membership/membership.ts";

/**
 * A refusal with a text for the shopper [PIN-08]. Its details are also extensions of their own, as
 * the contract has `attemptsLeft` [Q32].
 */
export function refusal(code: string, message: string, details: { readonly attemptsLeft?: number } = {}): GraphQLError {
  return new GraphQLError(message, { extensions: { code, ...details, details } });
}

export function refusalOfFailure(failure: Failure): GraphQLError {
  return new GraphQLError(refusalMessage(failure), { extensions: { code: failure.code, details: failure.details } });
}

/** @throws GraphQLError with code 501 when the caller's account has no member */
export async function linkedMember(context: RequestContext): Promise<Member> {
  const member = await memberOfCaller(context);
  if (member) return member;
  const { code, message } = notLinked(context.language);
  throw refusal(code, message);
}
