import { isMobileAgent } from "./request-facts.ts";

/** Screens up to this width count as phones [CON-10]. */
const phoneWidth = 768;

/** H5 for a phone's width or user agent, else PC [SHL-21]. */
export function platformOf(width: number, userAgent: string): "H5" | "PC" {
  return width <= phoneWidth || isMobileAgent(userAgent) ? "H5" : "PC";
}
