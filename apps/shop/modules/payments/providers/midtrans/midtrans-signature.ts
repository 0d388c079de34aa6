import { createHash } from "node:crypto";
import { sameSecret } from "@gelora/service-kit/secret-token.ts";
import type { MidtransNotification } from "./midtrans-messages.ts";

/**
 * True when this was signed with the server key (SHA-512 of order id, status code, amount and key).
 * The signature covers neither the transaction's status nor its id, and its parts are joined
 * without separators: it is required, but does not prove payment.
 */
export function isSignedByMidtrans(message: MidtransNotification, serverKey: string): boolean {
  const signed = message.order_id + message.status_code + message.gross_amount + serverKey;
  return sameSecret(message.signature_key, createHash("sha512").update(signed).digest("hex"));
}
