import { portVariable, readConfiguration, urlVariable } from "@gelora/service-kit/configuration.ts";
import { z } from "zod";

const localServiceSecret = "gelora-local-service-secret";

const shape = {
  GELORA_ENVIRONMENT: z
    .enum(["dev", "test", "staging", "production"])
    .default("dev")
    .describe("dev, test, staging or production"),
  PORT: portVariable(4100),
  LOG_LEVEL: z.string().default("info").describe("a pino level such as info"),
  GELORA_DATA: z.string().default(".data").describe("the folder for local data"),
  CLUB_DATABASE_URL: z
    .string()
    .startsWith("postgres")
    .optional()
    .describe("an address such as postgres://user@host:5432/gelora_club"),
  STOREFRONT_URL: urlVariable("http://localhost:3000"),
  ALLOWED_ORIGINS: z.string().default("").describe("origins separated by commas"),
  SERVICE_SECRET: z
    .string()
    .min(8)
    .default(localServiceSecret)
    .describe("the secret that the shop signs its requests with"),
  /** How many proxies of ours stand before this program: so many of the last addresses in X-Forwarded-For are believed. */
  TRUSTED_PROXIES: z.coerce
    .number()
    .int()
    .min(0)
    .max(5)
    .default(0)
    .describe("the number of proxies before this program"),
  GELORA_TEST_CLOCK: z.enum(["0", "1"]).default("0").describe("1 to let tests move the clock"),
};

export type ClubConfiguration = ReturnType<typeof readClubConfiguration>;

/** @throws ConfigurationError for a wrong value, Error for a local secret in production */
export function readClubConfiguration(environment: NodeJS.ProcessEnv) {
  const configuration = readConfiguration(shape, environment);
  const local = configuration.SERVICE_SECRET === localServiceSecret || configuration.GELORA_TEST_CLOCK === "1";
  if (configuration.GELORA_ENVIRONMENT === "production" && local) {
    throw new Error("Production does not start with local values: set SERVICE_SECRET and leave GELORA_TEST_CLOCK out.");
  }
  return configuration;
}
