import { isSizeKind, type SizeKind } from "@gelora/contracts/size-kind.ts";
import type { Refusal } from "../../platform/gateway/failure-text.ts";
import type { CallResult } from "../../platform/gateway/gateway-call.ts";
import { callShopForItem } from "../../platform/session/call-shop-for-item.ts";
import { clientState, isMember } from "../../platform/session/client-state.ts";
import { callShop } from "../../platform/session/shop-client.ts";
import { forgetDocument, mySizesDocument, rememberDocument } from "./data/size-documents.ts";
import { deviceSizes, keepDeviceSizes, type Sizes } from "./model/device-sizes.ts";

/**
 * The shopper's sizes: a member's from the shop, after those of this device have joined them; a
 * guest's from the device. Parts of pages read them with `useMySizes`.
 */
export async function readMySizes(): Promise<CallResult<Sizes>> {
  if (!isMember(clientState())) return { ok: true, value: deviceSizes() };
  await joinDeviceSizes();
  const result = await callShop(mySizesDocument, {});
  if (!result.ok) return result;
  return { ok: true, value: new Map(result.value.mySizes.flatMap(({ kind, sizeCode }) => entryOf(kind, sizeCode))) };
}

const entryOf = (kind: string, sizeCode: string): [SizeKind, string][] => (isSizeKind(kind) ? [[kind, sizeCode]] : []);

/**
 * At a sign-in: what the account has stays, what it lacks comes from the device, which forgets it.
 */
async function joinDeviceSizes(): Promise<void> {
  const sizes = [...deviceSizes()].map(([kind, sizeCode]) => ({ kind, sizeCode }));
  if (sizes.length === 0) return;
  const joined = await callShop(rememberDocument, { input: { sizes, onlyMissing: true } });
  if (joined.ok) keepDeviceSizes(new Map());
}

type Change = { readonly kind: SizeKind; readonly sizeCode: string };

/** Remembers one size. @returns what failed, if anything did */
export async function rememberSize({ kind, sizeCode }: Change): Promise<Refusal | undefined> {
  if (isMember(clientState())) return tellShop({ kind, sizeCode });
  keepDeviceSizes(new Map([...deviceSizes(), [kind, sizeCode]]));
  return undefined;
}

/** @returns what failed, if anything did */
export async function forgetSizes(kinds: readonly SizeKind[]): Promise<Refusal | undefined> {
  if (isMember(clientState())) {
    const result = await callShopForItem(
      forgetDocument,
      { input: { kinds: [...kinds] } },
      (value) => value.forgetSizes,
    );
    return result.ok ? undefined : result.failure;
  }
  keepDeviceSizes(new Map([...deviceSizes()].filter(([kind]) => !kinds.includes(kind))));
  return undefined;
}

/**
 * Learns from what was bought: a first size of its kind is remembered, another never replaces it.
 */
export async function learnSize(kind: string, sizeCode: string): Promise<void> {
  if (!isSizeKind(kind)) return;
  if (isMember(clientState())) await tellShop({ kind, sizeCode }, true);
  else if (!deviceSizes().has(kind)) await rememberSize({ kind, sizeCode });
}

async function tellShop(size: Change, onlyMissing = false): Promise<Refusal | undefined> {
  const input = { sizes: [size], onlyMissing };
  const result = await callShopForItem(rememberDocument, { input }, (value) => value.rememberSizes);
  return result.ok ? undefined : result.failure;
}
