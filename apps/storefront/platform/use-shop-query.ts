import { useCallback, useEffect, useRef, useState } from "react";
import { clientState } from "./client-state.ts";
import type { Document } from "./document.ts";
import type { CallFailure } from "./gateway-failures.ts";
import { usePage } from "./page-context.ts";
import { callShop } from "./shop-client.ts";

/** Personal data on its way: it is asked for in the browser, never on the server. */
export type Loaded<Value> =
  | { readonly state: "loading" }
  | { readonly state: "failed"; readonly failure: CallFailure }
  | { readonly state: "ready"; readonly value: Value };

/** Answers of earlier visits in this tab, for pages that are kept alive [SHL-24]; one account's are never shown to another. */
const kept = new Map<string, unknown>();
const nameOf = (keepAs: string): string => `${clientState().accountInfo?.userCode ?? ""} ${keepAs}`;

/**
 * Asks the shop when the part appears and when its variables or the page's language change: names come in the language that is asked in.
 * @param options.keepAs names what is kept alive: coming back shows it at once while it is asked for again
 */
export function useShopQuery<Result, Variables extends object>(
  document: Document<Result, Variables>,
  variables: Variables,
  options: { readonly keepAs?: string } = {},
) {
  const { keepAs } = options;
  const [loaded, setLoaded] = useState<Loaded<Result>>(() => {
    // The keys are the callers' own, each for one document, so that what lies under one has its type.
    const known = keepAs ? (kept.get(nameOf(keepAs)) as Result | undefined) : undefined;
    return known === undefined ? { state: "loading" } : { state: "ready", value: known };
  });
  const latest = useRef(0);
  const { language } = usePage();
  const asked = JSON.stringify({ language, variables });

  const reload = useCallback(async (): Promise<void> => {
    latest.current += 1;
    const turn = latest.current;
    const question = JSON.parse(asked) as { readonly variables: Variables };
    const result = await callShop(document, question.variables);
    // An older question must not overwrite the answer of a newer one.
    if (turn !== latest.current) return;
    if (result.ok && keepAs) kept.set(nameOf(keepAs), result.value);
    setLoaded((before) => {
      if (result.ok) return { state: "ready", value: result.value };
      return before.state === "ready" ? before : { state: "failed", failure: result.failure };
    });
  }, [document, asked, keepAs]);

  useEffect(() => {
    void reload();
    return () => {
      latest.current += 1;
    };
  }, [reload]);

  return { loaded, reload };
}
