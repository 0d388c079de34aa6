import { defaultLanguage, type Language } from "@gelora/locale/language.ts";
import { sessionEndedCode, sessionEndedMessages } from "@gelora/outcomes/failure-codes.ts";
import { type Failure, failure } from "@gelora/outcomes/outcome.ts";
import { refusalMessage } from "@gelora/outcomes/refusal-message.ts";
import { GraphQLError } from "graphql";
import type { RequestContext } from "./request-context.ts";
import { isMemberSession, type MemberSession, type Session } from "./session.ts";

/**
 * The fields of a failure in every result: its code, its sentence, and its details for clients with
 * their own wording. The gateway puts the English sentence into the language of the request.
 * @param language where the sentence becomes part of another field, or goes with another code,
 * which the gateway does not know
 */
export function failureFields(failure: Failure, language: Language = defaultLanguage) {
  return { errorCode: failure.code, errorMessage: refusalMessage(failure, language), errorDetails: failure.details };
}

/** The failure's fields of the common result envelope [K15]. */
export function refusal(failure: Failure, now: Date, language?: Language) {
  const fields = failureFields(failure, language);
  return { success: false, ...fields, message: fields.errorMessage, timestamp: now.toISOString() };
}

/** The same for results that the specification reads by `code` and `message` [K15]. */
export function flatRefusal(failure: Failure) {
  const { errorCode, errorMessage, errorDetails } = failureFields(failure);
  return { success: false, code: errorCode, message: errorMessage, errorDetails };
}

/** The success fields of the envelope. */
export function agreement(now: Date) {
  const none = { errorCode: null, errorMessage: null, errorDetails: null, message: null };
  return { success: true, ...none, timestamp: now.toISOString() };
}

/**
 * A failure for fields whose result has no envelope: a GraphQL error with the code and the details.
 */
export function refusalError(failure: Failure): GraphQLError {
  const { errorCode: code, errorMessage, errorDetails: details } = failureFields(failure);
  return new GraphQLError(errorMessage, { extensions: { code, details } });
}

/**
 * The caller's session.
 * @throws GraphQLError with code 0002 when there is none or it has ended: the client then clears
 * its credentials [SES-06, Q05]
 */
export function sessionOf(context: RequestContext): Session {
  if (context.session) return context.session;
  throw sessionEnded();
}

/**
 * The session of a member, not of a guest account [K04].
 * @throws GraphQLError with code ACCOUNT_NEEDED: the session is valid, and the client shows the
 * login
 */
export function memberSessionOf(context: RequestContext): MemberSession {
  const session = sessionOf(context);
  if (isMemberSession(session)) return session;
  throw accountNeeded();
}

/** Sends the client to log in: its credentials are invalid. */
function sessionEnded(): GraphQLError {
  return new GraphQLError(sessionEndedMessages["en-US"], { extensions: { code: sessionEndedCode, details: {} } });
}

/**
 * Sends a guest to log in. Code 0002 would make a client drop its session, and the guest's cart
 * with it.
 */
export function accountNeeded(): GraphQLError {
  return refusalError(failure("ACCOUNT_NEEDED").failure);
}
