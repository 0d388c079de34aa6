import { browserSettingsOf, type StorefrontConfiguration } from "../platform/page/configuration.ts";
import { environments } from "../platform/page/environment.ts";
import type { AllowedOrigins, ForeignOrigins } from "./page-security.ts";

/** The outside origins that pages may call and send forms to, from all environments' settings. */
export function allowedOriginsOf(configuration: StorefrontConfiguration): AllowedOrigins {
  const addresses = environments.flatMap((environment) => {
    const { shopUrl, clubUrl, recommendationsUrl, collectorUrl } = browserSettingsOf(configuration, environment);
    return [shopUrl, clubUrl, recommendationsUrl, collectorUrl];
  });
  const payment = (configuration.PAYMENT_ORIGINS ?? new URL(configuration.SANDBOX_URL).origin).split(" ");
  const shopOrigins = environments.map(
    (environment) => new URL(browserSettingsOf(configuration, environment).shopUrl).origin,
  );
  return {
    // Card tokens come straight from the payment provider.
    connect: [...new Set([...addresses.map((address) => new URL(address).origin), ...payment])],
    formAction: payment,
    // Pictures of reviews come from the shop.
    pictures: [...new Set([...shopOrigins, ...pictureOriginsOf(configuration)])],
    clubFrames: [new URL(configuration.CLUB_SITE_URL ?? configuration.CLUB_URL).origin],
    socialSignIn: socialSignInOf(configuration),
    socialChat: socialChatOf(configuration),
  };
}

/** A merchant's image service, if there is one. */
function pictureOriginsOf({ PICTURE_ADDRESS }: StorefrontConfiguration): readonly string[] {
  return PICTURE_ADDRESS.startsWith("/") ? [] : [new URL(PICTURE_ADDRESS).origin];
}

/** Only the script's own origin: other Facebook addresses can return attacker-chosen scripts. */
function socialSignInOf(configuration: StorefrontConfiguration): ForeignOrigins | undefined {
  const { FACEBOOK_ORIGINS, FACEBOOK_SDK_URL, SANDBOX_URL } = configuration;
  if (FACEBOOK_ORIGINS === "none") return undefined;
  const origins = (FACEBOOK_ORIGINS ?? new URL(SANDBOX_URL).origin).split(" ");
  return {
    scripts: [new URL(FACEBOOK_SDK_URL ?? SANDBOX_URL).origin],
    connect: origins,
    frames: origins,
    pictures: [],
  };
}

/** Undefined if no social chat is configured [SHL-17]. */
function socialChatOf(configuration: StorefrontConfiguration): ForeignOrigins | undefined {
  const { FACEBOOK_CHAT_PAGE_ID, FACEBOOK_CHAT_SCRIPTS_URL, FACEBOOK_CHAT_WINDOW_URL } = configuration;
  if (!FACEBOOK_CHAT_PAGE_ID) return undefined;
  const scripts = new URL(FACEBOOK_CHAT_SCRIPTS_URL).origin;
  const window = new URL(FACEBOOK_CHAT_WINDOW_URL).origin;
  return { connect: [scripts, window], scripts: [scripts], frames: [window], pictures: [window] };
}
