const secrets = [
  "SERVICE_SECRET",
  "MIDTRANS_SERVER_KEY",
  "BITESHIP_API_KEY",
  "BITESHIP_WEBHOOK_SECRET",
  "WHATSAPP_TOKEN",
  "SMS_AUTH_TOKEN",
  "CODE_SECRET",
  "BANK_ACCOUNT_SECRET",
  "STAFF_SECRET",
  "NEWSLETTER_SECRET",
  "MAIL_EVENTS_KEY",
  "FLASH_SALE_SECRET",
  "GOOGLE_CLIENT_SECRET",
  "FACEBOOK_APP_SECRET",
];

const addresses = [
  "STOREFRONT_URL",
  "SHOP_URL",
  "MIDTRANS_URL",
  "BITESHIP_URL",
  "WHATSAPP_URL",
  "SMS_URL",
  "GOOGLE_ISSUER",
  "FACEBOOK_GRAPH_URL",
  "FACEBOOK_SDK_URL",
];

/** Settings with which a shop starts in production; nothing behind their addresses answers. */
export const productionSettings: Readonly<Record<string, string>> = {
  GELORA_ENVIRONMENT: "production",
  SHOP_DATABASE_URL: "postgres://gelora@database.example/gelora_shop",
  SMTP_URL: "smtps://gelora@mail.example:465",
  ...Object.fromEntries(secrets.map((name) => [name, `${name}-of-production-and-long-enough`])),
  ...Object.fromEntries(addresses.map((name) => [name, `https://${name.toLowerCase().replaceAll("_", "-")}.example`])),
};
