import { callShop } from "../../platform/session/shop-client.ts";
import { type Card, expiryOf } from "./card.ts";
import { cardTokenSettingsDocument } from "./data/card-token-document.ts";

/** A token, or why there is none: the provider refused the card, or did not answer. */
export type CardToken =
  | { readonly ok: true; readonly token: string }
  | { readonly ok: false; readonly reason: "refused" | "unreachable" };

const longestWaitMs = 15_000;

/**
 * The payment provider turns a card into a token, straight from the browser: the number never
 * reaches the shop (GET /v2/token, docs.midtrans.com/reference/get-token). No referrer and no
 * cache, since the address holds the card.
 */
export async function tokeniseCard(card: Card): Promise<CardToken> {
  const settings = await callShop(cardTokenSettingsDocument, {});
  const expiry = expiryOf(card.expiry);
  if (!settings.ok) return { ok: false, reason: "unreachable" };
  if (!expiry) return { ok: false, reason: "refused" };
  const { tokenAddress, clientKey } = settings.value.cardTokenSettings;
  const query = new URLSearchParams({
    client_key: clientKey,
    card_number: card.number.replace(/\D/g, ""),
    card_exp_month: String(expiry.month).padStart(2, "0"),
    card_exp_year: String(expiry.year),
    card_cvv: card.cvv,
  });
  try {
    const response = await fetch(`${tokenAddress}?${query}`, {
      credentials: "omit",
      referrerPolicy: "no-referrer",
      cache: "no-store",
      signal: AbortSignal.timeout(longestWaitMs),
    });
    const token = tokenOf(await response.json());
    return token ? { ok: true, token } : { ok: false, reason: "refused" };
  } catch {
    return { ok: false, reason: "unreachable" };
  }
}

function tokenOf(answer: unknown): string | undefined {
  if (typeof answer !== "object" || answer === null) return undefined;
  const { status_code: status, token_id: token } = answer as Readonly<Record<string, unknown>>;
  return status === "200" && typeof token === "string" ? token : undefined;
}
