import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { clientState, useClientState } from "../../platform/session/client-state.ts";
import { clearLinkedElsewhere, promptOf } from "./link-flag.ts";
import { useLinkDialog } from "./use-link-dialog.tsx";

/**
 * Home asks members without a linked card, and shows what a third-party sign-in has found
 * [LNK-22, LNK-24, HOM-02~]. It decides by what is known already, and loads the dialog only to show
 * it. Render it once the account is up to date.
 */
export function HomePrompt() {
  return useLocation().pathname === "/" ? <PromptOnHome /> : null;
}

/** Closed without an answer, it comes back with the next load of a page, not with each visit of home. */
let wasShown = false;

function PromptOnHome() {
  const { open, dialog } = useLinkDialog({ isAsked: false });
  const latest = useRef(open);
  latest.current = open;
  const prompt = useClientState(promptOf);
  useEffect(() => {
    if (prompt === undefined || (wasShown && prompt === "invited")) return;
    wasShown = true;
    clearLinkedElsewhere();
    const { mobile } = clientState().accountInfo ?? {};
    void latest.current(prompt === "invited" ? { name: prompt } : { name: prompt, mobile: mobile ?? "" });
  }, [prompt]);
  return dialog;
}
