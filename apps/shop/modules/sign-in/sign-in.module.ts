import { hours } from "@gelora/service-kit/durations.ts";
import { deleteUnusedDevices } from "@gelora/service-kit/known-devices.ts";
import type { ShopModule } from "../../platform/shop-module.ts";
import { changePassword } from "./resolvers/Mutation.changePassword.ts";
import { confirmIdentity } from "./resolvers/Mutation.confirmIdentity.ts";
import { login } from "./resolvers/Mutation.login.ts";
import { requestPasswordReset } from "./resolvers/Mutation.requestPasswordReset.ts";
import { resetPassword } from "./resolvers/Mutation.resetPassword.ts";
import { mountServiceClubLogin } from "./service-club-login.ts";
import * as createSignIn from "./storage/migrations/0001-create-sign-in.ts";
import * as createKnownDevices from "./storage/migrations/0002-create-known-devices.ts";
import * as bindResetLinks from "./storage/migrations/0003-bind-reset-links.ts";
import * as collateCodes from "./storage/migrations/0004-collate-codes.ts";
import * as dropResetRequests from "./storage/migrations/0005-drop-reset-requests.ts";
import { deleteForgottenTries } from "./storage/password-tries.ts";
import { deleteExpiredResetLinks } from "./storage/reset-links.ts";
import { signInLimits } from "./use-cases/limit-source.ts";
import { sendResetLink } from "./use-cases/send-reset-link.ts";
import { resetTopic } from "./use-cases/topics.ts";

export const signInModule: ShopModule = {
  name: "sign-in",
  migrations: {
    "0001-create-sign-in": createSignIn,
    "0002-create-known-devices": createKnownDevices,
    "0003-bind-reset-links": bindResetLinks,
    "0004-collate-codes": collateCodes,
    "0005-drop-reset-requests": dropResetRequests,
  },
  parts: [signInLimits],
  routes: mountServiceClubLogin,
  resolvers: { Mutation: { login, requestPasswordReset, resetPassword, changePassword, confirmIdentity } },
  outboxHandlers: (platform) => ({ [resetTopic]: (message) => sendResetLink(platform, message) }),
  recurringTasks: (platform) => [
    { name: "forget wrong passwords", every: hours(1), run: () => deleteForgottenTries(platform) },
    { name: "forget unused devices", every: hours(1), run: () => deleteUnusedDevices(platform) },
    { name: "delete expired links", every: hours(1), run: () => deleteExpiredResetLinks(platform) },
  ],
};
