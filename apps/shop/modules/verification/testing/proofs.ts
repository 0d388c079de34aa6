import type { Platform } from "../../../platform/platform.ts";
import { insertMobileToken } from "../storage/mobile-tokens.ts";

/** The token of a verified number, without a code: for tests of what follows it. */
export function provenMobile(platform: Platform, flow: string, mobile: string): Promise<string> {
  return insertMobileToken(platform, flow, mobile);
}
