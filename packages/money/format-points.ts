import { groupThousands } from "./group-thousands.ts";

/** `25.000`: grouped as prices are, in both languages, since the two stand side by side. */
export function formatPoints(points: number): string {
  return `${points < 0 ? "-" : ""}${groupThousands(points)}`;
}
