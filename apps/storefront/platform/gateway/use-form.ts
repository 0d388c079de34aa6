import { type SyntheticEvent, useCallback, useState } from "react";
import { type FieldErrors, type Fields, type InputProps, inputOf, useFields } from "../browser/use-fields.ts";
import type { CallFailure } from "./gateway-failures.ts";
import { type Submission, useSubmission } from "./use-submission.ts";

type Texts = Readonly<Record<string, string>>;
type NameOf<Values> = Extract<keyof Values, string>;
export type Form<Values> = Fields<NameOf<Values>> &
  Omit<Submission, "submit"> & {
    readonly values: Values;
    readonly change: (patch: Partial<Values> | ((before: Values) => Partial<Values>)) => void;
    readonly input: (name: NameOf<Values>) => InputProps;
    /**
     * For `onSubmit`: sends if there are no errors, one call at a time. @param send returns what
     * failed, if anything did
     */
    readonly submit: (send: () => Promise<CallFailure | undefined>) => (event: SyntheticEvent) => void;
    /** Makes it as it was at first, after what it held has been taken. */
    readonly reset: () => void;
  };

/**
 * A form: its values, the errors shown after blur, and its submit button
 * (docs/decisions/0023-forms-of-ours.md).
 * @param first the initial values, in page order
 * @param errorsOf all errors, in words
 */
export function useForm<Values extends Texts>(
  first: Values,
  errorsOf: (values: Values) => FieldErrors<NameOf<Values>>,
): Form<Values> {
  const [values, setValues] = useState(first);
  const fields = useFields(namesOf(first), errorsOf(values));
  const { busy, failure, submit, send, clear } = useSubmission();
  const change = useCallback(
    (patch: Partial<Values> | ((before: Values) => Partial<Values>)): void =>
      setValues((before) => ({ ...before, ...(typeof patch === "function" ? patch(before) : patch) })),
    [],
  );
  return {
    ...fields,
    values,
    change,
    busy,
    failure,
    send,
    clear,
    input: (name) => ({
      ...inputOf(fields, name, values[name] ?? "", (text) => change(patchOf<Values>(name, text))),
      // Passing through an empty field is no error yet.
      onBlur: () => values[name] !== "" && fields.leave(name),
    }),
    submit: (send) => (event) => {
      event.preventDefault();
      if (fields.check()) submit(send);
    },
    reset: () => {
      setValues(first);
      fields.forget();
    },
  };
}

const namesOf = <Values extends Texts>(values: Values): NameOf<Values>[] => Object.keys(values) as NameOf<Values>[];

const patchOf = <Values extends Texts>(name: NameOf<Values>, value: string): Partial<Values> =>
  ({ [name]: value }) as Partial<Values>;
