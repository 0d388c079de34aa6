import { z } from "zod";
import { line, media, optionalLink, paragraph } from "./fields.ts";

/** A picture beside a text; below one another on phones. */
export const picture = z.strictObject({
  type: z.literal("picture"),
  image: media,
  /** What can be seen, for those who cannot; empty or absent for a picture that only decorates. */
  alt: z.string("is no text").max(200, "is longer than 200 characters").optional(),
  title: line,
  text: paragraph,
  /** Where the picture stands on wide screens. */
  side: z.enum(["left", "right"], 'is neither "left" nor "right"').optional(),
  ...optionalLink,
});
