import { z } from "zod";

/** The path where the shop asks the club, in a signed request, whether it knows a number. */
export const clubLookupPath = "/service/membership";

export const clubLookupQuestion = z.object({
  /** Digits after +62. */
  mobile: z.string().regex(/^8\d{7,12}$/),
});

/** Yes or no; it reveals nothing else about the person. */
export const clubLookupAnswer = z.object({
  isMember: z.boolean(),
  /**
   * To a member only: whether the card with this number is linked to another account than theirs.
   */
  isLinkedElsewhere: z.boolean().optional(),
});

export type ClubLookupAnswer = z.infer<typeof clubLookupAnswer>;
