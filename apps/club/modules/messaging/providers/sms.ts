import { platformPart } from "@gelora/service-kit/platform-part.ts";
import { createSmsSender } from "@gelora/service-kit/sms-sender.ts";
import type { Platform } from "../../../platform/platform.ts";

export const smsSender = platformPart("the SMS sender", ({ configuration }: Platform) =>
  createSmsSender(configuration),
);
