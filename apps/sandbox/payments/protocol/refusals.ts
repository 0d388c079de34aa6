import { randomUUID } from "node:crypto";

/** Errors are in the body, with HTTP 200 (docs.midtrans.com, "Code 4xx"). */
export function refusal(statusCode: string, message: string, validation?: readonly string[]) {
  return {
    status_code: statusCode,
    status_message: message,
    ...(validation ? { validation_messages: validation } : {}),
    id: randomUUID(),
  };
}

export function unknownTransaction() {
  return refusal("404", "Transaction doesn't exist.");
}

export function cannotModify() {
  return refusal("412", "Merchant cannot modify the status of the transaction");
}
