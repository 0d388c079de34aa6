import { type RefObject, useCallback, useRef, useState } from "react";
import type { CallResult } from "../../../platform/gateway/gateway-call.ts";
import { useFailureText } from "../../../platform/gateway/use-failure-text.ts";
import { useForm } from "../../../platform/gateway/use-form.ts";
import type { Loaded } from "../../../platform/session/read-cache.ts";
import { callShop } from "../../../platform/session/shop-client.ts";
import { useRead } from "../../../platform/session/use-read.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { type TrackedOrder, trackOrderDocument } from "../data/order-documents.ts";
import { errorsOf, formOfProof, isSameProof, type Proof, type TrackForm, trackInput } from "../model/track-form.ts";
import { useStoredProof } from "./use-stored-proof.ts";

/** An order with the number and contact that found it. */
type Found = { readonly order: TrackedOrder; readonly proof: Proof };

/** Searches for an order, and reads the one found again when asked to. */
export function useTracking(first: TrackForm) {
  const form = useTrackForm(first);
  const [proof, setProof] = useState<Proof>();
  const { loaded, reload, place } = useOrder(proof);
  const isLooking = proof !== undefined && loaded.state === "loading";
  // The former order stays until another is found, or is not.
  const last = useRef<Found>(undefined);
  if (!isLooking) last.current = foundIn(loaded, proof);
  useStoredProof(first.orderCode, last.current?.proof, (found) => {
    form.change(formOfProof(found));
    setProof(found);
  });
  const typed = trackInput(form.values);
  const look = form.submit(async () => {
    if (isSameProof(typed, proof)) await reload();
    else setProof(typed);
    return undefined;
  });
  const refusal = useRefusalWords(loaded);
  return {
    form,
    look,
    busy: isLooking || form.busy,
    // What is typed now may find it.
    refused: isSameProof(typed, proof) ? refusal : undefined,
    found: last.current,
    refresh: reload,
    place,
  };
}

function useTrackForm(first: TrackForm) {
  const words = useWords("orders");
  return useForm<TrackForm>(first, (values) => {
    const { orderCode, contact } = errorsOf(values);
    return {
      orderCode: orderCode && words(`error.${orderCode}`),
      [values.by]: contact && words(`error.${contact}`),
    };
  });
}

type Answer = { readonly trackOrder: TrackedOrder | null };

/** The order that a number and a contact name. */
function useOrder(proof: Proof | undefined) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef<TrackedOrder>(undefined);
  const load = useCallback(async (input: Proof): Promise<CallResult<Answer>> => {
    const result = await callShop(trackOrderDocument, { input });
    const order = (result.ok && result.value.trackOrder) || undefined;
    if (order && isNews(order, shown.current)) await goTo(place);
    shown.current = order ?? shown.current;
    return result.ok ? { ok: true, value: { trackOrder: order ?? null } } : result;
  }, []);
  return { ...useRead("tracked-order", proof, load), place };
}

const isNews = (order: TrackedOrder, shown: TrackedOrder | undefined): boolean =>
  order.orderCode === shown?.orderCode && order.orderStatus !== shown?.orderStatus;

/**
 * News are shorter than what they replace, so a reader further down is scrolled to their place
 * before they are shown.
 */
function goTo(place: RefObject<HTMLElement | null>): Promise<unknown> {
  place.current?.scrollIntoView();
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

function foundIn(loaded: Loaded<Answer>, proof: Proof | undefined): Found | undefined {
  const order = loaded.state === "ready" ? loaded.value.trackOrder : null;
  return order && proof ? { order, proof } : undefined;
}

function useRefusalWords(loaded: Loaded<Answer>): string | undefined {
  const words = useWords("orders");
  const failureText = useFailureText();
  if (loaded.state === "failed") return failureText(loaded.failure);
  return loaded.state === "ready" && !loaded.value.trackOrder ? words("trackNotFound") : undefined;
}
