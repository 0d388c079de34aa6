import { minutesAndSeconds } from "@gelora/locale/time-left.ts";

/** Of the same width each second, and before the first. */
export function clockText(seconds: number | undefined): string {
  return seconds === undefined ? "--:--" : minutesAndSeconds(seconds).padStart(5, "0");
}
