import { milliseconds } from "@gelora/service-kit/durations.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { StaffPrincipal } from "../../../platform/principal.ts";
import { recordAct } from "../../journal/journal.ts";
import { mayDo } from "../../staff/staff.ts";
import { moveRefund } from "../storage/refunds.ts";
import { reportRefunded } from "./report-refunded.ts";

/**
 * Lets a rejected refund be retried under its own key, for instance once the balance there is
 * topped up. Locks the refund's row, by a conditional update.
 */
export async function retryRefund(
  platform: Platform,
  staff: StaffPrincipal,
  refundKey: string,
): Promise<"decided" | "not allowed" | "nothing to decide"> {
  return decide(platform, staff, refundKey, { event: "retry", askIn: milliseconds(0) });
}

/**
 * Records that a rejected refund was paid by bank transfer. Locks the refund's row, by a
 * conditional update.
 */
export async function settleRefusedRefund(
  platform: Platform,
  staff: StaffPrincipal,
  refundKey: string,
  reference: string,
): Promise<"decided" | "not allowed" | "nothing to decide"> {
  return decide(platform, staff, refundKey, { event: "transfer", note: reference });
}

async function decide(
  platform: Platform,
  staff: StaffPrincipal,
  refundKey: string,
  { event, ...change }: { readonly event: "retry" | "transfer" } & Parameters<typeof moveRefund>[3],
): Promise<"decided" | "not allowed" | "nothing to decide"> {
  if (!mayDo(staff, "decide on refunds")) return "not allowed";
  return platform.database.transaction(async () => {
    const refund = await moveRefund(platform, refundKey, event, change);
    if (!refund) return "nothing to decide";
    const subject = { kind: "payment", code: refund.orderCode } as const;
    const details = { refundKey, state: refund.state, note: refund.note };
    await recordAct(platform, staff, { name: "refund.moved", subject, details });
    await reportRefunded(platform, refund);
    return "decided";
  });
}
