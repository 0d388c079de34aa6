import { failureMessages } from "@gelora/outcomes/failure-codes.ts";
import { failure } from "@gelora/outcomes/outcome.ts";
import { GraphQLError } from "graphql";
import type { Log } from "./log.ts";
import { withoutValues } from "./without-values.ts";

/** The error of a request that is malformed: INVALID_INPUT with its reason, as all refusals are. */
export function requestError(message: string) {
  const reason = withoutValues(message);
  const { code, details } = failure("INVALID_INPUT", { reason }).failure;
  return { message: reason, extensions: { code, details } };
}

/** What the compiled executor reports: an error of graphql-js, or an object that has some of it. */
type ExecutionError = Pick<GraphQLError, "message"> &
  Partial<Pick<GraphQLError, "path" | "extensions" | "originalError">>;

/**
 * Thrown for a request of which nothing was executed: its variables or its operation's name are
 * wrong.
 */
export class NotExecuted extends Error {
  readonly errors: readonly Error[];
  constructor(errors: readonly ExecutionError[]) {
    super("Nothing was executed.");
    this.errors = errors.map(({ message }) => new Error(message));
  }
}

/** Errors in the query or its variables have no path. */
export function isNotExecuted(errors: readonly ExecutionError[]): boolean {
  return errors.length > 0 && errors.every(({ path }) => path === undefined);
}

/**
 * An error as a client may see it. Our refusals are passed on, errors in the variables get a code
 * and lose the values that they quote, and a defect is logged: the caller learns only that one
 * happened.
 */
export function publicError(error: ExecutionError, log: Log): ExecutionError {
  const original = error.originalError;
  if (error.extensions?.code !== undefined) return error;
  if (error.path === undefined || (original && isClientError(original))) {
    return requestError(error.message);
  }
  if (original instanceof GraphQLError) return error;
  log.error({ err: original ?? error, path: error.path }, "a resolver failed");
  const { code, details } = failure("UNKNOWN_ERROR").failure;
  return { message: failureMessages[code], path: error.path, extensions: { code, details } };
}

/** The reasons of a query that cannot be parsed or validated; undefined for any other error. */
export function errorsOfQuery(error: unknown): readonly string[] | undefined {
  if (!(error instanceof Error) || !("errors" in error) || !Array.isArray(error.errors)) return undefined;
  return error.errors.map((one: unknown) => (one instanceof Error ? one.message : "The query cannot be read."));
}

/** `Did you mean "productInit"?` would reveal names. */
export function withoutHint(reason: string): string {
  return reason.replace(/ Did you mean [\s\S]*$/, "");
}

function isClientError(error: Error): boolean {
  return "statusCode" in error && Number(error.statusCode) < 500;
}
