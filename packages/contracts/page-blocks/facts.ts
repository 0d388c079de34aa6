import { z } from "zod";
import { line, several } from "./fields.ts";

/** A row of promises: delivery, returns, payment. */
export const facts = z.strictObject({
  type: z.literal("facts"),
  title: line.optional(),
  items: several(z.strictObject({ title: line, text: line }), 12),
});
