import { failureMessages } from "./failure-codes.ts";
import type { Failure } from "./outcome.ts";

/** The English sentence of a failure, with its details filled in. Clients word the code themselves. */
export function refusalMessage(failure: Failure): string {
  return failureMessages[failure.code].replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(failure.details[name] ?? whole),
  );
}
