import { resolve } from "node:path";
import { portVariable, readConfiguration, refuseUnsafe, urlVariable } from "@gelora/service-kit/configuration.ts";
import { mediaVariables } from "@gelora/service-kit/media-store.ts";
import { networksVariable } from "@gelora/service-kit/networks.ts";
import { poolerVariable } from "@gelora/service-kit/pooler.ts";
import { localMail, unsafeAddresses, unsafeSecrets, unsafeService } from "@gelora/service-kit/production-settings.ts";
import { serviceVariables } from "@gelora/service-kit/service-variables.ts";
import { z } from "zod";

/**
 * The shop's settings. Secrets have local values that the sandbox knows; production refuses to
 * start with them.
 */
const localSecrets = {
  SERVICE_SECRET: "gelora-local-service-secret",
  MIDTRANS_SERVER_KEY: "SB-Mid-server-gelora-local",
  BITESHIP_API_KEY: "biteship-local-key",
  BITESHIP_WEBHOOK_SECRET: "biteship-local-webhook-secret",
  WHATSAPP_TOKEN: "whatsapp-local-token",
  GOOGLE_CLIENT_SECRET: "google-local-client-secret",
  FACEBOOK_APP_SECRET: "facebook-local-app-secret",
  SMS_AUTH_TOKEN: "sms-local-token",
  CODE_SECRET: "gelora-local-code-secret",
  BANK_ACCOUNT_SECRET: "gelora-local-bank-account-secret",
  STAFF_SECRET: "gelora-local-staff-secret",
  NEWSLETTER_SECRET: "gelora-local-newsletter-secret",
  MAIL_EVENTS_KEY: "gelora-local-mail-events-key",
  FLASH_SALE_SECRET: "gelora-local-flash-sale-secret",
  GA4_API_SECRET: "ga4-local-api-secret",
  META_ACCESS_TOKEN: "meta-local-access-token",
} as const;

/** Those that no provider gives us. */
const ownSecrets = Object.keys(localSecrets).filter((name) =>
  /^(SERVICE|CODE|BANK_ACCOUNT|STAFF|NEWSLETTER|FLASH_SALE)_SECRET$/.test(name),
);

const secret = (name: keyof typeof localSecrets) =>
  z.string().min(8).default(localSecrets[name]).describe("a secret of at least 8 characters");

/** A whole number, such as a price or a limit. */
const amount = (fallback: number, description: string, least = 1) =>
  z.coerce.number().int().min(least).default(fallback).describe(description);

/** Our client id at a sign-in provider; when empty, the provider is not offered. */
const offered = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .transform((id) => (id === "none" ? "" : id))
    .describe("the id that the provider gave us, or none");

const shape = {
  ...serviceVariables,
  PORT: portVariable(4000),
  SHOP_DATABASE_URL: z
    .string()
    .startsWith("postgres")
    .optional()
    .describe("an address such as postgres://user@host:5432/gelora_shop, also with several hosts"),
  SHOP_DATABASE_REPLICA_URL: z
    .string()
    .startsWith("postgres")
    .optional()
    .describe("the address of a standby of that database, also with several hosts"),
  SHOP_DATABASE_POOL: z.coerce
    .number()
    .int()
    .min(2)
    .max(100)
    .default(10)
    .describe("the number of database connections"),
  SHOP_DATABASE_POOLER: poolerVariable,
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
  SMS_URL: urlVariable("http://localhost:4200/sms"),
  SMS_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-f]{32}$/)
    .default("AC00000000000000000000000000000000")
    .describe("the account's id at the SMS provider, AC and 32 hexadecimal digits"),
  SMS_AUTH_TOKEN: secret("SMS_AUTH_TOKEN"),
  SMS_FROM: z.string().min(1).default("Gelora").describe("the sender of SMS: a number such as +6221… or a sender id"),
  SMTP_URL: z
    .string()
    .startsWith("smtp")
    .default(localMail)
    .describe("an address such as smtps://user:password@host:465"),
  MAIL_FROM: z.string().default("Gelora <halo@gelora.example>").describe("the sender of mails"),
  GOOGLE_CLIENT_ID: offered("gelora-local.apps.googleusercontent.example"),
  GOOGLE_CLIENT_SECRET: secret("GOOGLE_CLIENT_SECRET"),
  GOOGLE_ISSUER: urlVariable("http://localhost:4200/google"),
  FACEBOOK_APP_ID: offered("100000000000001"),
  FACEBOOK_APP_SECRET: secret("FACEBOOK_APP_SECRET"),
  FACEBOOK_GRAPH_URL: urlVariable("http://localhost:4200/facebook"),
  FACEBOOK_SDK_URL: urlVariable("http://localhost:4200/facebook/en_US/sdk.js"),
  /** Nobody counts visits unless their ids are set [Q55]. */
  GA4_MEASUREMENT_ID: z
    .string()
    .regex(/^G-[A-Z0-9]+$/)
    .optional()
    .describe("the measurement ID of a web stream of Google Analytics 4, such as G-ABC123DEF4"),
  GA4_API_SECRET: secret("GA4_API_SECRET"),
  GA4_URL: urlVariable("https://www.google-analytics.com"),
  META_PIXEL_ID: z.string().regex(/^\d+$/).optional().describe("the ID of a Meta pixel (a data set), digits"),
  META_ACCESS_TOKEN: secret("META_ACCESS_TOKEN"),
  META_GRAPH_URL: urlVariable("https://graph.facebook.com/v23.0"),
  META_TEST_EVENT_CODE: z.string().min(1).optional().describe("a code under which Meta shows events as tests"),
  COLLECTOR_MESSAGES_PER_MINUTE: amount(120, "messages with events that one source may send in a minute"),
  SOCIAL_SIGN_INS_PER_MINUTE: amount(30, "social sign-ins that one source may begin or finish in a minute"),
  ...mediaVariables,
  /** What shoppers send, such as pictures of returns: nobody sees it without permission. */
  UPLOADS_BUCKET: z.string().min(3).optional().describe("a bucket for what shoppers send, that nothing else uses"),
  UPLOADS_FOLDER: z.string().min(1).optional().describe("a folder for what shoppers send, that nothing else uses"),
  SITE_CODE: z.string().default("gelora-id").describe("the code of this site"),
  SITE_NAME: z.string().default("Gelora").describe("the shop's name as shoppers read it"),
  WHATSAPP_CONTACT: z
    .string()
    .regex(/^\d{8,15}$/)
    .default("6281234567890")
    .describe("the shop's WhatsApp number, digits with country code"),
  CONTACT_EMAIL: z.email().default("halo@gelora.example").describe("the address for shoppers' mails"),
  /** Whom shoppers buy from by law, at the foot of every page and on invoices. */
  SELLER_NAME: z.string().min(1).default("PT Gelora Contoh").describe("the company that sells, as it is registered"),
  SELLER_ADDRESS: z
    .string()
    .min(1)
    .default("Jl. Pakin No. 1, Penjaringan, Jakarta Utara 14440")
    .describe("where that company is to be found"),
  PAYMENT_TIME_MINUTES: z.coerce
    .number()
    .int()
    .min(5)
    .max(4320)
    .default(1440)
    .describe("minutes that a bank transfer may take"),
  PICKUP_READY_MINUTES: z.coerce
    .number()
    .int()
    .min(0)
    .max(10_080)
    .default(0)
    .describe("minutes after which a pick-up counts as ready in the store, unless staff report it before; 0 at once"),
  EXCHANGE_AWAITED_DAYS: amount(
    14,
    "days after a new size was sent in which the old items of an exchange are expected",
  ),
  /**
   * Limits by source are for a household or an office; these may use them a multiple of times.
   */
  SHARED_NETWORKS: networksVariable("networks that put many people behind one address"),
  SHARED_NETWORK_FACTOR: amount(10, "how many times the limits of one source a shared network has"),
  NEW_SESSIONS_PER_MINUTE: z.coerce
    .number()
    .int()
    .min(1)
    .default(600)
    .describe("new sessions for one source in a minute"),
  /**
   * Correct or wrong: a list of stolen passwords is tried from few sources. A member in a browser
   * where they have signed in before has as many of their own.
   */
  SIGN_INS_PER_MINUTE: amount(20, "passwords that one source may try in a minute"),
  /**
   * Whether a number or an address has an account is revealed only a few times: AC-09 in
   * docs/reliability.md.
   */
  ACCOUNT_CHECKS_PER_HOUR: amount(30, "numbers, and addresses, that one source may check in an hour"),
  ACCOUNT_CHECKS_PER_DAY: amount(
    1000,
    "checks of numbers, and of addresses, that are answered with the truth in a day",
  ),
  RESET_REQUESTS_PER_HOUR: amount(20, "links for a new password that one source may ask for in an hour"),
  /** Orders reserve goods and send messages to contacts that nobody has verified. */
  ORDERS_PER_SOURCE_PER_HOUR: amount(30, "orders that one source, or one member, may place in an hour"),
  CASH_ORDERS_PER_NUMBER: amount(3, "cash orders of one number, or one member, that are not handed over yet"),
  MESSAGES_PER_CONTACT_PER_HOUR: amount(10, "messages about orders in an hour to an address or number nobody verified"),
  /**
   * The key for the digests of codes: without it, a reader of the database cannot try the ten
   * thousand codes.
   */
  CODE_SECRET: secret("CODE_SECRET"),
  /**
   * The key that encrypts the accounts refunds are transferred to; rows of another are unreadable.
   */
  BANK_ACCOUNT_SECRET: secret("BANK_ACCOUNT_SECRET"),
  /** The key that encrypts the second factors of staff. */
  STAFF_SECRET: secret("STAFF_SECRET"),
  /** The key that signs the links in mails of the newsletter. */
  NEWSLETTER_SECRET: secret("NEWSLETTER_SECRET"),
  /** The key that the mail provider signs its notifications with. */
  MAIL_EVENTS_KEY: secret("MAIL_EVENTS_KEY"),
  NEWSLETTER_REQUESTS_PER_HOUR: amount(20, "newsletter mails that one source may ask for in an hour"),
  /** The key that signs places in the waiting lines of flash sales. */
  FLASH_SALE_SECRET: secret("FLASH_SALE_SECRET"),
  FLASH_SALE_TURNS_PER_SECOND: amount(200, "shoppers who may try for a piece of one flash sale in a second"),
  CODES_PER_SOURCE_PER_DAY: amount(60, "codes that one source may have sent in a day, to phones and by mail each"),
  CODES_PER_SESSION_PER_DAY: amount(10, "codes that one session may have sent in a day, to phones and by mail each"),
  WHATSAPP_CODE_PRICE: amount(450, "what a code by WhatsApp costs, in rupiah", 0),
  SMS_CODE_PRICE: amount(700, "what a code by SMS costs, in rupiah", 0),
  CODE_BUDGET_PER_DAY: amount(2_000_000, "what codes sent to phones may cost in a day, in rupiah", 0),
};

export type ShopConfiguration = ReturnType<typeof readShopConfiguration>;

/** @throws ConfigurationError for an invalid value, or what production refuses */
export function readShopConfiguration(environment: NodeJS.ProcessEnv) {
  const configuration = readConfiguration(shape, environment);
  refuseUnsafe(unsafeUploads(configuration));
  if (configuration.GELORA_ENVIRONMENT === "production") refuseUnsafe(unsafeShop(configuration));
  return configuration;
}

type Uploads = Pick<
  z.infer<z.ZodObject<typeof shape>>,
  "UPLOADS_BUCKET" | "UPLOADS_FOLDER" | "MEDIA_BUCKET" | "GELORA_DATA"
>;

/** What is where merchants' pictures are, everyone can see. */
function unsafeUploads({ UPLOADS_BUCKET, UPLOADS_FOLDER, MEDIA_BUCKET, GELORA_DATA }: Uploads): readonly string[] {
  const media = resolve(GELORA_DATA, "media");
  const isPublic = UPLOADS_FOLDER !== undefined && `${resolve(UPLOADS_FOLDER)}/`.startsWith(`${media}/`);
  return [
    ...(UPLOADS_BUCKET !== undefined && UPLOADS_BUCKET === MEDIA_BUCKET
      ? ["UPLOADS_BUCKET is MEDIA_BUCKET: what shoppers send needs a bucket of its own."]
      : []),
    ...(isPublic ? ["UPLOADS_FOLDER is in the folder of merchants' pictures: it needs a place of its own."] : []),
    ...(UPLOADS_BUCKET !== undefined && UPLOADS_FOLDER !== undefined
      ? ["UPLOADS_BUCKET and UPLOADS_FOLDER are both set: one of them is meant."]
      : []),
  ];
}

function unsafeShop(configuration: z.infer<z.ZodObject<typeof shape>>): readonly string[] {
  const isUsed = (name: string): boolean => {
    if (name.startsWith("GA4_")) return configuration.GA4_MEASUREMENT_ID !== undefined;
    if (name.startsWith("META_")) return configuration.META_PIXEL_ID !== undefined;
    if (name.startsWith("GOOGLE_")) return configuration.GOOGLE_CLIENT_ID !== "";
    return !name.startsWith("FACEBOOK_") || configuration.FACEBOOK_APP_ID !== "";
  };
  const secrets = Object.entries(localSecrets).filter(([name]) => isUsed(name));
  return [
    ...unsafeService(configuration, "SHOP_DATABASE_URL"),
    ...unsafeSecrets(configuration, Object.fromEntries(secrets), ownSecrets),
    ...unsafeAddresses(configuration, outsideAddresses.filter(isUsed)),
  ];
}

/** What browsers and providers reach, or where money and personal data go. */
const outsideAddresses = [
  "STOREFRONT_URL",
  "SHOP_URL",
  "MIDTRANS_URL",
  "BITESHIP_URL",
  "WHATSAPP_URL",
  "SMS_URL",
  "GOOGLE_ISSUER",
  "FACEBOOK_GRAPH_URL",
  "FACEBOOK_SDK_URL",
  "GA4_URL",
  "META_GRAPH_URL",
];
