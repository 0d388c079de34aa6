import { z } from "zod";
import type { CampaignData } from "./subscription.ts";

const value = z.string().max(200).optional();
const shape = z.object({ utm_source: value, utm_medium: value, utm_campaign: value });

/** The three known names of what a client sent; nothing where it is of another shape. */
export function readCampaignData(sent: unknown): CampaignData {
  const read = shape.safeParse(sent);
  if (!read.success) return {};
  return Object.fromEntries(Object.entries(read.data).filter(([, text]) => text));
}
