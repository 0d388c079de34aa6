/**
 * A wait in its largest natural unit, rounded up so that nobody comes back too early: 42 seconds,
 * 30 minutes, 96 hours.
 * @param language a code such as id-ID
 */
export function waitText(seconds: number, language: string): string {
  const unit = seconds < minute ? "second" : seconds < hour ? "minute" : "hour";
  const many = Math.max(1, Math.ceil(seconds / { second: 1, minute, hour }[unit]));
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(many);
}

const minute = 60;
const hour = 60 * minute;
