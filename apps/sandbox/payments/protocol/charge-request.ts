import { z } from "zod";
import { readZonedTime } from "../domain/western-time.ts";

/**
 * `POST /v2/charge` (docs.midtrans.com/reference/charge-transactions). Fields that the sandbox does
 * not use are accepted unchecked.
 */

const itemSchema = z.object({ price: z.number(), quantity: z.number().int() });

const zonedTime = z.string().transform((text, context) => {
  const moment = readZonedTime(text);
  if (moment !== undefined) return moment;
  context.addIssue({ code: "custom", message: "must be written as yyyy-MM-dd HH:mm:ss +0700" });
  return z.NEVER;
});

const common = {
  transaction_details: z.object({
    order_id: z.string().regex(/^[A-Za-z0-9\-_.~]{1,50}$/, "must be 1 to 50 letters, digits, or - _ . ~"),
    gross_amount: z.number().int("must be whole rupiah").min(1, "must be at least 1"),
  }),
  item_details: z.array(itemSchema).optional(),
  custom_expiry: z
    .object({
      order_time: zonedTime.optional(),
      expiry_duration: z.number().int().positive(),
      unit: z.enum(["second", "minute", "hour", "day"]).default("minute"),
    })
    .optional(),
  callbacks: z.object({ finish: z.url().optional() }).optional(),
};

const wallet = z.object({ callback_url: z.url().optional() }).optional();

export const chargeRequestSchema = z
  .discriminatedUnion("payment_type", [
    z.object({
      ...common,
      payment_type: z.literal("bank_transfer"),
      bank_transfer: z.object({ bank: z.enum(["bca", "bni", "bri", "permata", "cimb"]) }),
    }),
    z.object({
      ...common,
      payment_type: z.literal("echannel"),
      echannel: z.object({
        bill_info1: z.string(),
        bill_info2: z.string(),
        bill_key: z
          .string()
          .regex(/^\d{6,12}$/)
          .optional(),
      }),
    }),
    z.object({
      ...common,
      payment_type: z.literal("qris"),
      qris: z.object({ acquirer: z.enum(["gopay", "airpay shopee"]).optional() }).optional(),
    }),
    z.object({ ...common, payment_type: z.literal("gopay"), gopay: wallet }),
    z.object({ ...common, payment_type: z.literal("shopeepay"), shopeepay: wallet }),
    z.object({
      ...common,
      payment_type: z.literal("credit_card"),
      credit_card: z.object({
        token_id: z.string(),
        authentication: z.boolean().default(false),
        callback_url: z.url().optional(),
      }),
    }),
    z.object({
      ...common,
      payment_type: z.literal("cstore"),
      cstore: z.object({
        store: z
          .string()
          .toLowerCase()
          .pipe(z.enum(["alfamart", "indomaret"])),
      }),
    }),
  ])
  .superRefine((request, context) => {
    if (!request.item_details) return;
    const sum = request.item_details.reduce((total, item) => total + item.price * item.quantity, 0);
    if (sum === request.transaction_details.gross_amount) return;
    context.addIssue({
      code: "custom",
      path: ["transaction_details", "gross_amount"],
      message: "is not equal to the sum of item_details",
    });
  });

export type ChargeRequest = z.infer<typeof chargeRequestSchema>;

/** @returns lines such as `transaction_details.order_id is required` */
export function validationMessages(error: z.ZodError): string[] {
  return error.issues.map((issue) => {
    const missing = issue.code === "invalid_type" && issue.message.endsWith("undefined");
    return `${issue.path.join(".") || "request body"} ${missing ? "is required" : issue.message}`;
  });
}
