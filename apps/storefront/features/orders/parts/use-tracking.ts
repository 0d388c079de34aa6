import { useRef, useState } from "react";
import { callShop } from "../../../platform/shop-client.ts";
import { useFailureText } from "../../../platform/use-failure-text.ts";
import { useWords } from "../../../platform/use-words.ts";
import { type TrackedOrder, trackOrderDocument } from "../data/order-documents.ts";
import { faultsOf, type TrackFaults, type TrackForm, trackInput } from "../model/track-form.ts";

/** Looks for an order. A fault is shown once it has been made, and goes as soon as it is mended. */
export function useTracking(first: TrackForm) {
  const words = useWords("orders");
  const failureText = useFailureText();
  const [form, setForm] = useState(first);
  const [shown, setShown] = useState<TrackFaults>({});
  const [refused, setRefused] = useState("");
  const [working, setWorking] = useState(false);
  const [order, setOrder] = useState<TrackedOrder>();
  const latest = useRef(0);

  const change = (patch: Partial<TrackForm>): void => {
    const next = { ...form, ...patch };
    setForm(next);
    setRefused("");
    const faults = faultsOf(next);
    setShown({
      orderCode: shown.orderCode && faults.orderCode,
      contact: next.by === form.by ? shown.contact && faults.contact : undefined,
    });
  };
  /** @returns the field to go to, when something has to be mended first */
  const look = (): "orderCode" | "contact" | undefined => {
    const faults = faultsOf(form);
    setShown(faults);
    setRefused("");
    if (faults.orderCode) return "orderCode";
    if (faults.contact) return "contact";
    void ask();
    return undefined;
  };
  const ask = async (): Promise<void> => {
    latest.current += 1;
    const turn = latest.current;
    setWorking(true);
    const result = await callShop(trackOrderDocument, { input: trackInput(form) });
    if (turn !== latest.current) return;
    setWorking(false);
    const found = result.ok ? (result.value.trackOrder ?? undefined) : undefined;
    setOrder(found);
    if (!result.ok) setRefused(failureText(result.failure));
    else if (!found) setRefused(words("trackNotFound"));
  };
  return { form, change, look, faults: shown, refused, working, order };
}
