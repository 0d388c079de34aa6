import type { Language } from "@gelora/locale/language.ts";

/**
 * What follows from a thing that never changes, composed once, for as long as the thing is there
 * (decision 0022). Pure: it can be held by a file, since it never has another answer than composing
 * again would have.
 */
export function memoOf<Thing extends object, Answer extends {}>(): (
  thing: Thing,
  compose: (thing: Thing) => Answer,
) => Answer {
  const answers = new WeakMap<Thing, Answer>();
  return (thing, compose) => {
    const known = answers.get(thing);
    if (known !== undefined) return known;
    const composed = compose(thing);
    answers.set(thing, composed);
    return composed;
  };
}

/** The same in each language. */
export function memoInLanguages<Thing extends object, Answer extends {}>(): (
  thing: Thing,
  language: Language,
  compose: (thing: Thing) => Answer,
) => Answer {
  const memos = { "en-US": memoOf<Thing, Answer>(), "id-ID": memoOf<Thing, Answer>() };
  return (thing, language, compose) => memos[language](thing, compose);
}
