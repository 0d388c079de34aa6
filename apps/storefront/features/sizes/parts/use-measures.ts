import { type FormEvent, useState } from "react";
import type { Chart } from "../model/chart.ts";
import { type FoundSize, findSize } from "../model/find-size.ts";
import { measuredOf, measureError, type Typed } from "../model/measured.ts";
import { useSizeWords } from "./size-words.tsx";

/** Measures as they are typed, and the size of a chart that is found for them. */
export function useMeasures({ measures, rows }: Chart) {
  const words = useSizeWords();
  const [typed, setTyped] = useState<Typed>({});
  const [isAsked, setIsAsked] = useState(false);
  const [found, setFound] = useState<FoundSize>();
  const errorOf = (measure: string): string | undefined => {
    const error = isAsked ? measureError(typed, measure, measures[0]?.measure) : undefined;
    return error && words(error);
  };
  const type = (measure: string, text: string): void => {
    setTyped({ ...typed, [measure]: text });
    setFound(undefined);
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setIsAsked(true);
    const measured = measuredOf(typed);
    setFound(measured && findSize(rows, measured));
    if (!measured) event.currentTarget.querySelector("input")?.focus();
  };
  return { typed, type, errorOf, found, submit };
}
