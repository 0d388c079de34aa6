import { createMailer } from "@gelora/service-kit/mailer.ts";
import { platformPart } from "@gelora/service-kit/platform-part.ts";
import type { Platform } from "../../../platform/platform.ts";

export const mailer = platformPart(
  "the mail server",
  ({ configuration }: Platform) => createMailer(configuration),
  ({ close }) => close(),
);
