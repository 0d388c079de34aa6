import { hasCheckDigit } from "@gelora/money/card-number.ts";
import { sameSecret } from "@gelora/service-kit/secret-token.ts";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { isCardCurrent, maskedCard } from "../domain/card-number.ts";
import type { CardTokens } from "./card-tokens.ts";
import { validationMessages } from "./charge-request.ts";
import { refusal } from "./refusals.ts";

/**
 * `GET /v2/token` (docs.midtrans.com/reference/get-token): the browser exchanges a card for a
 * token, so that the merchant never sees its number.
 */
const querySchema = z
  .object({
    client_key: z.string(),
    card_number: z.string().transform((text) => text.replace(/[\s-]/g, "")),
    card_exp_month: z.coerce.number().int().min(1).max(12),
    card_exp_year: z.coerce.number().int().min(2000).max(2100),
    card_cvv: z.string().regex(/^\d{3,4}$/, "must be 3 or 4 digits"),
  })
  .superRefine((card, context) => {
    const refuse = (field: string, message: string) => context.addIssue({ code: "custom", path: [field], message });
    if (!hasCheckDigit(card.card_number)) refuse("card_number", "does not match with luhn algorithm");
    if (!isCardCurrent(card.card_exp_month, card.card_exp_year, new Date())) refuse("card_exp_year", "card is expired");
  });

export function mountCardTokens(server: FastifyInstance, tokens: CardTokens, clientKey: string): void {
  server.get<{ Querystring: Record<string, string> }>("/midtrans/v2/token", async ({ query }, reply) => {
    if (!sameSecret(query.client_key ?? "", clientKey)) {
      return reply
        .code(401)
        .send(refusal("401", "Access denied due to unauthorized transaction, please check client key"));
    }
    const card = querySchema.safeParse(query);
    if (!card.success)
      return refusal("400", "One or more parameters in the payload is invalid.", validationMessages(card.error));
    return {
      status_code: "200",
      status_message: "Credit card token is created as Token ID.",
      token_id: tokens.issue(card.data.card_number),
      hash: maskedCard(card.data.card_number),
    };
  });
}
