import { Button } from "@gelora/ui/button.tsx";
import { Dialog } from "@gelora/ui/dialog.tsx";
import { Notice } from "@gelora/ui/notice.tsx";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useWords } from "../../platform/words/use-words.ts";
import { sendEmailLink } from "./data/code-calls.ts";
import { createEmailLink, type EmailLink, type EmailLinkSteps } from "./model/email-link.ts";
import { ResendRow } from "./parts/resend-row.tsx";
import { useSendFailed } from "./parts/use-send-failed.ts";
import { useStore } from "./use-store.ts";

export type EmailLinkTools = {
  /**
   * Mails the link that verifies an inactive member's address, and confirms it in a dialog. @param
   * token the registration token of their number
   */
  readonly begin: (token: string) => Promise<void>;
  /** Render once on the page. */
  readonly dialog: ReactNode;
};

/**
 * For a member who is inactive because the address on record was never verified [EMV-10, EMV-11].
 */
export function useEmailLink(
  caller: Pick<EmailLinkSteps, "isConfirmed" | "onConfirmed" | "onWithout">,
): EmailLinkTools {
  const onSendFailed = useSendFailed();
  const latest = useRef({ ...caller, onSendFailed });
  latest.current = { ...caller, onSendFailed };
  const [link] = useState(() =>
    createEmailLink({
      send: sendEmailLink,
      isConfirmed: (token) => latest.current.isConfirmed(token),
      onConfirmed: () => latest.current.onConfirmed(),
      onWithout: () => latest.current.onWithout(),
      onSendFailed: (failure) => latest.current.onSendFailed(failure),
    }),
  );
  useEffect(() => link.end, [link]);
  return { begin: link.begin, dialog: <EmailLinkDialog link={link} /> };
}

function EmailLinkDialog({ link }: { readonly link: EmailLink }) {
  const words = useWords("verification");
  const { open, email, secondsLeft, sending, asking, notYet } = useStore(link.store);
  return (
    <Dialog open={open} onClose={link.close} title={words("linkTitle")} closeLabel={words("close")}>
      {open ? (
        <>
          <p className="text-strong">{email ? words("linkText", { email }) : words("linkTextNoEmail")}</p>
          <div role="alert">
            {notYet ? (
              <Notice tone="warn" icon={false} className="mt-4 font-semibold">
                {words("linkNotYet")}
              </Notice>
            ) : null}
          </div>
          <Button busy={asking} onClick={() => void link.goOn()} className="mt-5 mb-3 w-full">
            {words("linkOpened")}
          </Button>
          <ResendRow
            kind="link"
            secondsLeft={secondsLeft}
            sending={sending}
            onResend={() => void link.resend()}
            said={words("linkSent")}
          />
          <button
            type="button"
            onClick={link.goOnWithout}
            className="-mx-2 min-h-11 rounded-md px-2 font-bold text-sm underline underline-offset-4"
          >
            {words("linkLater")}
          </button>
        </>
      ) : null}
    </Dialog>
  );
}
