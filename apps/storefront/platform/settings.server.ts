import { readStorefrontConfiguration, type StorefrontConfiguration } from "./configuration.ts";

let settings: StorefrontConfiguration | undefined;

/** The settings of this process, read once. The server has read and refused wrong ones before any page is rendered. */
export function storefrontSettings(): StorefrontConfiguration {
  settings ??= readStorefrontConfiguration(process.env);
  return settings;
}
