import type { CallResult } from "../../../platform/gateway/gateway-call.ts";
import { failureOfResult, type Result } from "../../../platform/gateway/gateway-failures.ts";
import { callShopForItem } from "../../../platform/session/call-shop-for-item.ts";
import type { Contact } from "../return-subject.ts";
import { startReturnPictureDocument } from "./return-documents.ts";

/** A slow phone sends a large file. */
const longestWaitMs = 120_000;

/**
 * Sends a picture of an order's items: asks for a ticket, then hands the file in at the door for
 * files. Never throws.
 * @param address the file as a data address
 * @returns the picture's code, for the request
 */
export async function sendPicture(
  about: Contact & { readonly orderCode: string },
  address: string,
): Promise<CallResult<string>> {
  const start = startReturnPictureDocument;
  const started = await callShopForItem(start, { input: about }, (value) => value.startReturnPicture);
  if (!started.ok) return started;
  const lost = { ok: false, failure: { kind: "network", code: "", message: "" } } as const;
  if (!started.value) return lost;
  const { ticket, pictureCode, address: door } = started.value;
  try {
    const response = await fetch(door, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ticket, picture: address.slice(address.indexOf(",") + 1) }),
      cache: "no-store",
      credentials: "omit",
      signal: AbortSignal.timeout(longestWaitMs),
    });
    const failure = failureOfResult((await response.json()) as Result);
    return failure ? { ok: false, failure } : { ok: true, value: pictureCode };
  } catch {
    return lost;
  }
}

/** Reads a chosen file as a data address, which the page's policy lets a picture show. */
export function readFileAddress(file: File): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.addEventListener("load", () => resolve(String(reader.result)));
  reader.addEventListener("error", () => reject(reader.error ?? new Error("The file cannot be read.")));
  reader.readAsDataURL(file);
  return promise;
}
