import { failureMessages } from "./failure-codes.ts";
import type { Failure } from "./outcome.ts";
import { waitText } from "./wait-text.ts";

/**
 * The English sentence of a failure, with its details filled in. Clients choose their own words by
 * the code.
 */
export function refusalMessage({ code, details }: Failure): string {
  const values: Readonly<Record<string, string | number | boolean | undefined>> = {
    ...details,
    ...("seconds" in details ? { wait: waitText(details.seconds, "en-US") } : {}),
  };
  return failureMessages[code].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
