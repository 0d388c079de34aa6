import { createHash } from "node:crypto";
import { sameSecret } from "@gelora/service-kit/secret-token.ts";
import type { MidtransNotification } from "./midtrans-messages.ts";

/**
 * True when somebody who knows the server key wrote this (SHA-512 of order id, status code, amount and key). It covers neither the transaction's status nor its id, and joins
 * its parts without separators: a right signature is needed, and is no proof of payment.
 */
export function isSignedByMidtrans(message: MidtransNotification, serverKey: string): boolean {
  const signed = message.order_id + message.status_code + message.gross_amount + serverKey;
  return sameSecret(message.signature_key, createHash("sha512").update(signed).digest("hex"));
}
