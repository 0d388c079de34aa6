import { createHmac } from "node:crypto";
import { sameSecret } from "@gelora/service-kit/secret-token.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Place } from "../domain/line.ts";

type Bearer = { readonly campaignCode: string; readonly device: string };

/**
 * A place as its device stores it. A call that comes too early is answered from
 * it without a query; the row of the place decides whether it may be used.
 */
export function ticketOf({ configuration }: Platform, bearer: Bearer, { place, turn }: Place): string {
  const text = `${place}.${turn.getTime()}`;
  return `${text}.${signature(configuration.FLASH_SALE_SECRET, bearer, text)}`;
}

/**
 * @returns undefined for a ticket that we did not sign, or signed for another device or campaign
 */
export function placeOfTicket({ configuration }: Platform, bearer: Bearer, ticket: string): Place | undefined {
  const [place = "", turn = "", given = ""] = ticket.split(".");
  if (!sameSecret(given, signature(configuration.FLASH_SALE_SECRET, bearer, `${place}.${turn}`))) return undefined;
  return { place: Number(place), turn: new Date(Number(turn)) };
}

const signature = (secret: string, { campaignCode, device }: Bearer, text: string): string =>
  createHmac("sha256", secret)
    .update(JSON.stringify(["flash line", campaignCode, device, text]))
    .digest("base64url");
