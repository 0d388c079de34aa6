import { languages } from "@gelora/locale/language.ts";
import { rupiah } from "@gelora/money/rupiah.ts";
import type { JsonValue } from "@gelora/service-kit/json-value.ts";
import { z } from "zod";
import { type OrderAnnouncement, orderSteps } from "./announcement.ts";

const amount = z.number().transform(rupiah);

/** An announcement as it lies in the outbox. */
const messageSchema = z.object({
  step: z.enum(orderSteps),
  orderCode: z.string(),
  email: z.string().optional(),
  mobile: z.string().optional(),
  language: z.enum(languages),
  customerName: z.string(),
  amount: amount.optional(),
  deadline: z.coerce.date().optional(),
  trackAddress: z.url(),
  payment: z
    .object({ channelName: z.string(), number: z.string().optional(), billerCode: z.string().optional() })
    .optional(),
  parcel: z.object({ companyName: z.string(), waybill: z.string() }).optional(),
  pickup: z.object({ storeName: z.string(), confirmCode: z.string() }).optional(),
  lines: z.array(z.object({ name: z.string(), quantity: z.number(), amount })).optional(),
});

export function announcementToJson(announcement: OrderAnnouncement): JsonValue {
  const { deadline, lines, ...rest } = announcement;
  return {
    ...rest,
    ...(deadline ? { deadline: deadline.toISOString() } : {}),
    ...(lines ? { lines: lines.map(({ name, quantity, amount }) => ({ name, quantity, amount })) } : {}),
  };
}

/** @throws when it is none: the outbox parks it */
export function announcementOfJson(payload: JsonValue): OrderAnnouncement {
  return messageSchema.parse(payload);
}
