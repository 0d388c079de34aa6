import type { CallFailure } from "./gateway-failures.ts";

/**
 * Names what the shopper can fix: a call without an answer from a device that has no connection
 * fails as OFFLINE. For forms of ours; in the specified ones a network error has the documents' own
 * sentence [ERR-04].
 */
export function namingOffline(failure: CallFailure): CallFailure {
  const isOffline = failure.kind === "network" && !failure.code && !navigator.onLine;
  return isOffline ? { ...failure, code: "OFFLINE" } : failure;
}
