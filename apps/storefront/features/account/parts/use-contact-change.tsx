import type { ReactNode } from "react";
import type { CallFailure } from "../../../platform/gateway-failures.ts";
import { showToast } from "../../../platform/toasts.ts";
import { useFailureText } from "../../../platform/use-failure-text.ts";
import { useEmailVerification } from "../../verification/use-email-verification.tsx";
import { usePhoneVerification } from "../../verification/use-phone-verification.tsx";
import { changeOf, type ProfileChange, type ProfileField } from "../model/profile-field.ts";
import type { ChangeField } from "./use-change-field.ts";

export type ContactField = Extract<ProfileField, "email" | "mobile" | "whatsApp">;

/** What the shop says when all that is missing is a code to the new address or number. */
const codeMissing: Readonly<Partial<Record<string, ContactField>>> = {
  EMAIL_NOT_VERIFIED: "email",
  REGISTRATION_TOKEN_EXPIRED: "mobile",
};

/**
 * Changes how a member is reached. The shop says what is missing and in which order: first a proof of the member, then a code to the new address or number;
 * so no code is sent for whoever cannot confirm the password.
 */
export function useContactChange(
  changeField: ChangeField,
  close: () => void,
): {
  readonly save: (field: ContactField, typed: string, before: string) => Promise<CallFailure | undefined>;
  readonly dialogs: ReactNode;
} {
  const failureText = useFailureText();
  const finish = async (field: ContactField, change: ProfileChange): Promise<void> => {
    const failure = await changeField(field, change);
    if (failure) showToast(failureText(failure), { kind: "error", durationMs: 6000 });
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
