import { RadioCard } from "@gelora/ui/choices.tsx";
import { Dialog } from "@gelora/ui/dialog.tsx";
import { type ReactNode, useRef, useState } from "react";
import type { CallFailure } from "../../../platform/gateway/gateway-failures.ts";
import { loadDocument } from "../../../platform/page/load-document.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import type { Newcomer } from "../../social/use-social-sign-in.ts";
import { type CodeChannel, usePhoneVerification } from "../../verification/use-phone-verification.tsx";
import { checkNumber, readRecord } from "../data/register-calls.ts";
import { formAddress } from "../model/form-address.ts";
import { type RegistrationKey, signUpAddress } from "../model/registration-key.ts";
import { storeDraft, storedDraft } from "../model/stored-draft.ts";
import { MobileForm } from "./mobile-form.tsx";
import { RegisteredDialog, type RegisteredDialogProps } from "./registered-dialog.tsx";
import type { RegistrationKind } from "./use-registration.tsx";

const channels = ["WHATSAPP", "SMS"] as const;

export type NewSocialMember = {
  readonly begin: (newcomer: Newcomer) => void;
  readonly dialogs: ReactNode;
};

/**
 * Someone whom a third party vouches for and the shop does not know: number, code, then the form
 * with the known data [SOC-05, SOC-06, Q28].
 */
export function useNewSocialMember({ redirectUrl, isClub }: RegistrationKind): NewSocialMember {
  const [newcomer, setNewcomer] = useState<Newcomer>();
  const [open, setOpen] = useState(false);
  const [registered, setRegistered] = useState<RegisteredDialogProps["by"]>();
  const hasRecord = useRef(false);
  const phone = usePhoneVerification((token, mobile) => {
    const { firstName, lastName, ...proven } = newcomer ?? {};
    // Names travel in the tab's storage, not in the address; the shop's own record takes
    // precedence.
    if (!hasRecord.current) storeDraft(mobile, { firstName, lastName, ...storedDraft(mobile, isClub) }, isClub);
    const key: RegistrationKey = { token, mobile, redirectUrl, ...(isClub ? { mapclub: true } : {}), ...proven };
    if (hasRecord.current) void followRecord({ ...key, tokenOtpPhoneNo: token });
    else loadDocument(signUpAddress(key));
  });
  const onNumber = async (mobile: string, channel: CodeChannel): Promise<CallFailure | undefined> => {
    const step = await checkNumber(mobile, isClub);
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
      <RegisteredDialog
        by={registered}
        redirectUrl={redirectUrl}
        isClub={isClub}
        onClose={() => setRegistered(undefined)}
      />
      {phone.dialogs}
    </>
  );
  return { begin, dialogs };
}

/** The form requests the record again, and shows its error. */
async function followRecord(key: RegistrationKey): Promise<void> {
  const record = await readRecord(key.token);
  loadDocument(formAddress(key, record.ok ? record.value : {}));
}

type MobileDialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onNumber: (mobile: string, channel: CodeChannel) => Promise<CallFailure | undefined>;
};

/** [SOC-06] The code's channel is chosen here, so Verify leads straight to the code. */
export function MobileDialog({ open, onClose, onNumber }: MobileDialogProps) {
  const words = useWords("register");
  const [channel, setChannel] = useState<CodeChannel>("WHATSAPP");
  return (
    <Dialog open={open} onClose={onClose} title={words("mobileTitle")} closeLabel={words("close")}>
      {open ? (
        <>
          <p className="mb-5 text-strong">{words("mobileText")}</p>
          <MobileForm beginsHere button={words("verify")} onNumber={(mobile) => onNumber(mobile, channel)}>
            <fieldset>
              <legend className="mb-1.5 font-semibold text-sm">{words("mobileVia")}</legend>
              <div className="grid grid-cols-2 large-text:grid-cols-1 gap-3">
                {channels.map((way) => (
                  <RadioCard
                    key={way}
                    name="social-channel"
                    value={way}
                    checked={channel === way}
                    onChange={() => setChannel(way)}
                  >
                    {words(`via.${way}`)}
                  </RadioCard>
                ))}
              </div>
            </fieldset>
          </MobileForm>
        </>
      ) : null}
    </Dialog>
  );
}
