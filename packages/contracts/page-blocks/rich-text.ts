import { z } from "zod";
import { line } from "./fields.ts";

const written = z
  .string("is missing or no text")
  .min(1, "should not be empty")
  .max(20_000, "is longer than 20,000 characters");

/**
 * A text with little formatting, easy to write and to compare: an empty line ends a paragraph,
 * `## ` begins a heading, `- ` an item of a list, and within a line there are `**strong**`,
 * `*emphasis*` and `[words](/address)`.
 */
export const richText = z.strictObject({
  type: z.literal("rich-text"),
  title: line.optional(),
  text: written,
});
