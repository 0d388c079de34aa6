import { z } from "zod";

/** The path where the club receives the shop's events. */
export const serviceEventsPath = "/service/events";

const eventId = z.string().min(1).max(100);
const orderCode = z.string().min(1).max(40);
/** Digits after +62. */
const mobile = z.string().regex(/^8\d{7,12}$/);
const wholeRupiah = z.number().int().min(0);

/** Pieces of one line of an order. */
const purchaseLine = z
  .object({
    /** `{orderCode}-1`, `-2`, … */
    orderItemCode: z.string().min(1).max(50),
    skuCode: z.string().min(1).max(100),
    /** For rules that give more points for a brand or a category; all categories above it too. */
    brandCode: z.string().min(1).max(100).optional(),
    categoryCodes: z.array(z.string().min(1).max(100)).max(20).optional(),
    quantity: z.number().int().min(1),
    /** The amount charged for each piece, after all adjustments and without freight. */
    amounts: z.array(wholeRupiah),
  })
  .refine(({ quantity, amounts }) => amounts.length === quantity, "each piece has an amount");

export type PurchaseLine = z.infer<typeof purchaseLine>;

/**
 * A purchase is complete: the shopper has received everything that they are keeping. Points are
 * based on it; the club stores it until it knows its member.
 */
const purchaseCompleted = z.object({
  version: z.literal(2),
  type: z.literal("purchase.completed"),
  id: eventId,
  orderCode,
  /** The member's code at the shop; null for a guest. */
  accountCode: z.string().min(1).max(100).nullable(),
  /** Empty for a member without a number: the account identifies them. */
  mobile: mobile.or(z.literal("")),
  lines: z.array(purchaseLine).min(1),
  /**
   * When the order was placed, for campaigns; the moment of completion counts when it is absent.
   */
  orderedAt: z.iso.datetime().optional(),
  completedAt: z.iso.datetime(),
});

/** Pieces of a completed purchase were returned. May arrive before the purchase itself. */
const purchaseReversed = z.object({
  version: z.literal(2),
  type: z.literal("purchase.reversed"),
  id: eventId,
  orderCode,
  lines: z.array(purchaseLine).min(1),
  reversedAt: z.iso.datetime(),
});

/**
 * A guest's purchase belongs to a member: its address or its number is verified by the account. It
 * may arrive before the purchase itself.
 */
const purchaseClaimed = z.object({
  version: z.literal(2),
  type: z.literal("purchase.claimed"),
  id: eventId,
  orderCode,
  /** The member's code at the shop. */
  accountCode: z.string().min(1).max(100),
  /** Whether the account has the order among its own, and can open it; early claims lack it. */
  isInAccount: z.boolean().default(true),
  claimedAt: z.iso.datetime(),
});

/**
 * The events that the shop sends to the club. The id identifies the event, so a repeated delivery
 * is processed once.
 * Deploy a new kind, or a new version of one, to the club first.
 */
export const serviceEvent = z.discriminatedUnion("type", [purchaseCompleted, purchaseReversed, purchaseClaimed]);

export type ServiceEvent = z.infer<typeof serviceEvent>;

/** The form before version 2, which may still wait in the shop's outbox. */
const firstPurchaseCompleted = z.object({
  version: z.undefined().optional(),
  type: z.literal("purchase.completed"),
  id: eventId,
  orderCode,
  mobile,
  amount: wholeRupiah,
  completedAt: z.iso.datetime(),
});

/** Everything that the club accepts. */
export const receivedEvent = z.union([serviceEvent, firstPurchaseCompleted]);

export type ReceivedEvent = z.infer<typeof receivedEvent>;
