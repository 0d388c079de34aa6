import type { Refusal } from "../../../platform/gateway/failure-text.ts";
import { memberWishes, saveWish } from "../data/wish-calls.ts";
import { deviceWishes, keepDeviceWishes } from "../model/device-wishes.ts";

type ShownWishesEvents = {
  /** A guest wishes for something for the first time. */
  readonly onFirst: () => void;
  readonly onFailure: (failure: Refusal) => void;
};

/** A member's list, or that of the device, and the hearts of the page that show it. */
export function shownWishes(isOfMember: boolean, { onFirst, onFailure }: ShownWishesEvents) {
  let wishes: ReadonlySet<string> | undefined = isOfMember ? undefined : new Set(deviceWishes());
  let ended = false;
  let isAsked = false;
  const show = (): void => {
    if (ended) return;
    if (wishes) markHearts(wishes);
    else if (!isAsked && (hasHearts() || deviceWishes().length > 0)) void ask();
  };
  const ask = async (): Promise<void> => {
    isAsked = true;
    const codes = await memberWishes();
    wishes = codes && new Set(codes);
    show();
  };
  const change = (code: string, isWished: boolean): void => {
    wishes = isWished ? new Set([...(wishes ?? []), code]) : new Set([...(wishes ?? [])].filter((one) => one !== code));
    show();
  };
  /** Nothing while the list is not known. */
  const press = async (code: string): Promise<void> => {
    if (!wishes) return;
    const isWished = !wishes.has(code);
    change(code, isWished);
    if (!isOfMember) {
      keepDeviceWishes(wishes);
      if (wishes.size === 1 && isWished) onFirst();
      return;
    }
    const failure = await saveWish(code, isWished);
    if (!failure) return;
    change(code, !isWished);
    onFailure(failure);
  };
  const readAgain = (): void => {
    if (!isOfMember) wishes = new Set(deviceWishes());
    isAsked = false;
    if (isOfMember) void ask();
    else show();
  };
  return { show, press, readAgain, end: () => void (ended = true) };
}

const hasHearts = (): boolean => document.querySelector("[data-wish]") !== null;

/** Attributes only: this changes nothing that the observer watches. */
function markHearts(wishes: ReadonlySet<string>): void {
  document.documentElement.dataset.hearts = "";
  for (const heart of document.querySelectorAll("[data-wish]"))
    heart.setAttribute("aria-pressed", String(wishes.has(heart.getAttribute("data-wish") ?? "")));
}
