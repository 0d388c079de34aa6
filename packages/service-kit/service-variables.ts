import { z } from "zod";
import { countsVariables } from "./counts.ts";
import { rolesVariable } from "./roles.ts";
import { tracingVariables } from "./tracing.ts";

/**
 * How long readiness fails before a program that stops accepts nothing more: proxies need to
 * notice.
 */
export const leaveGraceVariable = z.coerce
  .number()
  .min(0)
  .max(15)
  .default(0)
  .describe("seconds between failing readiness and closing, 15 at most");

/** Settings common to all our services; spread them into the service's own. */
export const serviceVariables = {
  GELORA_ENVIRONMENT: z
    .enum(["dev", "test", "staging", "production"])
    .default("dev")
    .describe("dev, test, staging or production"),
  LOG_LEVEL: z.string().default("info").describe("a pino level such as info"),
  GELORA_DATA: z.string().default(".data").describe("the folder for local data"),
  /** Additional origins that may call the gateway from a browser, separated by commas. */
  ALLOWED_ORIGINS: z.string().default("").describe("origins separated by commas"),
  /**
   * How many of our proxies stand before this program: that many of the last addresses in
   * X-Forwarded-For are trusted.
   */
  TRUSTED_PROXIES: z.coerce
    .number()
    .int()
    .min(0)
    .max(5)
    .default(0)
    .describe("the number of proxies before this program"),
  ...countsVariables,
  ...tracingVariables,
  GELORA_ROLES: rolesVariable,
  LEAVE_GRACE_SECONDS: leaveGraceVariable,
  GELORA_TEST_CLOCK: z.enum(["0", "1"]).default("0").describe("1 to let tests move the clock"),
};
