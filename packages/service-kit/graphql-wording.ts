import { failureMessages, sessionEndedCode, sessionEndedMessages } from "@gelora/outcomes/failure-codes.ts";
import type { Failure } from "@gelora/outcomes/outcome.ts";
import { type MessageLanguage, refusalMessage } from "@gelora/outcomes/refusal-message.ts";
import type { GraphQLNamedType, GraphQLObjectType, GraphQLSchema } from "graphql";

type Parts = Readonly<Record<string, unknown>>;

/**
 * Lets a gateway word its refusals in the language of the request, whichever resolver made them:
 * the fields `errorMessage` and `message` of every type that has a code. Call it before the first
 * query.
 */
export function wordRefusals(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isResult(type)) continue;
    const fields = type.getFields();
    if (!fields.errorCode && !fields.code) continue;
    for (const name of ["errorMessage", "message"]) {
      const field = fields[name];
      if (field && !field.resolve)
        field.resolve = (parent: Parts, _arguments, context: Parts) =>
          wordedMessage(
            { message: parent[name], code: parent.errorCode ?? parent.code, details: parent.errorDetails ?? {} },
            languageOf(context),
          );
    }
  }
}

/** By its tag: graphql's own check knows only the types of the same copy of graphql. */
function isResult(type: GraphQLNamedType): type is GraphQLObjectType {
  return type[Symbol.toStringTag] === "GraphQLObjectType";
}

/**
 * The sentence of a refusal in the language of the request. Words that a resolver chose itself, and
 * those of codes that are not ours, stay as they are.
 */
export function wordedMessage<Message>(
  { message, code, details }: { readonly message: Message; readonly code: unknown; readonly details: unknown },
  language: MessageLanguage,
): Message | string {
  if (code === sessionEndedCode && message === sessionEndedMessages["en-US"]) return sessionEndedMessages[language];
  const value = { code, details };
  return isFailure(value) && message === refusalMessage(value) ? refusalMessage(value, language) : message;
}

/** The language that the gateway's context carries. */
export function languageOf({ language }: Parts): MessageLanguage {
  return language === "id-ID" ? language : "en-US";
}

/** Details come from our own resolvers, whose failures are checked against their table. */
function isFailure(value: { readonly code: unknown; readonly details: unknown }): value is Failure {
  const { code, details } = value;
  return typeof code === "string" && Object.hasOwn(failureMessages, code) && typeof details === "object" && !!details;
}
