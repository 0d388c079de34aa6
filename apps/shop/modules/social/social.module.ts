import { hours } from "@gelora/service-kit/durations.ts";
import type { ShopModule } from "../../platform/shop-module.ts";
import { socialProviders } from "./providers/providers-of.ts";
import { finishGoogleLogin } from "./resolvers/Mutation.finishGoogleLogin.ts";
import { startGoogleLogin } from "./resolvers/Mutation.startGoogleLogin.ts";
import { loginByThirdPartyMc } from "./resolvers/Query.loginByThirdPartyMc.ts";
import { socialSettings } from "./resolvers/Query.socialSettings.ts";
import * as createSocialFlows from "./storage/migrations/0001-create-social-flows.ts";
import { deleteExpiredFlows } from "./storage/social-flows.ts";
import { deleteOldSpentTokens } from "./storage/spent-tokens.ts";
import { socialLimits } from "./use-cases/limit-social-sign-ins.ts";

/**
 * Sign-in with Google or Facebook. A person's identity comes from the provider's proof, never from
 * the browser's word.
 */
export const socialModule: ShopModule = {
  name: "social",
  migrations: { "0001-create-social-flows": createSocialFlows },
  parts: [socialProviders, socialLimits],
  resolvers: { Query: { socialSettings, loginByThirdPartyMc }, Mutation: { startGoogleLogin, finishGoogleLogin } },
  recurringTasks: (platform) => [
    { name: "delete old social flows", every: hours(1), run: () => deleteExpiredFlows(platform) },
    { name: "delete old spent tokens", every: hours(24), run: () => deleteOldSpentTokens(platform) },
  ],
};
