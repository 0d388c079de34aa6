import { groupThousands } from "./group-thousands.ts";

/** `25.000`: grouped as prices are, in both languages, since the two stand side by side. */
export function formatPoints(points: number): string {
  return `${points < 0 ? "-" : ""}${groupThousands(points)}`;
}

/** `+1.250` or `-300`: a change of points. */
export function formatChange(points: number): string {
  return `${points < 0 ? "-" : "+"}${groupThousands(Math.abs(points))}`;
}
