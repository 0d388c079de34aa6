const secondMs = 1000;

/** The time that is left as `05:04:03`, hours may pass 24; `00:00:00` at the end [ORD-08]. */
export function countdownText(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / secondMs));
  const two = (value: number): string => String(value).padStart(2, "0");
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(":");
}
