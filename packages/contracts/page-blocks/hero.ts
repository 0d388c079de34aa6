import { z } from "zod";
import { address, line, media, paragraph } from "./fields.ts";

const campaign = { image: media, title: line, text: paragraph, link: address, linkText: line };

/**
 * The campaign at the top; several make a carousel. The picture is wide for pc and tall for h5.
 */
export const hero = z.strictObject({ type: z.literal("hero"), ...campaign });

/** One campaign of a carousel. */
export const slide = z.strictObject(campaign);
