import { z } from "zod";
import { line, media, ownFile, paragraph } from "./fields.ts";

const captions = ownFile(/\.vtt$/, "/files/strings.id.vtt");

/**
 * A film of the site's own, with its poster and captions. Nothing of it loads before someone plays
 * it, and no script of another party is needed.
 */
export const video = z.strictObject({
  type: z.literal("video"),
  title: line,
  text: paragraph.optional(),
  /** A picture of 16 by 9. */
  poster: media,
  file: ownFile(/\.(mp4|webm)$/, "/files/strings.webm"),
  /** Shown from the start in the page's language. */
  captions: z.strictObject({ "en-US": captions, "id-ID": captions }, "is missing"),
});
