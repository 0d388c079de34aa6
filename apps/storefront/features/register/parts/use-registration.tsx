import { type ReactNode, useRef, useState } from "react";
import type { CallFailure } from "../../../platform/gateway/gateway-failures.ts";
import { loadDocument } from "../../../platform/page/load-document.ts";
import { clientState, isMember } from "../../../platform/session/client-state.ts";
import { useEmailLink } from "../../verification/use-email-link.tsx";
import { usePhoneVerification } from "../../verification/use-phone-verification.tsx";
import { checkNumber, type MemberRecord, readRecord } from "../data/register-calls.ts";
import { formAddress } from "../model/form-address.ts";
import { type RegistrationKey, signUpAddress } from "../model/registration-key.ts";
import { RegisteredDialog, type RegisteredDialogProps } from "./registered-dialog.tsx";

export type RegistrationKind = { readonly redirectUrl: string; readonly isClub: boolean };

export type Registration = {
  /** Checks the number and opens the next step. @returns why it cannot be checked */
  readonly begin: (mobile: string) => Promise<CallFailure | undefined>;
  readonly dialogs: ReactNode;
};

/**
 * From a number to the sign-up form: check, code, and the record of an inactive member or of the
 * account that is signed in [REG-09 to REG-32, Q12]. Each next page is a new document: the form
 * asks for a password, so no third-party script may stay loaded.
 */
export function useRegistration({ redirectUrl, isClub }: RegistrationKind): Registration {
  const [registered, setRegistered] = useState<RegisteredDialogProps["by"]>();
  const hasRecord = useRef(false);
  const { followRecord, linkDialog } = useRecord();
  const phone = usePhoneVerification((token, mobile) => {
    const key: RegistrationKey = { token, mobile, redirectUrl, ...(isClub ? { mapclub: true } : {}) };
    const withRecord = { ...key, tokenOtpPhoneNo: token };
    // The form of a signed-in shopper starts from their account.
    if (!hasRecord.current) return loadDocument(signUpAddress(isMember(clientState()) ? withRecord : key));
    void followRecord(withRecord);
  });
  const begin = async (mobile: string): Promise<CallFailure | undefined> => {
    const step = await checkNumber(mobile, isClub);
    if (step.kind === "refused") return step.failure;
    if (step.kind === "registered") {
      setRegistered(step.by);
      return undefined;
    }
    hasRecord.current = step.hasRecord;
    phone.begin(mobile);
    return undefined;
  };
  const dialogs = (
    <>
      <RegisteredDialog
        by={registered}
        redirectUrl={redirectUrl}
        isClub={isClub}
        onClose={() => setRegistered(undefined)}
      />
      {phone.dialogs}
      {linkDialog}
    </>
  );
  return { begin, dialogs };
}

/**
 * The way on for someone with a record: its address is confirmed by a mailed link, if it is not.
 */
function useRecord() {
  const afterLink = useRef("");
  const link = useEmailLink({
    isConfirmed: async (token) => {
      const record = await readRecord(token);
      return record.ok && record.value.emailVerified === true;
    },
    onConfirmed: () => loadDocument(afterLink.current),
    onWithout: () => loadDocument(afterLink.current),
  });
  const followRecord = async (key: RegistrationKey): Promise<void> => {
    const record = await readRecord(key.token);
    // The form requests the record again, and shows its error.
    const known: Partial<MemberRecord> = record.ok ? record.value : {};
    const { email, emailVerified } = known;
    afterLink.current = formAddress(key, known);
    // In the club's registration the shop is asked each time whether a mail is due [REG-31].
    const mayNeedLink = !emailVerified && (email || (record.ok && key.mapclub));
    if (mayNeedLink) await link.begin(key.token);
    else loadDocument(formAddress(email ? { ...key, email } : key, known));
  };
  return { followRecord, linkDialog: link.dialog };
}
