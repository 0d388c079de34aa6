import { useState } from "react";
import { type Form, useForm } from "../../../platform/gateway/use-form.ts";
import type { Chart } from "../model/chart.ts";
import { type FoundSize, findSize } from "../model/find-size.ts";
import { measuredOf, measureError, type Typed } from "../model/measured.ts";
import { useSizeWords } from "./size-words.tsx";

/** Measures as they are typed, and the size of a chart that is found for them. */
export function useMeasures({ measures, rows }: Chart) {
  const words = useSizeWords();
  const names = measures.map(({ measure }) => measure);
  const [found, setFound] = useState<FoundSize>();
  const errorOf = (typed: Typed, measure: string): string | undefined => {
    const error = measureError(typed, measure, names[0]);
    return error && words(error);
  };
  const form = useForm<Typed>(Object.fromEntries(names.map((name) => [name, ""])), (typed) =>
    Object.fromEntries(names.map((name) => [name, errorOf(typed, name)])),
  );
  const find = async (): Promise<undefined> => {
    const measured = measuredOf(form.values);
    setFound(measured && findSize(rows, measured));
  };
  const input = (name: string): ReturnType<Form<Typed>["input"]> => {
    const { onChange, ...rest } = form.input(name);
    const forgetFound: typeof onChange = (event) => {
      setFound(undefined);
      onChange(event);
    };
    return { ...rest, onChange: forgetFound };
  };
  return { typed: form.values, input, found, submit: form.submit(find) };
}
