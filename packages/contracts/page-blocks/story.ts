import { z } from "zod";
import { address, line, media, paragraph } from "./fields.ts";

/** A picture with a short text over it. */
export const story = z.strictObject({
  type: z.literal("story"),
  image: media,
  title: line,
  text: paragraph,
  link: address,
  linkText: line,
});
