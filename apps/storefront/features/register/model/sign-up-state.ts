import type { CallFailure } from "../../../platform/gateway/gateway-failures.ts";
import type { FirstForm } from "./first-form.ts";
import type { SignUpField } from "./sign-up-fields.ts";
import { fieldOfRefusal, type SignUpForm } from "./sign-up-form.ts";

/** The sign-up form's state [SGN-10 to SGN-41]. */
export type SignUpState = {
  readonly form: SignUpForm;
  /** The address verified by a code. */
  readonly verifiedEmail: string | undefined;
  /** It arrived verified and cannot be changed [SGN-40, EMV-07]. */
  readonly isLocked: boolean;
  /** Why no code could be sent to the address. */
  readonly emailRefusal: { readonly email: string; readonly failure: CallFailure } | undefined;
  /** The form as last sent. */
  readonly sent: SignUpForm | undefined;
  /** The shop's answer to it. */
  readonly refusal: CallFailure | undefined;
};

export type SignUpEvent =
  | { readonly type: "changed"; readonly patch: Partial<SignUpForm> }
  | { readonly type: "codeAskedFor" }
  | { readonly type: "codeRefused"; readonly email: string; readonly failure: CallFailure }
  | { readonly type: "emailVerified"; readonly email: string }
  | { readonly type: "emailLetGo" }
  | { readonly type: "sent" }
  | { readonly type: "refused"; readonly failure: CallFailure };

export function signUpAtFirst(first: Omit<FirstForm, "referralCode">): SignUpState {
  const { form, lockedEmail, verifiedEmail } = first;
  const nothing = { emailRefusal: undefined, sent: undefined, refusal: undefined };
  return { form, verifiedEmail: lockedEmail ?? verifiedEmail, isLocked: lockedEmail !== undefined, ...nothing };
}

export function signUpAfter(state: SignUpState, event: SignUpEvent): SignUpState {
  switch (event.type) {
    case "changed":
      return { ...state, form: { ...state.form, ...event.patch } };
    case "codeAskedFor":
      return { ...state, emailRefusal: undefined };
    case "codeRefused":
      return { ...state, emailRefusal: { email: event.email, failure: event.failure } };
    case "emailVerified":
      return { ...state, verifiedEmail: event.email };
    case "emailLetGo":
      return { ...state, verifiedEmail: undefined, isLocked: false };
    case "sent":
      return { ...state, sent: state.form, refusal: undefined };
    case "refused":
      return afterRefusal({ ...state, refusal: event.failure });
  }
}

/** An address that the shop does not accept as verified must be verified again. */
function afterRefusal(state: SignUpState): SignUpState {
  const field = state.refusal && fieldOfRefusal(state.refusal);
  return field === "email" || field === "validationCode" ? signUpAfter(state, { type: "emailLetGo" }) : state;
}

/** The shop's error stays at its field until the value changes. */
export function refusalAt(field: SignUpField, state: SignUpState): CallFailure | undefined {
  const { form, sent, refusal, emailRefusal } = state;
  const typed = field === "validationCode" ? "email" : field;
  const isUnchanged = form[typed] === sent?.[typed];
  if (refusal && fieldOfRefusal(refusal) === field && isUnchanged) return refusal;
  return field === "email" && emailRefusal?.email === form.email.trim() ? emailRefusal.failure : undefined;
}
