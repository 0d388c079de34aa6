import { z } from "zod";
import { sessionLookupQuestion } from "./session-lookup.ts";

/**
 * The path where the club, in a signed request, asks the shop to open a session for the account of
 * a card whose password it has just checked.
 */
export const clubLoginPath = "/service/club-login";

/**
 * What the call to the club carried besides; the credentials are secrets, never logged or stored.
 */
export const clubLoginQuestion = z.object({
  /** The account that the card is linked to. */
  accountCode: z.string().min(1).max(100),
  /** Of the guest who signs in; absent when there is no session. */
  credentials: sessionLookupQuestion.optional(),
  fromBrowser: z.boolean(),
  userAgent: z.string().max(1000),
});

export type ClubLoginQuestion = z.infer<typeof clubLoginQuestion>;

export const clubLoginAnswer = z.discriminatedUnion("ok", [
  z.object({
    ok: z.literal(true),
    token: z.string(),
    visitorUniqueKey: z.string(),
    /**
     * Value of the cookie that the token is bound to, which the club sets; null outside browsers.
     */
    companion: z.object({ value: z.string(), lifeSeconds: z.number().int() }).nullable(),
    userCode: z.string(),
    email: z.string().nullable(),
    mobile: z.string().nullable(),
    firstName: z.string(),
    lastName: z.string(),
    /** The shop's site. */
    tenantCode: z.string(),
  }),
  /** No active account has this code. */
  z.object({ ok: z.literal(false) }),
]);

export type ClubLoginAnswer = z.infer<typeof clubLoginAnswer>;
