import type { ReactNode } from "react";
import type { CallFailure } from "../../../platform/gateway/gateway-failures.ts";
import { useFailureToast } from "../../../platform/gateway/show-failure.ts";
import { useEmailVerification } from "../../verification/use-email-verification.tsx";
import { usePhoneVerification } from "../../verification/use-phone-verification.tsx";
import { changeOf, type ProfileChange, type ProfileField } from "../model/profile-field.ts";
import type { ChangeField } from "./use-change-field.ts";

export type ContactField = Extract<ProfileField, "email" | "mobile" | "whatsApp">;

/** The shop's answer when only a code to the new address or number is missing. */
const codeMissing: Readonly<Partial<Record<string, ContactField>>> = {
  EMAIL_NOT_VERIFIED: "email",
  MOBILE_NOT_VERIFIED: "mobile",
};

/**
 * Changes contact data. The shop says what is missing and in which order: first proof of identity,
 * then a code to the new address or number, so no code is sent without the password.
 */
export function useContactChange(
  changeField: ChangeField,
  close: () => void,
): {
  readonly save: (field: ContactField, typed: string, before: string) => Promise<CallFailure | undefined>;
  readonly dialogs: ReactNode;
} {
  const reportFailure = useFailureToast();
  const finish = async (field: ContactField, change: ProfileChange): Promise<void> => {
    const failure = await changeField(field, change);
    if (failure) reportFailure(failure, 6000);
  };
  const email = useEmailVerification((address) => void finish("email", { email: address }));
  const phone = usePhoneVerification((token, mobile) => void finish("mobile", { mobile, tokenOtpPhoneNo: token }));

  const save = async (field: ContactField, typed: string, before: string): Promise<CallFailure | undefined> => {
    const change = changeOf(field, typed);
    const isSame = typed.trim() === before;
    const failure = isSame ? undefined : await changeField(field, change);
    if (failure && codeMissing[failure.code] !== field) return failure;
    const refused = failure && "email" in change ? await email.begin(change.email) : undefined;
    if (refused) return refused;
    close();
    if (failure && "mobile" in change) phone.begin(change.mobile);
    return undefined;
  };
  return {
    save,
    dialogs: (
      <>
        {email.dialogs}
        {phone.dialogs}
      </>
    ),
  };
}
