import { flagOf } from "@gelora/person/subscription-flags.ts";
import type { CallResult } from "../../../platform/gateway/gateway-call.ts";
import type { CallFailure } from "../../../platform/gateway/gateway-failures.ts";
import { createStore, type Store } from "../../verification/store.ts";
import type { SignUpSubmission } from "./sign-up-input.ts";
import { startOverLater } from "./start-over.ts";

export type NewMember = {
  readonly memberCode: string;
  /** Undefined for a member who joined the club from their account. */
  readonly token: string | undefined;
  /** Of the club's registration: ACTIVE, PENDING or LINKED_ELSEWHERE. */
  readonly cardStatus?: string;
};

export type SubscriptionFlags = {
  readonly userCode: string;
  readonly emailSubscribe: string;
  readonly whatsappSubscribe: string;
  readonly newsSubscribe: string;
};

export type SignUpSteps = {
  readonly register: (input: SignUpSubmission) => Promise<CallResult<NewMember>>;
  /** Signs the new member in and goes where the key leads. */
  readonly enter: (member: NewMember, input: SignUpSubmission) => Promise<void>;
  /** Undefined in the club's form [SGN-39]. */
  readonly synchronise: ((flags: SubscriptionFlags) => Promise<unknown>) | undefined;
  readonly startOver: () => void;
};

export type RunState = {
  readonly busy: boolean;
  readonly failure: CallFailure | undefined;
};

export type SignUpRun = {
  readonly store: Store<RunState>;
  readonly submit: (input: SignUpSubmission) => Promise<void>;
  readonly end: () => void;
};

/** From a complete form to a signed-in member [SGN-36 to SGN-41]; one run at a time. */
export function createSignUpRun(steps: SignUpSteps): SignUpRun {
  const store = createStore<RunState>({ busy: false, failure: undefined });
  let stop = (): void => {};

  const refuse = (failure: CallFailure): void => {
    stop();
    store.change({ busy: false, failure });
    if (failure.code === "REGISTRATION_TOKEN_EXPIRED") stop = startOverLater(steps.startOver);
  };
  const submit = async (input: SignUpSubmission): Promise<void> => {
    if (store.get().busy) return;
    store.change({ busy: true, failure: undefined });
    const result = await steps.register(input);
    if (!result.ok) return refuse(result.failure);
    await steps.enter(result.value, input);
    // Preferences can be set later, so a failure is silent [ERR-17].
    await steps.synchronise?.(flagsAtSignUp(result.value.memberCode, input.newsletterSubscription));
  };
  return { store, submit, end: () => stop() };
}

/** The checkbox is the consent to news; messages about orders begin with both channels [Q37]. */
function flagsAtSignUp(userCode: string, newsletter: boolean): SubscriptionFlags {
  const on = flagOf(true);
  return { userCode, emailSubscribe: on, whatsappSubscribe: on, newsSubscribe: flagOf(newsletter) };
}
