import { hours } from "@gelora/service-kit/durations.ts";
import { deleteUnusedDevices } from "@gelora/service-kit/known-devices.ts";
import type { ClubModule } from "../../platform/club-module.ts";
import * as createPasswords from "./storage/migrations/0001-create-passwords.ts";
import * as createKnownDevices from "./storage/migrations/0002-create-known-devices.ts";
import { deleteForgottenTries } from "./storage/password-tries.ts";

export const passwordsModule: ClubModule = {
  name: "passwords",
  migrations: { "0001-create-passwords": createPasswords, "0002-create-known-devices": createKnownDevices },
  recurringTasks: (platform) => [
    { name: "forget wrong passwords", every: hours(1), run: () => deleteForgottenTries(platform) },
    { name: "forget unused devices", every: hours(1), run: () => deleteUnusedDevices(platform) },
  ],
};
