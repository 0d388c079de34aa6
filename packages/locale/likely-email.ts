import { mistakesBetween } from "./mistakes-between.ts";

/** Where most shoppers have their mail, and services whose names are near theirs. */
const services: readonly string[] = [
  "gmail.com",
  "yahoo.com",
  "yahoo.co.id",
  "hotmail.com",
  "outlook.com",
  "icloud.com",
  "ymail.com",
  "mail.com",
  "email.com",
];

/**
 * @returns the address that was probably meant, where one letter of its host is wrong, missing,
 * added or swapped: `gmial.com`; undefined where nothing is doubtful
 */
export function likelyEmail(typed: string): string | undefined {
  const [, name, host = ""] = /^(.+@)([^@]+)$/.exec(typed.trim().toLowerCase()) ?? [];
  if (name === undefined || services.includes(host)) return undefined;
  const meant = services.find((service) => mistakesBetween(host, service, 1) === 1);
  return meant && name + meant;
}
