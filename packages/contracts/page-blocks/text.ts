import { z } from "zod";
import { line, media, optionalLink, paragraph } from "./fields.ts";

/** Plain text, such as a consent. */
export const text = z.strictObject({
  type: z.literal("text"),
  title: line.optional(),
  text: paragraph,
  image: media.optional(),
  ...optionalLink,
});
