import type { Loaded } from "./read-cache.ts";

/**
 * What a read shows: its answer, and the last one that came, which a later failure does not take
 * away.
 */
export type ShownAnswer<Question, Value> = {
  readonly subject: string;
  readonly loaded: Loaded<Value>;
  readonly last: { readonly question: Question; readonly value: Value } | undefined;
};

/**
 * The former answer stays while the next one loads, as long as it is about the same.
 * @param found the answer to `question` as it is known now
 */
export function nextAnswer<Question, Value>(
  former: ShownAnswer<Question, Value>,
  subject: string,
  question: Question | undefined,
  found: Loaded<Value>,
): ShownAnswer<Question, Value> {
  const isSame = former.subject === subject;
  if (found.state === "loading" && isSame) return former;
  if (found.state === "ready" && question !== undefined)
    return { subject, loaded: found, last: { question, value: found.value } };
  return { subject, loaded: found, last: isSame ? former.last : undefined };
}
