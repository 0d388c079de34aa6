import { usualFixedKey } from "@gelora/contracts/site-key.ts";
import { portVariable, readConfiguration, refuseUnsafe, urlVariable } from "@gelora/service-kit/configuration.ts";
import { networksVariable } from "@gelora/service-kit/networks.ts";
import { poolerVariable } from "@gelora/service-kit/pooler.ts";
import { localMail, unsafeAddresses, unsafeSecrets, unsafeService } from "@gelora/service-kit/production-settings.ts";
import { serviceVariables } from "@gelora/service-kit/service-variables.ts";
import { z } from "zod";

/** Values for a developer's machine; production does not start with them. */
const localSecrets = {
  SERVICE_SECRET: "gelora-local-service-secret",
  CODE_SECRET: "gelora-local-code-secret",
  SMS_AUTH_TOKEN: "sms-local-token",
} as const;

const amount = (fallback: number, description: string) =>
  z.coerce.number().int().min(1).default(fallback).describe(description);

const shape = {
  ...serviceVariables,
  PORT: portVariable(4100),
  CLUB_DATABASE_URL: z
    .string()
    .startsWith("postgres")
    .optional()
    .describe("an address such as postgres://user@host:5432/gelora_club, also with several hosts"),
  CLUB_DATABASE_POOL: z.coerce
    .number()
    .int()
    .min(2)
    .max(100)
    .default(10)
    .describe("the number of database connections"),
  CLUB_DATABASE_POOLER: poolerVariable,
  /** As at the shop: limits by source are for a household or an office. */
  SHARED_NETWORKS: networksVariable("networks that put many people behind one address"),
  SHARED_NETWORK_FACTOR: amount(10, "how many times the limits of one source a shared network has"),
  /** What a number alone reveals, masked: AC-09 in docs/reliability.md. */
  MEMBER_CHECKS_PER_HOUR: amount(10, "numbers that one source may check in an hour for whether they are members'"),
  STOREFRONT_URL: urlVariable("http://localhost:3000"),
  SHOP_URL: urlVariable("http://localhost:4000"),
  /** The address of the club's own site, as browsers see it. */
  CLUB_SITE_URL: urlVariable("http://localhost:4100"),
  CLUB_SITE_KEY: z
    .string()
    .min(1)
    .default(usualFixedKey)
    .describe("the storefront's same setting; browsers know it, so it is no secret"),
  SMS_URL: urlVariable("http://localhost:4200/sms"),
  SMS_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-f]{32}$/)
    .default("AC00000000000000000000000000000000")
    .describe("the account's id at the SMS provider, AC and 32 hexadecimal digits"),
  SMS_AUTH_TOKEN: z.string().min(1).default(localSecrets.SMS_AUTH_TOKEN).describe("the SMS provider's token"),
  SMS_FROM: z.string().min(1).default("MapClub").describe("the sender of SMS: a number such as +6221… or a sender id"),
  CODE_SECRET: z
    .string()
    .min(8)
    .default(localSecrets.CODE_SECRET)
    .describe("the key of the digests of codes, at least 32 random bytes"),
  SMTP_URL: z
    .string()
    .startsWith("smtp")
    .default(localMail)
    .describe("an address such as smtps://user:password@host:465"),
  MAIL_FROM: z.string().default("MapClub <halo@gelora.example>").describe("the sender of mails"),
  SERVICE_SECRET: z
    .string()
    .min(8)
    .default(localSecrets.SERVICE_SECRET)
    .describe("the secret that the shop signs its calls with"),
};

export type ClubConfiguration = ReturnType<typeof readClubConfiguration>;

/** @throws ConfigurationError for an invalid value, or what production refuses */
export function readClubConfiguration(environment: NodeJS.ProcessEnv) {
  const configuration = readConfiguration(shape, environment);
  if (configuration.GELORA_ENVIRONMENT === "production")
    refuseUnsafe([
      ...unsafeService(configuration, "CLUB_DATABASE_URL"),
      ...unsafeSecrets(configuration, localSecrets, ["SERVICE_SECRET", "CODE_SECRET"]),
      ...unsafeAddresses(configuration, ["STOREFRONT_URL", "CLUB_SITE_URL", "SMS_URL"]),
    ]);
  return configuration;
}
