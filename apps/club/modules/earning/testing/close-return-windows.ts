import { days } from "@gelora/service-kit/durations.ts";
import type { Platform } from "../../../platform/platform.ts";
import { matureDuePoints } from "../use-cases/mature-points.ts";

/** Lets the return windows of all purchases so far close. */
export async function closeReturnWindows(platform: Platform): Promise<void> {
  platform.clock.setOffset(days(15));
  await matureDuePoints(platform);
  platform.clock.setOffset(days(0));
}

export { matureDuePoints as closeDueWindows } from "../use-cases/mature-points.ts";
