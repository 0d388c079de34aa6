import type { WordValues } from "./format-words.ts";
import type { CallFailure } from "./gateway-failures.ts";
import { useWords } from "./use-words.ts";

/** The codes of refusals that we have words for; the key is the code, in the chrome's words after `failure.`. */
const worded = [
  "sp.pdp.min_limit",
  "sp.pdp.max_limit",
  "PURCHASE_LIMIT",
  "CART_ITEM_NOT_FOUND",
  "CART_EMPTY",
  "CART_FULL",
  "CHECKOUT_NOT_FOUND",
  "CHECKOUT_CHANGED",
  "SOLD_OUT",
  "SKU_NOT_FOUND",
  "PAYMENT_UNAVAILABLE",
  "PAYMENT_DECLINED",
  "DELIVERY_UNAVAILABLE",
  "TOO_MANY_OPEN_ORDERS",
  "TOO_MANY_REQUESTS",
  "ORDER_NOT_FOUND",
  "ORDER_CANNOT_BE_CANCELLED",
  "ORDER_CANNOT_BE_PAID",
  "EMAIL_INVALID",
  "MOBILE_EMPTY",
  "MOBILE_LENGTH",
  "MOBILE_INVALID",
  "CODE_NOT_SENT",
  "CODE_WAIT",
  "CODE_DAY_OVER",
  "CODE_BUDGET_SPENT",
  "CODE_WRONG",
  "CODE_EXPIRED",
  "CODE_LOCKED",
  "REGISTRATION_TOKEN_EXPIRED",
  "EMAIL_TAKEN",
  "EMAIL_NOT_VERIFIED",
  "MOBILE_TAKEN",
  "PASSWORD_RULES",
  "PASSWORD_COMMON",
  "PASSWORDS_DIFFER",
  "NAME_INVALID",
  "BIRTH_DATE_INVALID",
  "WHATSAPP_INVALID",
  "LOGIN_FAILED",
  "LOGIN_WAIT",
  "BUSY",
  "PASSWORD_WRONG",
  "PROOF_NEEDED",
  "LINK_EXPIRED",
  "SUBSCRIPTION_NEEDED",
  "SOCIAL_NOT_LINKABLE",
  "SOCIAL_FAILED",
] as const;

type WordedCode = (typeof worded)[number];

const isWorded = (code: string): code is WordedCode => worded.some((known) => known === code);

type Refusal = Pick<CallFailure, "code" | "message" | "details">;

/**
 * Words a refusal in the page's language: our own words for the codes that we know, the server's sentence else [ERR-04].
 */
export function useFailureText(): (refusal: Refusal) => string {
  const words = useWords("chrome");
  return (refusal) =>
    isWorded(refusal.code)
      ? words(`failure.${refusal.code}`, valuesOf(refusal))
      : refusal.message || words("failure.general");
}

/** Results with an envelope carry no details: the number is then the one that the server's sentence names ("wait 42 seconds"). */
function valuesOf({ message, details = {} }: Refusal): WordValues {
  const named = /\d+/.exec(message)?.[0];
  const given = Object.entries(details).filter((entry): entry is [string, string | number] =>
    ["string", "number"].includes(typeof entry[1]),
  );
  return { ...(named ? { n: named, seconds: named, hours: named } : {}), ...Object.fromEntries(given) };
}
