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
export function HomePrompt(props: HomePromptProps) {
  return useLocation().pathname === "/" ? <PromptOnHome {...props} /> : null;
}

export type HomePromptProps = {
  /** Whether it is asking; what home shows besides waits for the end of it [K36]. */
  readonly onAsking: (isAsking: boolean) => void;
};

/**
 * Closed without an answer, it comes back with the next load of a page, not with each visit of
 * home.
 */
let wasShown = false;

function PromptOnHome({ onAsking }: HomePromptProps) {
  const isOpen = useRef(false);
  const { open, dialog } = useLinkDialog({
    isAsked: false,
    onClosed: () => {
      isOpen.current = false;
      onAsking(false);
    },
  });
  const latest = useRef({ open, onAsking });
  latest.current = { open, onAsking };
  const prompt = useClientState(promptOf);
  useEffect(() => {
    // An open dialog stays, whatever becomes known meanwhile: its flag is cleared already.
    if (isOpen.current) return;
    const isAsking = prompt === "foundElsewhere" || (prompt === "invited" && !wasShown);
    latest.current.onAsking(isAsking);
    if (!isAsking) return;
    isOpen.current = true;
    wasShown = true;
    clearLinkedElsewhere();
    const { mobile } = clientState().accountInfo ?? {};
    void latest.current.open(prompt === "invited" ? { name: prompt } : { name: prompt, mobile: mobile ?? "" });
  }, [prompt]);
  return dialog;
}
