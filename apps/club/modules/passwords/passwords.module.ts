import { hours } from "@gelora/service-kit/durations.ts";
import type { ClubModule } from "../../platform/club-module.ts";
import * as createPasswords from "./storage/migrations/0001-create-passwords.ts";
import { deleteForgottenTries } from "./storage/password-tries.ts";

export const passwordsModule: ClubModule = {
  name: "passwords",
  migrations: { "0001-create-passwords": createPasswords },
  recurringTasks: (platform) => [
    { name: "forget wrong passwords", every: hours(1), run: () => deleteForgottenTries(platform) },
  ],
};
