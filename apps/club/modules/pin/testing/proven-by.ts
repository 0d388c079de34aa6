import type { Platform } from "../../../platform/platform.ts";
import { checkPin } from "../use-cases/check-pin.ts";

/** The proof that a member gets for their correct PIN. @throws Error when it is wrong */
export async function provenBy(platform: Platform, memberCode: string, pin: string): Promise<string> {
  const checked = await checkPin(platform, memberCode, pin);
  if (!checked.ok || checked.value.result !== "right") throw new Error("the PIN was not right");
  return checked.value.proof;
}
