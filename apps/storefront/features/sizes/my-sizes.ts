import { isSizeKind, type SizeKind } from "@gelora/contracts/size-kind.ts";
import type { Refusal } from "../../platform/gateway/failure-text.ts";
import { callShopForItem } from "../../platform/session/call-shop-for-item.ts";
import { clientState, isMember } from "../../platform/session/client-state.ts";
import { callShop } from "../../platform/session/shop-client.ts";
import { forgetDocument, mySizesDocument, rememberDocument } from "./data/size-documents.ts";
import { deviceSizes, keepDeviceSizes, type Sizes } from "./model/device-sizes.ts";

/** A member's sizes as this document knows them; a guest's are read from the device each time. */
let known: { readonly member: string; readonly sizes: Promise<Sizes> } | undefined;
const listeners = new Set<() => void>();

const memberNow = (): string => {
  const state = clientState();
  return isMember(state) ? (state.accountInfo?.userCode ?? "") : "";
};

/**
 * The shopper's sizes: a member's from the shop, asked once, after those of this device have joined
 * them; a guest's from the device. None if the shop does not answer.
 */
export function mySizes(): Promise<Sizes> {
  const member = memberNow();
  if (!member) return Promise.resolve(deviceSizes());
  if (known?.member !== member) known = { member, sizes: readMember(member) };
  return known.sizes;
}

async function readMember(member: string): Promise<Sizes> {
  await joinDeviceSizes();
  const result = await callShop(mySizesDocument, {});
  if (result.ok) return new Map(result.value.mySizes.flatMap(({ kind, sizeCode }) => entryOf(kind, sizeCode)));
  // The next one who needs them asks again.
  if (known?.member === member) known = undefined;
  return new Map();
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

/** Calls `listener` after a size was remembered or forgotten. @returns how to stop */
export function followMySizes(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Remembers one size, or forgets it where there is none. @returns what failed, if anything did */
export async function setMySize(kind: SizeKind, sizeCode: string | undefined): Promise<Refusal | undefined> {
  const member = memberNow();
  const sizes = new Map(await mySizes());
  if (sizeCode === undefined) sizes.delete(kind);
  else sizes.set(kind, sizeCode);
  const failure = member ? await tellShop(kind, sizeCode) : undefined;
  if (failure) return failure;
  if (member) known = { member, sizes: Promise.resolve(sizes) };
  else keepDeviceSizes(sizes);
  for (const listener of listeners) listener();
  return undefined;
}

async function tellShop(kind: SizeKind, sizeCode: string | undefined): Promise<Refusal | undefined> {
  const result =
    sizeCode === undefined
      ? await callShopForItem(forgetDocument, { input: { kinds: [kind] } }, (value) => value.forgetSizes)
      : await callShopForItem(
          rememberDocument,
          { input: { sizes: [{ kind, sizeCode }] } },
          (value) => value.rememberSizes,
        );
  return result.ok ? undefined : result.failure;
}

/**
 * Learns from what was bought: a first size of its kind is remembered, another never replaces it.
 */
export async function learnSize(kind: string, sizeCode: string): Promise<void> {
  if (!isSizeKind(kind) || (await mySizes()).has(kind)) return;
  await setMySize(kind, sizeCode);
}
