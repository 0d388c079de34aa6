import { languages } from "@gelora/locale/language.ts";
import { z } from "zod";

/** Notifies a member that points expire soon, as stored in the outbox. */
export const expiryWarning = z.object({
  to: z.string(),
  language: z.enum(languages),
  firstName: z.string(),
  points: z.number().int().min(1),
  /** The last day on which they can be used, `30/11/2027`. */
  day: z.string(),
});

export type ExpiryWarning = z.infer<typeof expiryWarning>;
