import { languages } from "@gelora/locale/language.ts";
import { rupiah } from "@gelora/money/rupiah.ts";
import type { JsonValue } from "@gelora/service-kit/json-value.ts";
import { z } from "zod";
import { type OrderAnnouncement, orderSteps, paymentKinds } from "./announcement.ts";

const amount = z.number().transform(rupiah);

/** An announcement as stored in the outbox. */
const messageSchema = z.object({
  step: z.enum(orderSteps),
  orderCode: z.string(),
  email: z.string().optional(),
  mobile: z.string().optional(),
  unproven: z.array(z.enum(["email", "mobile"])).optional(),
  language: z.enum(languages),
  customerName: z.string().optional(),
  amount: amount.optional(),
  deadline: z.coerce.date().optional(),
  collectBy: z.coerce.date().optional(),
  trackAddress: z.url(),
  trackByMobileAddress: z.url().optional(),
  payment: z
    .object({
      channelName: z.string(),
      kind: z.enum(paymentKinds).optional(),
      vaNumber: z.string().optional(),
      billerCode: z.string().optional(),
      billKey: z.string().optional(),
      paymentCode: z.string().optional(),
    })
    .optional(),
  parcel: z.object({ companyName: z.string(), waybill: z.string() }).optional(),
  delivery: z.object({ service: z.string(), arrival: z.string().optional() }).optional(),
  pickup: z.object({ storeName: z.string(), confirmCode: z.string() }).optional(),
  refund: z.object({ amount, way: z.string(), needsAccount: z.boolean().optional() }).optional(),
  account: z.string().optional(),
  paid: z
    .object({
      channelName: z.string(),
      at: z.coerce.date(),
      isLate: z.boolean().optional(),
      invoiceAddress: z.url().optional(),
    })
    .optional(),
  returned: z
    .object({
      returnCode: z.string(),
      reason: z.string().optional(),
      sendBy: z.string().optional(),
      exchangeFor: z.string().optional(),
      awaitedBy: z.string().optional(),
      returnBy: z.string().optional(),
      shopPaysParcel: z.boolean().optional(),
      freightPaid: amount.optional(),
      back: z.object({ freight: amount, giftCharge: amount }).optional(),
    })
    .optional(),
  needsAccount: z.boolean().optional(),
  card: z.string().optional(),
  pointsBack: z.number().optional(),
  lines: z
    .array(
      z.object({
        name: z.string(),
        detail: z.string().optional(),
        quantity: z.number(),
        amount,
        picture: z.url().optional(),
        shipsFrom: z.string().optional(),
      }),
    )
    .optional(),
  reductions: z.array(z.object({ name: z.string(), amount })).optional(),
  freight: amount.optional(),
  points: amount.optional(),
  destination: z.array(z.string()).optional(),
});

export function announcementToJson(announcement: OrderAnnouncement): JsonValue {
  const { deadline, collectBy, paid, lines, reductions, destination, unproven, ...rest } = announcement;
  return {
    ...rest,
    ...(unproven ? { unproven: [...unproven] } : {}),
    ...(deadline ? { deadline: deadline.toISOString() } : {}),
    ...(collectBy ? { collectBy: collectBy.toISOString() } : {}),
    ...(paid ? { paid: { ...paid, at: paid.at.toISOString() } } : {}),
    ...(lines ? { lines: lines.map((line) => ({ ...line })) } : {}),
    ...(reductions ? { reductions: reductions.map((one) => ({ ...one })) } : {}),
    ...(destination ? { destination: [...destination] } : {}),
  };
}

/** @throws for an invalid payload: the outbox parks it */
export function announcementOfJson(payload: JsonValue): OrderAnnouncement {
  return messageSchema.parse(payload);
}
