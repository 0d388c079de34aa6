import { useCallback, useRef, useSyncExternalStore } from "react";
import type { CallResult } from "../gateway/gateway-call.ts";
import { usePage } from "../page/page-context.ts";
import { type ClientState, clientState, useClientState } from "./client-state.ts";
import { answerOf, askAgain, followRead, type Loaded, type Read } from "./read-cache.ts";
import { sessionReady } from "./session.ts";
import { nextAnswer, type ShownAnswer } from "./shown-answer.ts";

export type ReadOptions = Pick<Read<unknown>, "cache" | "restMs"> & {
  /** The former question's answer stays visible until this one's arrives. */
  readonly keepLast?: boolean;
};

const loading = { state: "loading" } as const;
const accountOf = ({ accountInfo }: ClientState): string => accountInfo?.userCode ?? "";

/**
 * Reads data in the browser, and again when the question, the language or the account changes. On a
 * change of language, the former answer stays visible until the new one arrives.
 * @param name of what is read
 * @param question JSON-serialisable; undefined while there is nothing to ask
 * @param load a stable function
 * @returns also the last answer that came and its question: a failure after it takes it from nobody
 * who still shows it
 */
export function useRead<Question, Value>(
  name: string,
  question: Question | undefined,
  load: (question: Question) => Promise<CallResult<Value>>,
  { cache, restMs, keepLast = false }: ReadOptions = {},
): Pick<ShownAnswer<Question, Value>, "loaded" | "last"> & { readonly reload: () => Promise<void> } {
  const { language } = usePage();
  const account = useClientState(accountOf);
  const asked = JSON.stringify(question);
  const subject = [name, account, keepLast ? "" : asked].join("\n");
  const key = [name, account, asked, language].join("\n");

  const read = useCallback(
    (): Read<Value> => ({ key, load: () => load(JSON.parse(asked ?? "")), cache, restMs }),
    [key, asked, load, cache, restMs],
  );
  const follow = useCallback(
    (onChange: () => void) => {
      // The account is known once the session begins, and may change the question.
      void sessionReady();
      if (asked === undefined || accountOf(clientState()) !== account) return () => undefined;
      return followRead(read(), onChange);
    },
    [asked, account, read],
  );
  const reload = useCallback(async () => {
    if (asked !== undefined) await askAgain(read());
  }, [asked, read]);

  const found = useSyncExternalStore<Loaded<Value>>(
    follow,
    () => answerOf(key),
    () => loading,
  );
  const shown = useRef<ShownAnswer<Question, Value>>({ subject, loaded: found, last: undefined });
  shown.current = nextAnswer(shown.current, subject, question, found);
  const { loaded, last } = shown.current;
  return { loaded, last, reload };
}
