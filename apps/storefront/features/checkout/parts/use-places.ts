import { useEffect, useState } from "react";
import { callShop } from "../../../platform/shop-client.ts";
import { placesDocument } from "../data/checkout-documents.ts";
import type { Place } from "../model/address.ts";

/** Places change with the official register alone: once asked they hold for the life of the tab. */
const known = new Map<string, readonly Place[]>();

export type Places = {
  readonly state: "none" | "loading" | "failed" | "ready";
  readonly places: readonly Place[];
  readonly retry: () => void;
};

/** @param parentCode the place whose parts are asked for; "" for the provinces, undefined while it is not chosen */
export function usePlaces(parentCode: string | undefined): Places {
  const [, setHeard] = useState(0);
  const [failed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (parentCode === undefined || known.has(parentCode)) return;
    let isCurrent = true;
    setFailed(false);
    void callShop(placesDocument, { parentCode: parentCode || null }).then((result) => {
      if (result.ok) known.set(parentCode, result.value.placeList);
      if (!isCurrent) return;
      setFailed(!result.ok);
      setHeard((count) => count + 1);
    });
    return () => {
      isCurrent = false;
    };
  }, [parentCode, turn]);
  const retry = (): void => setTurn(turn + 1);
  if (parentCode === undefined) return { state: "none", places: [], retry };
  const places = known.get(parentCode);
  if (places) return { state: "ready", places, retry };
  return { state: failed ? "failed" : "loading", places: [], retry };
}
