import { z } from "zod";

/** The path where the shop reports to the club that an account there is erased. */
export const clubErasurePath = "/service/account-erased";

export const clubErasure = z.object({
  accountCode: z.string().min(1).max(100),
  erasedAt: z.iso.datetime(),
});

export type ClubErasure = z.infer<typeof clubErasure>;
