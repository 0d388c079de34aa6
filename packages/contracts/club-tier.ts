import { z } from "zod";

/** The path where the shop asks which tier the member that the assertion names has now. */
export const clubTierPath = "/service/tier";

export const clubTierQuestion = z.strictObject({});

/** The tier's code; null when the account has no member in the club. */
export const clubTierAnswer = z.object({ tierCode: z.string().min(1).max(40).nullable() });

export type ClubTierAnswer = z.infer<typeof clubTierAnswer>;
