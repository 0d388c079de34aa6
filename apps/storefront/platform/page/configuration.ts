import { usualFixedKey } from "@gelora/contracts/site-key.ts";
import { portVariable, readConfiguration, refuseUnsafe, urlVariable } from "@gelora/service-kit/configuration.ts";
import { mediaVariables } from "@gelora/service-kit/media-store.ts";
import { unsafeAddresses } from "@gelora/service-kit/production-settings.ts";
import { leaveGraceVariable } from "@gelora/service-kit/service-variables.ts";
import { tracingVariables } from "@gelora/service-kit/tracing.ts";
import { z } from "zod";
import { type Environment, environments } from "./environment.ts";
import { ownPictureForm } from "./picture-address.ts";

const optionalUrl = z.url().optional().describe("an address such as https://test.gelora.example");

const shape = {
  PORT: portVariable(3000),
  LOG_LEVEL: z.string().default("info").describe("a pino level such as info"),
  GELORA_DATA: z.string().default(".data").describe("the folder for local data"),
  GELORA_ENVIRONMENT: z.enum(environments).default("dev").describe("dev, test, staging or production"),
  LEAVE_GRACE_SECONDS: leaveGraceVariable,
  ...tracingVariables,
  GELORA_DEV: z.enum(["0", "1"]).default("0").describe("1 to serve sources with hot reload"),
  STOREFRONT_URL: urlVariable("http://localhost:3000"),
  /** The shop's gateway, as the storefront's server reaches it and, by default, as browsers do. */
  SHOP_URL: urlVariable("http://localhost:4000"),
  SHOP_PUBLIC_URL: optionalUrl,
  /** Browsers' addresses by environment [K22]; staging defaults to test's. */
  SHOP_URL_TEST: optionalUrl,
  SHOP_URL_STAGING: optionalUrl,
  SHOP_URL_PRODUCTION: optionalUrl,
  PRODUCTION_HOSTS: z.string().default("gelora.example,www.gelora.example").describe("host names separated by commas"),
  CLUB_URL: urlVariable("http://localhost:4100"),
  /** The club's own site, if it is elsewhere than its gateway. */
  CLUB_SITE_URL: optionalUrl,
  CLUB_SITE_KEY: z.string().min(1).default(usualFixedKey).describe("the club's same setting; no secret"),
  SANDBOX_URL: urlVariable("http://localhost:4200"),
  RECOMMENDATIONS_URL: optionalUrl,
  COLLECTOR_URL: optionalUrl,
  /**
   * Where payment forms and redirects may lead, separated by spaces, for the content security
   * policy.
   */
  PAYMENT_ORIGINS: z.string().optional().describe("origins separated by blanks"),
  /**
   * The Facebook page that answers in the social chat; without one there is no such chat [SHL-17,
   * Q46].
   */
  FACEBOOK_CHAT_PAGE_ID: z.string().regex(/^\d+$/).optional().describe("the number of a page on Facebook"),
  /** The chat script's origin, with a folder per language, and its window's. */
  FACEBOOK_CHAT_SCRIPTS_URL: urlVariable("https://connect.facebook.net"),
  FACEBOOK_CHAT_WINDOW_URL: urlVariable("https://www.facebook.com"),
  /**
   * Facebook's sign-in, for the policy of registration pages: its script, as the shop names it, and
   * what that calls and shows.
   */
  FACEBOOK_SDK_URL: optionalUrl,
  FACEBOOK_ORIGINS: z
    .string()
    .optional()
    .describe("origins separated by blanks, such as https://www.facebook.com, or none where it is not offered"),
  ...mediaVariables,
  /** A source of pictures beside merchants' own files, such as the demo shop's drawings. */
  PICTURE_SOURCE: z.string().min(1).optional().describe("the path of a module that exports pictureSource"),
  /** Of our own image route, unless a merchant has an image service [IMG-02, Q58]. */
  PICTURE_ADDRESS: z
    .string()
    .refine((form) => ["{key}", "{width}", "{format}"].every((gap) => form.includes(gap)))
    .refine((form) => form.startsWith("/") || URL.canParse(form))
    .default(ownPictureForm)
    .describe("the form of a picture's address, with {key}, {width} and {format}"),
  SITE_CODE: z.string().min(1).default("gelora-id").describe("the code of this site"),
  SITE_NAME: z.string().min(1).default("Gelora").describe("the shop's name as shoppers read it"),
  /** What search engines see; the shop itself asks the couriers. */
  DELIVERY_COST_UP_TO: z.coerce.number().int().min(0).optional().describe("the most that a delivery costs, in rupiah"),
  PAGE_CACHE_MEGABYTES: z.coerce
    .number()
    .int()
    .min(0)
    .max(4096)
    .default(64)
    .describe("megabytes for finished pages, 0 to keep none"),
  OFFLINE_PAGES: z.enum(["on", "off"]).default("on").describe("off to remove the service worker from all browsers"),
};

type Settings = z.infer<z.ZodObject<typeof shape>>;

export type StorefrontConfiguration = ReturnType<typeof readStorefrontConfiguration>;

/** @throws ConfigurationError that names each invalid variable, or what production refuses */
export function readStorefrontConfiguration(environment: NodeJS.ProcessEnv) {
  const configuration = readConfiguration(shape, environment);
  if (configuration.GELORA_ENVIRONMENT === "production") refuseUnsafe(unsafeStorefront(configuration));
  return configuration;
}

/** Pages give browsers these addresses, and their policy lets scripts and forms use no others. */
function unsafeStorefront(settings: Settings): readonly string[] {
  const { hostname: host } = new URL(settings.STOREFRONT_URL);
  const offersFacebook = settings.FACEBOOK_ORIGINS !== "none";
  const shop = settings.SHOP_URL_PRODUCTION ? "SHOP_URL_PRODUCTION" : "SHOP_PUBLIC_URL";
  return [
    ...unsafeAddresses(settings, ["STOREFRONT_URL", shop, "CLUB_URL", "RECOMMENDATIONS_URL"]),
    // Without them events go to the shop, and the club's site is at its gateway.
    ...unsafeAddresses(
      settings,
      (["COLLECTOR_URL", "CLUB_SITE_URL"] as const).filter((name) => settings[name]),
    ),
    ...unsafeAddresses(settings, offersFacebook ? ["FACEBOOK_SDK_URL"] : []),
    ...(settings.PAYMENT_ORIGINS ? [] : ["PAYMENT_ORIGINS is not set: pages could lead to no payment."]),
    ...(settings.FACEBOOK_ORIGINS ? [] : ["FACEBOOK_ORIGINS is not set: say none where that sign-in is not offered."]),
    ...(settings.PRODUCTION_HOSTS.split(",").includes(host)
      ? []
      : [`PRODUCTION_HOSTS does not name ${host}, the host of STOREFRONT_URL.`]),
    ...(settings.GELORA_DEV === "1" ? ["GELORA_DEV is 1: production serves the finished build."] : []),
  ];
}

/** The settings that a browser needs. Nothing here is secret. */
export type BrowserSettings = {
  readonly shopUrl: string;
  readonly clubUrl: string;
  /** The club's own site [Q22, Q33]. */
  readonly clubSiteUrl: string;
  /** The fixed key of STA-10: it protects nothing by itself. */
  readonly clubSiteKey: string;
  readonly recommendationsUrl: string;
  readonly collectorUrl: string;
  readonly siteCode: string;
  /** The shop's display name. */
  readonly siteName: string;
  readonly siteUrl: string;
  /** See `pictureAddress`. */
  readonly pictureForm: string;
  /** Set where browsers keep the public pages seen last. */
  readonly offlinePages?: true;
  /** Absent if no social chat is configured. */
  readonly socialChat?: SocialChatSettings;
};

export type SocialChatSettings = { readonly pageId: string; readonly scriptsUrl: string };

/** The addresses that a browser uses in one environment [CON-13, OPS-05, OPS-06]. */
export function browserSettingsOf(configuration: StorefrontConfiguration, environment: Environment): BrowserSettings {
  const base = configuration.SHOP_PUBLIC_URL ?? configuration.SHOP_URL;
  const test = configuration.SHOP_URL_TEST ?? base;
  const shopUrls = {
    dev: base,
    test,
    staging: configuration.SHOP_URL_STAGING ?? test,
    production: configuration.SHOP_URL_PRODUCTION ?? base,
  };
  return {
    shopUrl: shopUrls[environment],
    clubUrl: configuration.CLUB_URL,
    clubSiteUrl: configuration.CLUB_SITE_URL ?? configuration.CLUB_URL,
    clubSiteKey: configuration.CLUB_SITE_KEY,
    recommendationsUrl: configuration.RECOMMENDATIONS_URL ?? `${configuration.SANDBOX_URL}/recommendations`,
    collectorUrl: configuration.COLLECTOR_URL ?? new URL("/collector/events", shopUrls[environment]).href,
    siteCode: configuration.SITE_CODE,
    siteName: configuration.SITE_NAME,
    siteUrl: configuration.STOREFRONT_URL,
    pictureForm: configuration.PICTURE_ADDRESS,
    ...(configuration.OFFLINE_PAGES === "on" && configuration.GELORA_DEV === "0" ? { offlinePages: true } : {}),
    ...(configuration.FACEBOOK_CHAT_PAGE_ID
      ? {
          socialChat: {
            pageId: configuration.FACEBOOK_CHAT_PAGE_ID,
            scriptsUrl: configuration.FACEBOOK_CHAT_SCRIPTS_URL,
          },
        }
      : {}),
  };
}
