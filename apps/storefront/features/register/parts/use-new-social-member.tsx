import { Dialog } from "@gelora/ui/dialog.tsx";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { CallFailure } from "../../../platform/gateway-failures.ts";
import { useWords } from "../../../platform/use-words.ts";
import type { Newcomer } from "../../social/use-social-sign-in.ts";
import { type CodeChannel, usePhoneVerification } from "../../verification/use-phone-verification.tsx";
import { checkNumber } from "../data/register-calls.ts";
import { type RegistrationKey, signUpAddress } from "../model/registration-key.ts";
import { MobileForm } from "./mobile-form.tsx";
import { RegisteredDialog, type RegisteredDialogProps } from "./registered-dialog.tsx";

const channels = ["WHATSAPP", "SMS"] as const;

export type NewSocialMember = {
  readonly begin: (newcomer: Newcomer) => void;
  readonly dialogs: ReactNode;
};

/** Whom a third party vouches for and the shop does not know: their number, its code, then the form with what is known of them [SOC-05, SOC-06, Q28]. */
export function useNewSocialMember(redirectUrl: string): NewSocialMember {
  const [newcomer, setNewcomer] = useState<Newcomer>();
  const [open, setOpen] = useState(false);
  const [registered, setRegistered] = useState<RegisteredDialogProps["by"]>();
  const hasRecord = useRef(false);
  const phone = usePhoneVerification((token, mobile) => {
    const key: RegistrationKey = { token, mobile, redirectUrl, ...newcomer };
    location.assign(signUpAddress(hasRecord.current ? { ...key, tokenOtpPhoneNo: token } : key));
  });
  const onNumber = async (mobile: string, channel: CodeChannel): Promise<CallFailure | undefined> => {
    const step = await checkNumber(mobile);
    if (step.kind === "refused") return step.failure;
    hasRecord.current = step.kind === "verify" && step.hasRecord;
    if (step.kind === "registered") setRegistered(step.by);
    else await phone.sendTo(mobile, channel);
    setOpen(false);
    return undefined;
  };
  const begin = (known: Newcomer): void => {
    setNewcomer(known);
    setOpen(true);
  };
  const dialogs = (
    <>
      <MobileDialog open={open} onClose={() => setOpen(false)} onNumber={onNumber} />
      <RegisteredDialog by={registered} redirectUrl={redirectUrl} onClose={() => setRegistered(undefined)} />
      {phone.dialogs}
    </>
  );
  return { begin, dialogs };
}

type MobileDialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onNumber: (mobile: string, channel: CodeChannel) => Promise<CallFailure | undefined>;
};

/** [SOC-06] The way of the code is chosen here, so that Verify leads on to the code itself. */
export function MobileDialog({ open, onClose, onNumber }: MobileDialogProps) {
  const words = useWords("register");
  const [channel, setChannel] = useState<CodeChannel>("WHATSAPP");
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open) content.current?.querySelector("input")?.focus();
  }, [open]);
  return (
    <Dialog open={open} onClose={onClose} title={words("mobileTitle")} closeLabel={words("close")}>
      {open ? (
        <div ref={content}>
          <p className="mb-5 text-strong">{words("mobileText")}</p>
          <MobileForm button={words("verify")} onNumber={(mobile) => onNumber(mobile, channel)}>
            <fieldset>
              <legend className="mb-1.5 font-semibold text-sm">{words("mobileVia")}</legend>
              <div className="grid grid-cols-2 gap-3">
                {channels.map((way) => (
                  <label
                    key={way}
                    className="flex min-h-12 items-center gap-3 rounded-md border border-control px-3 has-checked:border-ink has-checked:bg-tint"
                  >
                    <input
                      type="radio"
                      name="social-channel"
                      value={way}
                      checked={channel === way}
                      onChange={() => setChannel(way)}
                      className="size-5 accent-ink"
                    />
                    {words(`via.${way}`)}
                  </label>
                ))}
              </div>
            </fieldset>
          </MobileForm>
        </div>
      ) : null}
    </Dialog>
  );
}
