import { countDown } from "../../../platform/browser/count-down.ts";
import type { CallResult } from "../../../platform/gateway/gateway-call.ts";
import type { CallFailure } from "../../../platform/gateway/gateway-failures.ts";
import { createStore, type Store } from "../store.ts";
import { waitUntil } from "./code-entry.ts";

export type EmailLinkState = {
  readonly open: boolean;
  /** If the shop says it. */
  readonly email: string;
  readonly secondsLeft: number;
  readonly sending: boolean;
  readonly asking: boolean;
  /** The shopper says the link was opened, but the shop does not know of it. */
  readonly notYet: boolean;
};

type SentLink = {
  readonly status?: string | null;
  readonly timeRemaining?: number | null;
  readonly email?: string | null;
};

export type EmailLinkSteps = {
  readonly send: (token: string) => Promise<CallResult<SentLink | undefined>>;
  readonly isConfirmed: (token: string) => Promise<boolean>;
  readonly onConfirmed: () => void;
  /** Without the link: the address is verified by a code later. */
  readonly onWithout: () => void;
  readonly onSendFailed: (failure: CallFailure) => void;
};

export type EmailLink = {
  readonly store: Store<EmailLinkState>;
  /**
   * Mails the link and opens the dialog; goes on at once where nothing is left to verify [REG-31].
   * @param token the registration token of the member's number
   */
  readonly begin: (token: string) => Promise<void>;
  readonly resend: () => Promise<void>;
  readonly goOn: () => Promise<void>;
  readonly goOnWithout: () => void;
  readonly close: () => void;
  readonly end: () => void;
};

const atFirst: EmailLinkState = {
  open: false,
  email: "",
  secondsLeft: 0,
  sending: false,
  asking: false,
  notYet: false,
};

/** The dialog for an account with an unverified address [EMV-10, EMV-11]. */
export function createEmailLink(steps: EmailLinkSteps): EmailLink {
  const store = createStore(atFirst);
  let token = "";
  let stopCounting = (): void => {};

  const send = async (): Promise<"sent" | "verified" | "failed"> => {
    store.change({ sending: true });
    const result = await steps.send(token);
    store.change({ sending: false });
    if (!result.ok) {
      steps.onSendFailed(result.failure);
      return "failed";
    }
    if (result.value?.status === "VERIFIED") return "verified";
    stopCounting();
    store.change({ email: result.value?.email ?? store.get().email });
    const until = waitUntil(result.value?.timeRemaining ?? undefined);
    stopCounting = countDown(until, (secondsLeft) => store.change({ secondsLeft }));
    return "sent";
  };
  const close = (): void => {
    stopCounting();
    store.change(atFirst);
  };
  return {
    store,
    begin: async (registrationToken) => {
      token = registrationToken;
      store.change(atFirst);
      const sent = await send();
      if (sent === "sent") store.change({ open: true });
      else if (sent === "verified") steps.onConfirmed();
      else steps.onWithout();
    },
    resend: async () => {
      const { secondsLeft, sending } = store.get();
      if (secondsLeft > 0 || sending) return;
      // The link was opened meanwhile.
      if ((await send()) === "verified") steps.onConfirmed();
    },
    goOn: async () => {
      if (store.get().asking) return;
      store.change({ asking: true, notYet: false });
      const confirmed = await steps.isConfirmed(token);
      store.change({ asking: false, notYet: !confirmed });
      if (confirmed) steps.onConfirmed();
    },
    goOnWithout: () => {
      close();
      steps.onWithout();
    },
    close,
    end: () => stopCounting(),
  };
}
