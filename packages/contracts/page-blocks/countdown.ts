import { z } from "zod";
import { line, moment, optionalLink, paragraph } from "./fields.ts";

/** The time until a moment, by the shop's clock. */
export const countdown = z.strictObject({
  type: z.literal("countdown"),
  title: line,
  text: paragraph.optional(),
  endsAt: moment,
  /** What stands in its place afterwards; without it the block is gone. */
  endedText: line.optional(),
  ...optionalLink,
});
