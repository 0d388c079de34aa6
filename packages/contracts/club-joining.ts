import { z } from "zod";

/** The shop's program that reports new members to the club, and asks about them. */
export const clubJoiningProgram = "club-joining";

/** Digits after +62. */
const mobile = z.string().regex(/^8\d{7,12}$/);
const code = z.string().min(1).max(100);
const email = z.string().min(3).max(254);
const name = z.string().min(1).max(100);

/** The path where the shop reports to the club that the holder of an account joins it. */
export const clubJoiningPath = "/service/joining";

/**
 * Who joins: by signing up at the shop for both, or from an account that they have. The shop has
 * verified number and address. It repeats the request until it has an answer; the id makes it count
 * once.
 */
export const clubJoining = z.object({
  joiningId: code,
  accountCode: code,
  mobile,
  email,
  firstName: name,
  lastName: name,
  language: z.enum(["en-US", "id-ID"]),
  /** Argon2id in PHC form; never the password. It replaces one that the card has. */
  passwordHash: z
    .string()
    .regex(/^\$argon2id\$v=19\$m=\d{1,6},t=\d{1,2},p=\d{1,2}\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/),
  /** Whether the club may send special offers [Q36]. */
  specialOffers: z.boolean(),
  /** When the shopper joined at the shop; the request may come later. */
  askedAt: z.iso.datetime(),
  /** Upper case; counts for new cards only. */
  referralCode: z.string().max(40).optional(),
});

export type ClubJoining = z.infer<typeof clubJoining>;

/**
 * - joined: the account is linked to this card now, or was before.
 * - linked-elsewhere: the card with this number is linked to another account, and stays so; or its
 *   owner has locked it by an objection.
 */
export const clubJoiningAnswer = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("joined"), memberCode: code }),
  z.object({ outcome: z.literal("linked-elsewhere") }),
]);

export type ClubJoiningAnswer = z.infer<typeof clubJoiningAnswer>;

/** The path where the shop asks for the card of a number that it has verified. */
export const clubCardPath = "/service/card";

export const clubCardQuestion = z.object({ mobile });

/** Null for a number that the club does not know. Names stay in the club. */
export const clubCardAnswer = z.object({
  card: z.object({ memberCode: code, tierCode: code, hasDataConsent: z.boolean() }).nullable(),
});

export type ClubCard = NonNullable<z.infer<typeof clubCardAnswer>["card"]>;

/** The path where the shop asks whose a referral code is. */
export const clubReferrerPath = "/service/referrer";

export const clubReferrerQuestion = z.object({
  /** Upper case. */
  referralCode: z.string().min(1).max(40),
  /** What the shop knows of the person who applies it, so that nobody refers themselves. */
  applicant: z.object({ accountCode: code.optional(), mobile: mobile.optional(), email: email.optional() }),
});

export const clubReferrerAnswer = z.object({
  referrer: z
    .object({
      firstName: name,
      lastName: name,
      referralCode: code,
      registeredAt: z.iso.datetime(),
      /** Whether the applicant is the referrer. */
      isApplicant: z.boolean(),
    })
    .nullable(),
});

export type ClubReferrer = NonNullable<z.infer<typeof clubReferrerAnswer>["referrer"]>;
