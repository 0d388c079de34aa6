import { minutes } from "@gelora/service-kit/durations.ts";
import type { ShopModule } from "../../platform/shop-module.ts";
import { memberEmailVerification } from "./resolvers/Query.memberEmailVerification.ts";
import { sendOtpToMember } from "./resolvers/Query.sendOtpToMember.ts";
import { verifyOtpEmail } from "./resolvers/Query.verifyOtpEmail.ts";
import { verifyOtpMember } from "./resolvers/Query.verifyOtpMember.ts";
import { deleteEnded } from "./storage/delete-ended.ts";
import * as createVerification from "./storage/migrations/0001-create-verification.ts";
import * as dropSenders from "./storage/migrations/0002-drop-senders.ts";
import * as keepSpentTokens from "./storage/migrations/0003-keep-spent-tokens.ts";

export const verificationModule: ShopModule = {
  name: "verification",
  migrations: {
    "0001-create-verification": createVerification,
    "0002-drop-senders": dropSenders,
    "0003-keep-spent-tokens": keepSpentTokens,
  },
  resolvers: { Query: { sendOtpToMember, verifyOtpMember, memberEmailVerification, verifyOtpEmail } },
  recurringTasks: (platform) => [{ name: "delete ended codes", every: minutes(10), run: () => deleteEnded(platform) }],
};
