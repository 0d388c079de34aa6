import { z } from "zod";

/** A purchase whose shopper agreed to have it counted. */
export const purchaseToCount = z.object({
  orderCode: z.string().min(1).max(100),
  clientId: z.string().regex(/^\d{1,12}\.\d{1,12}$/),
  sessionId: z.string().regex(/^\d{1,12}$/),
  campaign: z.record(z.string().max(50), z.string().max(200)).nullish(),
  userAgent: z.string().max(500),
  ip: z.string().max(50),
  /** ISO 8601. */
  askedAt: z.iso.datetime(),
});

export type PurchaseToCount = z.infer<typeof purchaseToCount>;
