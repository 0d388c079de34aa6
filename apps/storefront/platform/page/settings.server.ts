import { readStorefrontConfiguration, type StorefrontConfiguration } from "./configuration.ts";

let settings: StorefrontConfiguration | undefined;

/** The process's settings, read once. The server has validated them before any page is rendered. */
export function storefrontSettings(): StorefrontConfiguration {
  settings ??= readStorefrontConfiguration(process.env);
  return settings;
}
