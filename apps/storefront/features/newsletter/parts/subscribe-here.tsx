import { useState } from "react";
import type { Translate } from "../../../platform/words/use-words.ts";
import type { Source } from "../data/subscribe.ts";
import type { Invitation } from "../model/invitation.ts";
import { SubscribeForm } from "./subscribe-form.tsx";
import { ThankYou } from "./thank-you.tsx";

const ownConsent = { text: "", link: "", linkText: "" };

export type SubscribeHereProps = {
  readonly words: Translate<"newsletter">;
  readonly source: Source;
  /** Our own words when absent. */
  readonly consent?: Invitation["consent"] | undefined;
};

/** The form, which gives way to a thank-you once it is sent. */
export function SubscribeHere({ words, source, consent = ownConsent }: SubscribeHereProps) {
  const [sentTo, setSentTo] = useState<string>();
  return sentTo ? (
    <ThankYou words={words} email={sentTo} />
  ) : (
    <SubscribeForm words={words} consent={consent} source={source} onDone={setSentTo} />
  );
}
