import type { Failure } from "@gelora/outcomes/outcome.ts";
import { refusalMessage } from "@gelora/outcomes/refusal-message.ts";
import { GraphQLError } from "graphql";

/** A refusal for the shopper: clients word its code. */
export function refusal(failure: Failure): GraphQLError {
  return new GraphQLError(refusalMessage(failure), { extensions: { code: failure.code, details: failure.details } });
}
