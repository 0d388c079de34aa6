import { type Dispatch, type SyntheticEvent, useEffect, useReducer, useState } from "react";
import { type InputProps, inputOf, useFields } from "../../../platform/browser/use-fields.ts";
import { useFailureText } from "../../../platform/gateway/use-failure-text.ts";
import { clientState } from "../../../platform/session/client-state.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { useEmailVerification } from "../../verification/use-email-verification.tsx";
import type { FirstForm } from "../model/first-form.ts";
import { isReferralRefused } from "../model/referral-code.ts";
import type { RegistrationKey } from "../model/registration-key.ts";
import { type SignUpField, signUpFields } from "../model/sign-up-fields.ts";
import {
  birthDateOf,
  fieldOfRefusal,
  type SignUpErrors,
  type SignUpForm,
  signUpErrors,
} from "../model/sign-up-form.ts";
import { memberCodeOf, signUpInput } from "../model/sign-up-input.ts";
import { refusalAt, type SignUpEvent, type SignUpState, signUpAfter, signUpAtFirst } from "../model/sign-up-state.ts";
import { storeDraft } from "../model/stored-draft.ts";
import { useReferral } from "./use-referral.ts";
import { useSignUpRun } from "./use-sign-up-run.ts";

type Consent = "policyConsent" | "dataConsent";
type FormField = SignUpField | Consent;
type TextField = Exclude<SignUpField, "validationCode" | "gender">;

export type FieldInput = InputProps & { readonly id: string; readonly required: true };

const idOf = (field: TextField): string => `sign-up-${field}`;

/** The sign-up form: its fields, their errors, and its button. */
export function useSignUp(key: RegistrationKey, recordId: string | undefined, first: FirstForm) {
  const [state, dispatch] = useReducer(signUpAfter, first, signUpAtFirst);
  const { form, verifiedEmail } = state;
  const [now] = useState(() => new Date());
  const errors = signUpErrors(form, verifiedEmail, now);
  const isClub = key.mapclub === true;
  const run = useSignUpRun(key);
  const referral = useReferral(first.referralCode);
  const fields = useSignUpFields(state, errors);
  const referralCode = referral.code;
  useEffect(
    () => storeDraft(key.mobile, { ...form, referralCode, verifiedEmail }, isClub),
    [key.mobile, form, referralCode, verifiedEmail, isClub],
  );
  const { focus } = fields;
  const { refuse } = referral;
  useEffect(() => {
    if (!run.failure) return;
    dispatch({ type: "refused", failure: run.failure });
    const field = fieldOfRefusal(run.failure);
    // It stands far above the button that was pressed.
    if (field) focus(field);
    if (isReferralRefused(run.failure)) refuse(run.failure);
  }, [run.failure, focus, refuse]);

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const birthDate = birthDateOf(form);
    if (!fields.check() || !birthDate || form.gender === "") return;
    dispatch({ type: "sent" });
    const who = { key, id: recordId, memberCode: memberCodeOf(clientState()), referralCode: referral.toSend };
    void run.submit(signUpInput({ form, birthDate, gender: form.gender }, who));
  };
  return {
    state,
    dispatch,
    submit,
    errorOf: fields.errorOf,
    refOf: fields.refOf,
    input: (name: TextField): FieldInput => ({
      ...inputOf(fields, name, form[name], (text) => dispatch({ type: "changed", patch: { [name]: text } })),
      id: idOf(name),
      required: true,
    }),
    email: useEmailRow(state, dispatch, () => fields.check("email")),
    missing: missingOf(form, errors, isClub ? "dataConsent" : "policyConsent"),
    referral,
    run,
  };
}

/** What a member-to-be has yet to do, in page order. */
export type Missing = FormField;

function missingOf(form: SignUpForm, errors: SignUpErrors, consent: Consent): readonly Missing[] {
  const fields = signUpFields.filter((field) => errors[field] !== undefined);
  return form[consent] ? fields : [...fields, consent];
}

/** The fields with our errors and the shop's. */
function useSignUpFields(state: SignUpState, errors: SignUpErrors) {
  const words = useWords("register");
  const failureText = useFailureText();
  const worded = Object.entries(errors).map(([field, error]) => [field, words(`error.${error}`)]);
  const consentError = (isGiven: boolean) => (isGiven ? undefined : words("consentMissing"));
  const names: readonly FormField[] = [...signUpFields, "policyConsent", "dataConsent"];
  const fields = useFields<FormField>(names, {
    ...Object.fromEntries(worded),
    policyConsent: consentError(state.form.policyConsent),
    dataConsent: consentError(state.form.dataConsent),
  });
  const refusalOf = (field: SignUpField): string | undefined => {
    const refusal = refusalAt(field, state);
    return refusal && failureText(refusal);
  };
  const errorOf = (field: FormField): string | undefined =>
    fields.errorOf(field) ?? (isConsent(field) ? undefined : refusalOf(field));
  return { ...fields, errorOf };
}

const isConsent = (field: FormField): field is Consent => field === "policyConsent" || field === "dataConsent";

/**
 * The address: verified by a code, or released again [SGN-40, EMV-06, EMV-07]. @param check whether
 * it is an address
 */
function useEmailRow(state: SignUpState, dispatch: Dispatch<SignUpEvent>, check: () => boolean) {
  const { begin, beginning, dialogs } = useEmailVerification((email) => dispatch({ type: "emailVerified", email }));
  const verify = async (): Promise<void> => {
    if (!check()) return;
    const email = state.form.email.trim();
    dispatch({ type: "codeAskedFor" });
    const failure = await begin(email);
    if (failure) dispatch({ type: "codeRefused", email, failure });
  };
  return { isVerifying: beginning, dialogs, verify: () => void verify() };
}
