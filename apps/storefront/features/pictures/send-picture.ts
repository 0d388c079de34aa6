import type { CallResult } from "../../platform/gateway/gateway-call.ts";
import { failureOfResult, type Result } from "../../platform/gateway/gateway-failures.ts";
import { namingOffline } from "../../platform/gateway/offline-failure.ts";

export type PictureTicket = { readonly ticket: string; readonly pictureCode: string; readonly address: string };

/** A slow phone sends a large file. */
const longestWaitMs = 120_000;

/**
 * Sends a picture: asks for a ticket, then hands the file in at the door for files. Never throws.
 * @param address the file as a data address
 * @returns the picture's code
 */
export async function sendPicture(
  start: () => Promise<CallResult<PictureTicket | undefined>>,
  address: string,
): Promise<CallResult<string>> {
  const started = await start();
  if (!started.ok) return { ok: false, failure: namingOffline(started.failure) };
  if (!started.value) return lost();
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
    return lost();
  }
}

const lost = () => ({ ok: false, failure: namingOffline({ kind: "network", code: "", message: "" }) }) as const;

/** Reads a chosen file as a data address, which the page's policy lets a picture show. */
export function readFileAddress(file: File): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.addEventListener("load", () => resolve(String(reader.result)));
  reader.addEventListener("error", () => reject(reader.error ?? new Error("The file cannot be read.")));
  reader.readAsDataURL(file);
  return promise;
}
