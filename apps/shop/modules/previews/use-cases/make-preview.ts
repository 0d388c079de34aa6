import { days, hours } from "@gelora/service-kit/durations.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { StaffPrincipal } from "../../../platform/principal.ts";
import { canonicalAddress, listVersions } from "../../content/content.ts";
import { recordAct } from "../../journal/journal.ts";
import { mayDo } from "../../staff/staff.ts";
import { textOfPreview } from "../domain/preview-token.ts";
import { previewToken } from "./sign-preview.ts";

const longestHours = 72;
const furthest = days(366);

export type MadePreview = { readonly link: string; readonly moment: Date; readonly expires: Date };

export type PreviewWish = {
  /** Now when undefined. */
  readonly moment?: Date | undefined;
  /** Whole hours, 1 to 72. */
  readonly validHours: number;
  /** The address of a page that the link opens, as its draft has it; home otherwise. */
  readonly page?: string | undefined;
};

/**
 * Makes a link that shows the shop as it will stand at a moment, to anyone who has it, until it
 * expires; written to the journal.
 * @returns why not, otherwise: the moment lies in the past or more than a year ahead, the link
 * lasts too long, or there is no page at the address, neither shown nor as a draft
 */
export async function makePreview(
  platform: Platform,
  staff: StaffPrincipal,
  { moment: wanted, validHours, page }: PreviewWish,
): Promise<MadePreview | "not allowed" | "no such moment" | "no such time" | "no such page"> {
  if (!mayDo(staff, "preview the shop")) return "not allowed";
  const now = platform.clock.now();
  const moment = wanted ?? now;
  const ahead = moment.getTime() - now.getTime();
  if (!(ahead >= 0 && ahead <= furthest)) return "no such moment";
  if (!Number.isInteger(validHours) || validHours < 1 || validHours > longestHours) return "no such time";
  if (page !== undefined && (await listVersions(platform, page)).length === 0) return "no such page";
  const preview = { moment, expires: new Date(now.getTime() + hours(validHours)) };
  await platform.database.transaction(() =>
    recordAct(platform, staff, {
      name: "preview.made",
      subject: { kind: "preview", code: textOfPreview(preview) },
      details: { moment: moment.toISOString(), expires: preview.expires.toISOString() },
    }),
  );
  const link = new URL("/preview/open", platform.configuration.STOREFRONT_URL);
  link.searchParams.set("key", previewToken(platform, preview));
  if (page !== undefined) link.searchParams.set("to", `${canonicalAddress(page)}?preview=true`);
  return { link: link.href, ...preview };
}
