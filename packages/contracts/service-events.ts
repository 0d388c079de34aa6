import { z } from "zod";

/** Where the club takes in what the shop tells it. */
export const serviceEventsPath = "/service/events";

/**
 * What the shop tells the club, in a signed request. The id names the event: sent again after a lost answer, it is taken in once.
 * `purchase.completed` is the ground of points: the club keeps it until a member with that number claims it.
 */
export const serviceEvent = z.object({
  id: z.string().min(1).max(100),
  type: z.literal("purchase.completed"),
  orderCode: z.string().min(1).max(40),
  /** Digits after +62. */
  mobile: z.string().regex(/^8\d{7,12}$/),
  /** Whole rupiah paid for goods, without freight. */
  amount: z.number().int().min(0),
  completedAt: z.iso.datetime(),
});

export type ServiceEvent = z.infer<typeof serviceEvent>;
