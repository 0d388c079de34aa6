import { createHash } from "node:crypto";
import { normalEmail, normalMobile } from "../domain/matching.ts";

/**
 * SHA-256 in hexadecimal, by which Meta matches without learning a plain value it does not have.
 */
export const digestForMatching = (text: string): string => createHash("sha256").update(text).digest("hex");

export const emailDigest = (email: string): string | undefined =>
  email.trim() === "" ? undefined : digestForMatching(normalEmail(email));

/** @param mobile without +62 */
export const mobileDigest = (mobile: string): string | undefined =>
  mobile.trim() === "" ? undefined : digestForMatching(normalMobile(mobile));
