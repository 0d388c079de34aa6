import { z } from "zod";

const campaignSchema = z.record(z.string(), z.string().max(200));
const names = ["utm_source", "utm_medium", "utm_campaign"] as const;

/**
 * A path with the parameters of the campaign that led to the visit, as providers read them from
 * addresses [TRK-03]. @param campaign its JSON text, or its fields; anything else adds nothing
 */
export function pathWithCampaign(path: string, campaign: unknown): string {
  const { data } = campaignSchema.safeParse(typeof campaign === "string" ? parsed(campaign) : campaign);
  const query = new URLSearchParams();
  for (const name of names) if (data?.[name]) query.set(name, data[name]);
  return query.size === 0 ? path : `${path}?${query}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
