import { platformPart } from "@gelora/service-kit/platform-part.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type PageSchedule, selectShownState } from "../storage/lists.ts";

/** Which versions of written pages are shown, as last read. */
export const contentFollower = platformPart(
  "the state of written pages",
  (): { stamp: string; schedules: readonly PageSchedule[] } => ({ stamp: "", schedules: [] }),
);

/** Reads what has changed. */
export async function followContent(platform: Platform): Promise<void> {
  Object.assign(contentFollower.of(platform), await selectShownState(platform));
}

/**
 * Differs when another version of any page is shown, or one begins or ends by its schedule; the
 * same in every process.
 */
export function contentVersion(platform: Platform): string {
  const { stamp, schedules } = contentFollower.of(platform);
  const now = platform.clock.now();
  const passed = schedules.flatMap(({ publishAt, withdrawAt }) => [publishAt, withdrawAt]).filter(isBefore(now));
  return `${stamp} ${passed.length}`;
}

const isBefore = (now: Date) => (moment: Date | null) => moment !== null && moment <= now;
