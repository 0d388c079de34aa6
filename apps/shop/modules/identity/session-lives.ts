import { days, minutes } from "@gelora/service-kit/durations.ts";

/**
 * How long sessions live. Whatever reads, cleans or promises a lifetime takes it from here;
 * `docs/sessions.md` explains it.
 */

/**
 * From the start, whatever happens: a guest's cart lasts this long across visits, and a member
 * signs in again after it. The browser's cookies live as long.
 */
export const longestSessionLife = days(60);

/**
 * A member's session that was idle this long has ended: the device may have changed hands. A
 * guest's has only its cart to lose.
 */
export const longestMemberIdle = days(30);

/** How often the time of last use is written at most, so that browsing causes few writes. */
export const lastSeenGrain = minutes(5);

/** How long a sign-in or a confirmed password counts as fresh, for changes of email and mobile. */
export const proofLife = minutes(15);

/** A member's most devices; signing in on one more ends the least recently used session. */
export const mostMemberSessions = 30;
