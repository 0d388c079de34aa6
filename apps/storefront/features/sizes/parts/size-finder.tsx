import { withDecimalSign } from "@gelora/locale/decimal-sign.ts";
import { Button } from "@gelora/ui/button.tsx";
import { RadioSegment, SegmentRow } from "@gelora/ui/choices.tsx";
import { EmptyState } from "@gelora/ui/empty-state.tsx";
import { Field } from "@gelora/ui/field.tsx";
import { useEffect, useId, useRef, useState } from "react";
import { usePage } from "../../../platform/page/page-context.ts";
import type { FindSizeProps } from "../find-size-props.ts";
import type { Chart } from "../model/chart.ts";
import { readLength } from "../model/find-size.ts";
import type { Typed } from "../model/measured.ts";
import { FoundSizeNote } from "./found-size.tsx";
import { MeasureDrawing } from "./measure-drawing.tsx";
import { useSizeWords } from "./size-words.tsx";
import { useMeasures } from "./use-measures.ts";

export type SizeFinderProps = Omit<FindSizeProps, "source"> & {
  /** SMALL, TRUE or LARGE. */
  readonly fit: string | null;
  readonly charts: readonly Chart[];
};

/** What to measure, and the size for it; a guide has a chart for each kind of wearer. */
export function SizeFinder({ charts, ...finder }: SizeFinderProps) {
  const words = useSizeWords();
  const group = useId();
  const [wearer, setWearer] = useState(charts[0]?.wearer);
  const chart = charts.find((one) => one.wearer === wearer);
  if (!chart || chart.measures.length === 0)
    return <EmptyState art="nothing-found" title={words("noData")} text={words("noDataHere")} />;
  return (
    <>
      {charts.length > 1 ? (
        <fieldset className="mb-5">
          <legend className="mb-1.5 font-semibold text-sm">{words("forWhom")}</legend>
          <SegmentRow>
            {charts.map((one) => (
              <RadioSegment
                key={one.wearer}
                name={group}
                checked={one.wearer === wearer}
                onChange={() => setWearer(one.wearer)}
              >
                {one.wearerName}
              </RadioSegment>
            ))}
          </SegmentRow>
        </fieldset>
      ) : null}
      <MeasureForm key={chart.wearer} chart={chart} {...finder} />
    </>
  );
}

type MeasureFormProps = Omit<SizeFinderProps, "charts"> & { readonly chart: Chart };

function MeasureForm({ chart, ...finder }: MeasureFormProps) {
  const words = useSizeWords();
  const measures = useMeasures(chart);
  const { typed, found, submit } = measures;
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (found) answer.current?.scrollIntoView({ block: "nearest" });
  }, [found]);
  return (
    <form onSubmit={submit} noValidate method="post">
      <MeasureDrawing measures={chart.measures} />
      {chart.measures.length > 1 ? <p className="mb-3 text-quiet text-sm">{words("asManyAsYouCan")}</p> : null}
      <MeasureFields chart={chart} measures={measures} />
      <Button type="submit" look={found ? "outline" : "primary"} className="mt-5 w-full">
        {words("find")}
      </Button>
      {/* The answer has its place from the start, so that nothing moves when it comes. */}
      <div ref={answer} role="status" className="mt-4 grid min-h-44">
        {found ? (
          <div>
            <ReadAsMillimetres typed={typed} />
            <FoundSizeNote found={found} kind={chart.kind} {...finder} />
          </div>
        ) : (
          <p className="grid place-items-center rounded-lg border border-line border-dashed p-4 text-center text-quiet text-sm">
            {words("measuresStay")}
          </p>
        )}
      </div>
    </form>
  );
}

type MeasureFieldsProps = {
  readonly chart: Pick<Chart, "measures">;
  readonly measures: Pick<ReturnType<typeof useMeasures>, "input">;
};

function MeasureFields({ chart, measures: { input } }: MeasureFieldsProps) {
  return (
    <div className="space-y-4">
      {chart.measures.map(({ measure, name, how }) => {
        const { good: _good, ...typed } = input(measure);
        return (
          <Field
            key={measure}
            label={`${name} (cm)`}
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
            hint={hintOf(name, how)}
            {...typed}
          />
        );
      })}
    </div>
  );
}

/** Says which lengths were read as millimetres. */
function ReadAsMillimetres({ typed }: { readonly typed: Typed }) {
  const words = useSizeWords();
  const { language } = usePage();
  return Object.entries(typed).map(([measure, text]) => {
    const length = readLength(measure, text);
    return length?.isMillimetres ? (
      <p key={measure} className="mb-3 text-quiet text-sm">
        {words("readAsMillimetres", {
          typed: text.trim().replace(/\s*mm$/i, ""),
          length: withDecimalSign(String(length.cm), language),
        })}
      </p>
    ) : null;
  });
}

/** The shop's sentences begin with the measure's name, which is the label here. */
function hintOf(name: string, how: string): string {
  const rest = how.startsWith(`${name}: `) ? how.slice(name.length + 2) : how;
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
