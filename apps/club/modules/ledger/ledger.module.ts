import { days, minutes } from "@gelora/service-kit/durations.ts";
import type { ClubModule } from "../../platform/club-module.ts";
import { mountServicePoints } from "./service-points.ts";
import * as createLedger from "./storage/migrations/0001-create-ledger.ts";
import * as warnOfExpiryOnce from "./storage/migrations/0002-warn-of-expiry.ts";
import * as numberMovements from "./storage/migrations/0003-number-movements.ts";
import * as noteWhatComesBack from "./storage/migrations/0004-note-what-comes-back.ts";
import { auditLedger } from "./use-cases/audit-ledger.ts";
import { expirePoints } from "./use-cases/expire-points.ts";
import { warnOfExpiry } from "./use-cases/warn-of-expiry.ts";

export const ledgerModule: ClubModule = {
  name: "ledger",
  migrations: {
    "0001-create-ledger": createLedger,
    "0002-warn-of-expiry": warnOfExpiryOnce,
    "0003-number-movements": numberMovements,
    "0004-note-what-comes-back": noteWhatComesBack,
  },
  routes: mountServicePoints,
  recurringTasks: (platform) => [
    { name: "expire points", every: minutes(1), run: () => expirePoints(platform) },
    { name: "warn of points that expire", every: minutes(10), run: () => warnOfExpiry(platform) },
    { name: "audit the ledger", every: days(1), run: () => auditLedger(platform) },
  ],
};
