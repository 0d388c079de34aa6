import { likelyEmail } from "@gelora/locale/likely-email.ts";
import { useWords } from "./use-words.ts";

/**
 * The doubt about a valid but unlikely address, such as `sari@gmial.com`: nobody would get the
 * code or the receipt.
 * @param input of the field; it is not disturbed while it is typed
 */
export function useEmailDoubt({ value, good }: { readonly value: string; readonly good: boolean }): string | undefined {
  const words = useWords("chrome");
  const email = good ? likelyEmail(value) : undefined;
  return email && words("emailDoubt", { email });
}
