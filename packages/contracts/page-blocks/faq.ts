import { z } from "zod";
import { html, line, several } from "./fields.ts";

/** Questions that open to their answers. */
export const faq = z.strictObject({
  type: z.literal("faq"),
  title: line.optional(),
  items: several(z.strictObject({ question: line, answer: html.min(1, "should not be empty") }), 60),
});
