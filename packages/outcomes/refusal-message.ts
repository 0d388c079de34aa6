import { failureMessages } from "./failure-codes.ts";
import { indonesianMessages } from "./indonesian-messages.ts";
import type { Failure } from "./outcome.ts";
import { waitText } from "./wait-text.ts";

const messages = { "en-US": failureMessages, "id-ID": indonesianMessages };

export type MessageLanguage = keyof typeof messages;

/**
 * The sentence of a failure, with its details filled in. Clients may choose their own words by the
 * code.
 */
export function refusalMessage({ code, details }: Failure, language: MessageLanguage = "en-US"): string {
  const values: Readonly<Record<string, string | number | boolean | undefined>> = {
    ...details,
    ...("seconds" in details ? { wait: waitText(details.seconds, language) } : {}),
  };
  const filled = (value: string | number | boolean | undefined) =>
    typeof value === "number" ? new Intl.NumberFormat(language).format(value) : value;
  return messages[language][code].replace(/\{(\w+)\}/g, (whole, name: string) => String(filled(values[name]) ?? whole));
}
