/**
 * Every recorded act, with its details. The list keeps secrets out: nothing else can be written,
 * and no field here holds a PIN, a password or a code.
 */
export type ActDetails = {
  /** Below zero for what was removed. */
  readonly "points.adjusted": { readonly points: number };
  readonly "pin.unlocked": Readonly<Record<string, never>>;
  readonly "card.unlocked": Readonly<Record<string, never>>;
  readonly "message.released": { readonly topic: string };
  readonly "messages.released": { readonly count: number };
  /** The whole rules, as they were written. */
  readonly "rules.added": { readonly validFrom: string; readonly rules: Readonly<Record<string, unknown>> };
  readonly "rules.withdrawn": { readonly validFrom: string };
  readonly "staff.added": { readonly roles: readonly string[] };
  readonly "staff.ended": { readonly roles: readonly string[] };
};

export type ActName = keyof ActDetails;

/** What staff did, to whom and why. The key makes it happen once. */
export type Act<Name extends ActName = ActName> = {
  [Each in Name]: {
    readonly name: Each;
    /**
     * A member's or a staff code, what was released (a message's id, a topic or all), or
     * `points-rules`.
     */
    readonly subject: string;
    readonly reason: string;
    readonly key: string;
    readonly details: ActDetails[Each];
  };
}[Name];

/** Whether a key was used for this very act before: anyone who repeats it does it once. */
export function isSameAct(one: Act, other: Act): boolean {
  const whole = ({ name, subject, details }: Act) => JSON.stringify([name, subject, details]);
  return whole(one) === whole(other);
}
