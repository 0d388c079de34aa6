import { z } from "zod";

/** Names of services, as issuer and audience of assertions between them. */
export const shopService = "shop";
export const clubService = "club";

/**
 * On whose behalf a service calls another. A visitor has no code, because theirs would be a secret.
 */
export const assertedPrincipal = z.object({
  kind: z.enum(["visitor", "guest-account", "member", "staff", "program"]),
  code: z.string().max(100),
});

export type AssertedPrincipal = z.infer<typeof assertedPrincipal>;

/** The shop's program that reports events to the club. */
export const clubEventsProgram = "club-events";
