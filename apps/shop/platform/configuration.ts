import { portVariable, readConfiguration, urlVariable } from "@gelora/service-kit/configuration.ts";
import { serviceVariables } from "@gelora/service-kit/service-variables.ts";
import { z } from "zod";

/** The shop's settings. Secrets have local values that the sandbox knows; production refuses to start with them. */
const localSecrets = {
  SERVICE_SECRET: "gelora-local-service-secret",
  MIDTRANS_SERVER_KEY: "SB-Mid-server-gelora-local",
  BITESHIP_API_KEY: "biteship-local-key",
  BITESHIP_WEBHOOK_SECRET: "biteship-local-webhook-secret",
  WHATSAPP_TOKEN: "whatsapp-local-token",
} as const;

const secret = (name: keyof typeof localSecrets) =>
  z.string().min(8).default(localSecrets[name]).describe("a secret of at least 8 characters");

const shape = {
  ...serviceVariables,
  PORT: portVariable(4000),
  SHOP_DATABASE_URL: z
    .string()
    .startsWith("postgres")
    .optional()
    .describe("an address such as postgres://user@host:5432/gelora_shop"),
  SHOP_DATABASE_POOL: z.coerce
    .number()
    .int()
    .min(2)
    .max(100)
    .default(10)
    .describe("the number of database connections"),
  STOREFRONT_URL: urlVariable("http://localhost:3000"),
  SHOP_URL: urlVariable("http://localhost:4000"),
  CLUB_URL: urlVariable("http://localhost:4100"),
  SERVICE_SECRET: secret("SERVICE_SECRET"),
  MIDTRANS_URL: urlVariable("http://localhost:4200/midtrans"),
  MIDTRANS_SERVER_KEY: secret("MIDTRANS_SERVER_KEY"),
  MIDTRANS_CLIENT_KEY: z.string().default("SB-Mid-client-gelora-local").describe("the provider's public client key"),
  BITESHIP_URL: urlVariable("http://localhost:4200/biteship"),
  BITESHIP_API_KEY: secret("BITESHIP_API_KEY"),
  BITESHIP_WEBHOOK_SECRET: secret("BITESHIP_WEBHOOK_SECRET"),
  /** Where parcels start. */
  WAREHOUSE_NAME: z.string().default("Gudang Gelora").describe("who hands parcels to the courier"),
  WAREHOUSE_PHONE: z.string().default("+622129000000").describe("the warehouse's phone number"),
  WAREHOUSE_ADDRESS: z
    .string()
    .default("Jl. Pakin No. 1, Penjaringan, Jakarta Utara")
    .describe("the street address of the warehouse"),
  WAREHOUSE_POSTAL_CODE: z
    .string()
    .regex(/^\d{5}$/)
    .default("14440")
    .describe("the warehouse's postal code, five digits"),
  WHATSAPP_URL: urlVariable("http://localhost:4200/whatsapp/v23.0"),
  WHATSAPP_PHONE_ID: z.string().default("100000000000001").describe("the sender's phone number id"),
  WHATSAPP_TOKEN: secret("WHATSAPP_TOKEN"),
  SMTP_URL: z
    .string()
    .startsWith("smtp")
    .default("smtp://localhost:4225")
    .describe("an address such as smtps://user:password@host:465"),
  MAIL_FROM: z.string().default("Gelora <halo@gelora.example>").describe("the sender of mails"),
  SITE_CODE: z.string().default("gelora-id").describe("the code of this site"),
  SITE_NAME: z.string().default("Gelora").describe("the shop's name as shoppers read it"),
  WHATSAPP_CONTACT: z
    .string()
    .regex(/^\d{8,15}$/)
    .default("6281234567890")
    .describe("the shop's WhatsApp number, digits with country code"),
  CONTACT_EMAIL: z.email().default("halo@gelora.example").describe("the address for shoppers' mails"),
  PAYMENT_TIME_MINUTES: z.coerce
    .number()
    .int()
    .min(5)
    .max(4320)
    .default(1440)
    .describe("minutes that a bank transfer may take"),
  /** Sessions that one source may begin in a minute; many shoppers share the address of a mobile network. */
  NEW_SESSIONS_PER_MINUTE: z.coerce
    .number()
    .int()
    .min(1)
    .default(600)
    .describe("new sessions for one source in a minute"),
};

export type ShopConfiguration = ReturnType<typeof readShopConfiguration>;

export function readShopConfiguration(environment: NodeJS.ProcessEnv) {
  const configuration = readConfiguration(shape, environment);
  if (configuration.GELORA_ENVIRONMENT === "production") refuseLocalValues(configuration);
  return configuration;
}

function refuseLocalValues(configuration: Readonly<Record<string, unknown>>): void {
  const local = Object.entries(localSecrets).filter(([name, value]) => configuration[name] === value);
  const names = local.map(([name]) => name);
  if (configuration.GELORA_TEST_CLOCK === "1") names.push("GELORA_TEST_CLOCK");
  if (names.length > 0) throw new Error(`Production does not start with local values: set ${names.join(", ")}.`);
}
