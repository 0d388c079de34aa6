import { join } from "node:path";
import { portVariable, readConfiguration, urlVariable } from "@gelora/service-kit/configuration.ts";
import { milliseconds } from "@gelora/service-kit/durations.ts";
import { tracingVariables } from "@gelora/service-kit/tracing.ts";
import { z } from "zod";
import type { SandboxSettings } from "./sandbox.ts";

const key = (fallback: string) =>
  z.string().min(1).default(fallback).describe(`a key of your choice, the same as the shop's; ${fallback} without one`);

const shape = {
  PORT: portVariable(4200),
  SMTP_PORT: portVariable(4225),
  SANDBOX_URL: z.url().optional().describe("the address where browsers reach this program"),
  SHOP_URL: urlVariable("http://localhost:4000"),
  STOREFRONT_URL: urlVariable("http://localhost:3000"),
  MIDTRANS_SERVER_KEY: key("SB-Mid-server-gelora-local"),
  MIDTRANS_CLIENT_KEY: key("SB-Mid-client-gelora-local"),
  PAYMENT_NOTIFICATION_URL: z
    .url()
    .optional()
    .describe("an address of the shop; SHOP_URL/notifications/payments without one"),
  PAYMENT_FINISH_URL: z
    .url()
    .optional()
    .describe("an address of the storefront; STOREFRONT_URL/pay-callback without one"),
  SANDBOX_NOTIFY_PENDING: z
    .enum(["0", "1"])
    .default("0")
    .describe("1 to send a notification of each new pending payment too"),
  SANDBOX_RETRY_UNIT_MS: z.coerce
    .number()
    .int()
    .min(1)
    .default(1000)
    .describe("milliseconds; refused notifications come again after 2, 10, 30, 90 and 210 of these units"),
  BITESHIP_API_KEY: key("biteship-local-key"),
  BITESHIP_WEBHOOK_HEADER: z
    .string()
    .toLowerCase()
    .regex(/^[a-z0-9-]+$/)
    .default("x-biteship-signature")
    .describe("the name of the header that a webhook carries its secret in"),
  BITESHIP_WEBHOOK_SECRET: key("biteship-local-webhook-secret"),
  COURIER_NOTIFICATION_URL: z
    .url()
    .optional()
    .describe("an address of the shop; SHOP_URL/notifications/courier without one"),
  SANDBOX_PARCEL_STEP_MS: z.coerce
    .number()
    .int()
    .min(0)
    .default(20_000)
    .describe("milliseconds between two steps of a parcel; 0 when parcels move by hand alone"),
  WHATSAPP_TOKEN: key("whatsapp-local-token"),
  MAIL_EVENTS_KEY: key("gelora-local-mail-events-key"),
  MAIL_EVENTS_URL: z.url().optional().describe("an address of the shop; SHOP_URL/notifications/mail without one"),
  SMS_ACCOUNT_SID: key("AC00000000000000000000000000000000"),
  SMS_AUTH_TOKEN: key("sms-local-token"),
  GOOGLE_CLIENT_ID: key("gelora-local.apps.googleusercontent.example"),
  GOOGLE_CLIENT_SECRET: key("google-local-client-secret"),
  FACEBOOK_APP_ID: key("100000000000001"),
  FACEBOOK_APP_SECRET: key("facebook-local-app-secret"),
  RECOMMENDATIONS_FEED_URL: z
    .url()
    .optional()
    .describe("the address of the merchant's product feed; SHOP_URL/feeds/products.json without one"),
  GELORA_DATA: z.string().optional().describe("a folder; payments and parcels live over a restart with it"),
  LOG_LEVEL: z
    .enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"])
    .default("info")
    .describe("a level of the log"),
  ...tracingVariables,
};

/** @throws ConfigurationError that names each wrong variable */
export function readSandboxSettings(environment: NodeJS.ProcessEnv): SandboxSettings {
  const given = readConfiguration(shape, environment);
  const shop = withoutSlash(given.SHOP_URL);
  const fileFor = (name: string) => (given.GELORA_DATA ? join(given.GELORA_DATA, "sandbox", name) : undefined);
  const publicUrl = withoutSlash(given.SANDBOX_URL ?? `http://localhost:${given.PORT}`);
  const retryUnit = milliseconds(given.SANDBOX_RETRY_UNIT_MS);
  return {
    port: given.PORT,
    logLevel: given.LOG_LEVEL,
    tracing: given,
    storefrontUrl: withoutSlash(given.STOREFRONT_URL),
    payments: {
      serverKey: given.MIDTRANS_SERVER_KEY,
      clientKey: given.MIDTRANS_CLIENT_KEY,
      publicUrl,
      finishUrl: given.PAYMENT_FINISH_URL ?? `${withoutSlash(given.STOREFRONT_URL)}/pay-callback`,
      notificationUrl: given.PAYMENT_NOTIFICATION_URL ?? `${shop}/notifications/payments`,
      notifyPending: given.SANDBOX_NOTIFY_PENDING === "1",
      retryUnit,
      file: fileFor("payments.jsonl"),
    },
    courier: {
      apiKey: given.BITESHIP_API_KEY,
      publicUrl,
      webhookUrl: given.COURIER_NOTIFICATION_URL ?? `${shop}/notifications/courier`,
      webhookHeader: given.BITESHIP_WEBHOOK_HEADER,
      webhookSecret: given.BITESHIP_WEBHOOK_SECRET,
      stepMs: given.SANDBOX_PARCEL_STEP_MS,
      retryUnit,
      file: fileFor("parcels.jsonl"),
    },
    postbox: {
      smtpPort: given.SMTP_PORT,
      whatsappToken: given.WHATSAPP_TOKEN,
      smsAccountSid: given.SMS_ACCOUNT_SID,
      smsAuthToken: given.SMS_AUTH_TOKEN,
      mailEventsUrl: given.MAIL_EVENTS_URL ?? `${shop}/notifications/mail`,
      mailEventsKey: given.MAIL_EVENTS_KEY,
      retryUnit,
    },
    recommendations: { feedUrl: given.RECOMMENDATIONS_FEED_URL ?? `${shop}/feeds/products.json` },
    social: {
      publicUrl,
      storefrontUrl: withoutSlash(given.STOREFRONT_URL),
      google: { id: given.GOOGLE_CLIENT_ID, secret: given.GOOGLE_CLIENT_SECRET },
      facebook: { id: given.FACEBOOK_APP_ID, secret: given.FACEBOOK_APP_SECRET },
    },
  };
}

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, "");
}
