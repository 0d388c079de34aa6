import { useShopRead } from "../../../platform/session/use-shop-read.ts";
import type { Place } from "../address.ts";
import { placesDocument } from "../data/address-documents.ts";

export type Places = {
  readonly state: "none" | "loading" | "failed" | "ready";
  readonly places: readonly Place[];
  readonly retry: () => void;
};

/**
 * Places change only with the official register, so they are cached for the life of the tab.
 * @param parentCode the parent place; "" for the provinces, undefined while not chosen
 */
export function usePlaces(parentCode: string | undefined): Places {
  const question = parentCode === undefined ? undefined : { parentCode: parentCode || null };
  const { loaded, reload } = useShopRead(placesDocument, question, { cache: "tab" });
  return {
    state: question ? loaded.state : "none",
    places: loaded.state === "ready" ? loaded.value.placeList : [],
    retry: () => void reload(),
  };
}
