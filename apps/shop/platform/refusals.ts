import { sessionEndedCode } from "@gelora/outcomes/failure-codes.ts";
import type { Failure } from "@gelora/outcomes/outcome.ts";
import { refusalMessage } from "@gelora/outcomes/refusal-message.ts";
import { GraphQLError } from "graphql";
import type { RequestContext } from "./request-context.ts";
import { isMemberSession, type MemberSession, type Session } from "./session.ts";

/** The refusing half of the envelope that results share [K15]. */
export function refusal(failure: Failure, now: Date) {
  const message = refusalMessage(failure);
  return { success: false, errorCode: failure.code, errorMessage: message, message, timestamp: now.toISOString() };
}

/** The agreeing half of the envelope. */
export function agreement(now: Date) {
  return { success: true, errorCode: null, errorMessage: null, message: null, timestamp: now.toISOString() };
}

/** A refusal for fields whose result has no envelope: a GraphQL error that carries the code and the details. */
export function refusalError(failure: Failure): GraphQLError {
  return new GraphQLError(refusalMessage(failure), { extensions: { code: failure.code, details: failure.details } });
}

/**
 * The caller's session.
 * @throws GraphQLError with code 0002 when there is none or it has ended: the client then clears its credentials [SES-06, Q05]
 */
export function sessionOf(context: RequestContext): Session {
  if (context.session) return context.session;
  throw sessionEnded();
}

/**
 * The session of a member: a guest account's is none [K04].
 * @throws GraphQLError with code 0002, so that the client leads to the login
 */
export function memberSessionOf(context: RequestContext): MemberSession {
  const session = sessionOf(context);
  if (isMemberSession(session)) return session;
  throw loginNeeded();
}

/** Sends the client to log in: its credentials are no use any more. */
function sessionEnded(): GraphQLError {
  return new GraphQLError("Your session has ended.", { extensions: { code: sessionEndedCode } });
}

/** Sends the client to log in for what it asked. `needsLogin` tells it that the session lives, so that a guest's cart is not given up. */
export function loginNeeded(): GraphQLError {
  return new GraphQLError("Please log in.", { extensions: { code: sessionEndedCode, needsLogin: true } });
}
