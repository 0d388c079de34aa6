import { isOwnPath } from "@gelora/contracts/own-path.ts";
import { z } from "zod";

const text = (longest: number) => z.string().max(longest);
const amount = z.number().min(0).max(1e12);

const itemSchema = z.object({
  productCode: text(100),
  skuCode: text(100).optional(),
  name: text(200).optional(),
  brand: text(100).optional(),
  price: amount.nullish(),
  quantity: z.int().min(1).max(1000),
});

const common = {
  id: text(100).min(1),
  at: z.iso.datetime(),
  clientId: z.string().regex(/^\d{1,12}\.\d{1,12}$/),
  sessionId: z.string().regex(/^\d{1,12}$/),
  /** The JSON text of the parameters that led here. */
  campaign: text(1000).nullish(),
  path: text(1000).refine(isOwnPath, "not a path of ours").optional(),
};

const eventSchema = z.discriminatedUnion("name", [
  z.object({ ...common, name: z.literal("page_view"), title: text(300).optional() }),
  z.object({ ...common, name: z.literal("login"), kind: z.enum(["guest", "member"]) }),
  z.object({
    ...common,
    name: z.enum(["view_item", "add_to_cart", "started_checkout"]),
    items: z.array(itemSchema).min(1).max(100),
    value: amount.nullish(),
    email: text(200).nullish(),
  }),
  z.object({ ...common, name: z.literal("withdrawal") }),
  z.object({ ...common, name: z.literal("error"), message: text(5000), stack: text(20_000).nullish() }),
]);

export type ReceivedEvent = z.infer<typeof eventSchema>;

/**
 * What a page's beacon brings: all of one browser, after its shopper's consent, and that the
 * shopper has taken it back. As many as a provider takes in one message.
 */
export const receivedEvents = z.array(eventSchema).min(1).max(25);
