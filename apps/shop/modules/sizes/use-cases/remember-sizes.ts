import { isSizeCode, isSizeKind, type RememberedSize } from "@gelora/contracts/size-kind.ts";
import type { Platform } from "../../../platform/platform.ts";
import { upsertSizes } from "../storage/member-size-rows.ts";

/**
 * Remembers sizes of a member, one of each kind: the last one given. What is no kind or no size is
 * left out, since clients may be newer than the shop.
 * @param onlyMissing leaves alone what is remembered already
 */
export async function rememberSizesOf(
  platform: Platform,
  memberCode: string,
  given: readonly { readonly kind: string; readonly sizeCode: string }[],
  onlyMissing: boolean,
): Promise<void> {
  const byKind = new Map<string, RememberedSize>();
  for (const { kind, sizeCode } of given)
    if (isSizeKind(kind) && isSizeCode(sizeCode)) byKind.set(kind, { kind, sizeCode });
  if (byKind.size > 0) await upsertSizes(platform, memberCode, [...byKind.values()], onlyMissing);
}
