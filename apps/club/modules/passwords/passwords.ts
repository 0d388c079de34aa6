/** The passwords of cards: their hashes, and what wrong ones cost. */

import type { SlowHash } from "@gelora/service-kit/slow-hash.ts";
import type { Platform } from "../../platform/platform.ts";
import { selectPassword } from "./storage/passwords.ts";

export { holdPasswordVersion, storePasswordHash } from "./storage/passwords.ts";
export { checkPassword } from "./use-cases/check-password.ts";
export { isPresentPassword } from "./use-cases/is-present-password.ts";
export { judgePassword } from "./use-cases/judge-password.ts";
export { replacePassword, setPassword } from "./use-cases/set-password.ts";

/** Whether a text is a hash in our form, as the shop hands over for someone who joins. */
export function isPasswordHash(text: string): text is SlowHash {
  return /^\$argon2id\$v=19\$m=\d{1,6},t=\d{1,2},p=\d{1,2}\$[A-Za-z0-9+/]{22,86}\$[A-Za-z0-9+/]{43,86}$/.test(text);
}

export async function hasPassword(platform: Platform, memberCode: string): Promise<boolean> {
  return (await selectPassword(platform, memberCode)) !== undefined;
}
