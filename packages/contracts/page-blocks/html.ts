import { z } from "zod";
import { html, line, media } from "./fields.ts";

/** A safe subset of HTML: h2, h3, p, ul, ol, li, strong, em, br, a. */
export const htmlBlock = z.strictObject({
  type: z.literal("html"),
  title: line.optional(),
  /** Of an article, as the next two. */
  subtitle: line.optional(),
  author: line.optional(),
  image: media.optional(),
  text: html,
});
