import { useEffect, useState } from "react";
import { clientState } from "../../../platform/client-state.ts";
import type { CallFailure } from "../../../platform/gateway-failures.ts";
import { useFailureText } from "../../../platform/use-failure-text.ts";
import { useLeftFields } from "../../../platform/use-left-fields.ts";
import { useWords } from "../../../platform/use-words.ts";
import type { FirstForm } from "../model/first-form.ts";
import { keepDraft } from "../model/kept-draft.ts";
import type { RegistrationKey } from "../model/registration-key.ts";
import { birthDateOf, fieldOfRefusal, type SignUpForm, signUpFaults } from "../model/sign-up-form.ts";
import { signUpInput } from "../model/sign-up-input.ts";
import { type SignUpField, shopSignUp } from "../model/sign-up-way.ts";
import { useSignUpEmail } from "./use-sign-up-email.ts";
import { useSignUpRun } from "./use-sign-up-run.ts";

export const fieldId = (field: SignUpField | "policyConsent"): string => `sign-up-${field}`;

/** The sign-up form: its fields, what is wrong with them, and its one press [SGN-10 to SGN-41]. */
export function useSignUp(key: RegistrationKey, recordId: string | undefined, first: FirstForm) {
  const [form, setForm] = useState<SignUpForm>(first.form);
  const email = useSignUpEmail(first.lockedEmail);
  const run = useSignUpRun(key);
  const [consentMissing, setConsentMissing] = useState(false);
  const faults = signUpFaults(form, email.verified, new Date());
  const left = useLeftFields<SignUpField>(useWordedFaults(faults));
  const [sent, setSent] = useState<SignUpForm>();
  const refused = useRefusedField(form, sent, run.failure);
  useEffect(() => keepDraft(key.mobile, form), [key.mobile, form]);
  const { letGo } = email;
  useEffect(() => {
    const field = run.failure && fieldOfRefusal(run.failure.code);
    if (field === "email" || field === "validationCode") letGo();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each refusal
  }, [run.failure]);

  const missing = shopSignUp.fields.filter((field) => faults[field] !== undefined);
  const change = (patch: Partial<SignUpForm>): void => {
    setForm((before) => ({ ...before, ...patch }));
    if (patch.policyConsent) setConsentMissing(false);
  };
  const press = (): void => {
    left.leave(...shopSignUp.fields);
    setConsentMissing(!form.policyConsent);
    const birthDate = birthDateOf(form);
    const [firstMissing] = missing;
    if (firstMissing) return focus(firstMissing);
    if (!form.policyConsent) return focus("policyConsent");
    if (!birthDate || form.gender === "") return;
    const { accountInfo, isLogin } = clientState();
    setSent(form);
    const memberCode = isLogin ? (accountInfo?.userCode ?? accountInfo?.memberCode ?? undefined) : undefined;
    void run.submit(signUpInput({ form, birthDate, gender: form.gender }, { key, id: recordId, memberCode }));
  };
  const faultOf = (field: SignUpField): string | undefined =>
    left.faultOf(field) ?? refused(field) ?? (field === "email" ? email.refusalOf(form.email.trim()) : undefined);
  return {
    form,
    change,
    email,
    press,
    faults,
    missing,
    faultOf,
    isGood: left.isGood,
    leave: left.leave,
    consentMissing,
    run,
  };
}

export type SignUp = ReturnType<typeof useSignUp>;

function focus(field: SignUpField | "policyConsent"): void {
  document.getElementById(fieldId(field))?.focus();
}

function useWordedFaults(faults: ReturnType<typeof signUpFaults>) {
  const words = useWords("register");
  return Object.fromEntries(Object.entries(faults).map(([field, fault]) => [field, words(`fault.${fault}`)]));
}

/** What the shop refused stands at its field until that is changed. An address that it does not hold for verified is to be verified anew. */
function useRefusedField(form: SignUpForm, sent: SignUpForm | undefined, failure: CallFailure | undefined) {
  const failureText = useFailureText();
  return (field: SignUpField): string | undefined => {
    if (!failure || fieldOfRefusal(failure.code) !== field) return undefined;
    const typed = field === "validationCode" ? "email" : field;
    return form[typed] === sent?.[typed] ? failureText(failure) : undefined;
  };
}
