import { portVariable, readConfiguration, urlVariable } from "@gelora/service-kit/configuration.ts";
import { serviceVariables } from "@gelora/service-kit/service-variables.ts";
import { z } from "zod";

const localServiceSecret = "gelora-local-service-secret";

const shape = {
  ...serviceVariables,
  PORT: portVariable(4100),
  CLUB_DATABASE_URL: z
    .string()
    .startsWith("postgres")
    .optional()
    .describe("an address such as postgres://user@host:5432/gelora_club"),
  STOREFRONT_URL: urlVariable("http://localhost:3000"),
  SERVICE_SECRET: z
    .string()
    .min(8)
    .default(localServiceSecret)
    .describe("the secret that the shop signs its requests with"),
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
