import { days, minutes } from "@gelora/service-kit/durations.ts";

/** How long sessions live. Everything that reads, cleans or promises a life reads it here; `docs/sessions.md` says it in words. */

/** From its beginning, whatever happens: a guest's cart is kept across visits for so long, and a member signs in again after it. The cookies of the browser live as long. */
export const longestSessionLife = days(60);

/** A member's session that was not used for so long has ended: the device may have changed hands. A guest's has nothing to lose but the cart. */
export const longestMemberIdle = days(30);

/** The moment of the last use is written this seldom, so that looking around writes nothing. */
export const lastSeenGrain = minutes(5);

/** How long a sign-in or a confirmed password counts as fresh, for changes of email and mobile. */
export const proofLife = minutes(15);

/** A member's devices; who signs in on one more ends the session that was used longest ago. */
export const mostMemberSessions = 30;
