import { z } from "zod";
import { several } from "./fields.ts";
import { slide } from "./hero.ts";

/** Campaigns in a strip that turns by itself, wherever it stands in the page. */
export const carousel = z.strictObject({ type: z.literal("carousel"), slides: several(slide, 8) });
