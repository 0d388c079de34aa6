import type { SizeSystem } from "@gelora/contracts/catalogue-document.ts";
import {
  guideSystems,
  type SizeChart,
  type SizeMeasure,
  type SizeRow,
  sizeMeasures,
} from "@gelora/contracts/size-guide.ts";
import type { SizeKind } from "@gelora/contracts/size-kind.ts";
import type { Language } from "@gelora/locale/language.ts";
import { sizeCode, sizeName } from "../../catalogue/size-name.ts";
import { say } from "./words.ts";

/**
 * A chart by which a shopper finds a size of these goods, in one language.
 * @param label the system that the goods are labelled in; else the chart's first
 */
export function chartFacts(chart: SizeChart, label: SizeSystem | undefined, language: Language) {
  const own = systemsOf(chart).find((system) => system === label) ?? systemsOf(chart)[0];
  if (!own) return undefined;
  const measures = measuresOf([chart]);
  return {
    wearer: chart.wearer,
    wearerName: say(language, `wearer.${chart.wearer}`),
    kind: kindOf(chart.wearer, own, measures) ?? null,
    measures: measures.map((measure) => ({
      measure,
      name: say(language, `measure.${measure}`),
      how: say(language, `how.${measure}`),
    })),
    rows: chart.rows.flatMap((row) => {
      const name = row.names[own];
      if (name === undefined) return [];
      return [
        {
          sizeCode: row.names.EU === undefined ? sizeCode(own, name) : sizeCode("EU", row.names.EU),
          name: sizeName(own, name, language),
          otherNames: otherNames(row, own, language),
          fits: rangesOf(row),
        },
      ];
    }),
  };
}

export const measuresOf = (charts: readonly SizeChart[]): readonly SizeMeasure[] =>
  sizeMeasures.filter((measure) => charts.some(({ rows }) => rows.some(({ fits }) => fits[measure])));

export const systemsOf = ({ rows }: Pick<SizeChart, "rows">) =>
  guideSystems.filter((system) => rows.some(({ names }) => names[system] !== undefined));

/** The names of a size besides that of its own label. */
export function otherNames({ names }: SizeRow, own: SizeSystem, language: Language): string[] {
  return guideSystems.flatMap((system) => {
    const name = names[system];
    return name === undefined || system === own ? [] : [sizeName(system, name, language)];
  });
}

export function rangesOf({ fits }: SizeRow) {
  return sizeMeasures.flatMap((measure) => {
    const [from, to] = fits[measure] ?? [];
    return from === undefined || to === undefined ? [] : [{ measure, from, to }];
  });
}

/**
 * Which of a shopper's sizes such goods are about, by what they are measured by.
 * @returns undefined for sizes that are not remembered, such as those of knee supports
 */
export function kindOf(
  wearer: SizeChart["wearer"],
  own: SizeSystem,
  measures: readonly SizeMeasure[],
): SizeKind | undefined {
  const isForKids = wearer === "KIDS";
  if (own === "EU" || own === "UK" || own === "US") return isForKids ? "KIDS_SHOES" : "SHOES";
  if (isForKids) return own === "CM" && measures.includes("height") ? "KIDS_CLOTHES" : undefined;
  if (own !== "LETTER") return undefined;
  const isForWomen = wearer === "WOMEN";
  if (measures.includes("foot")) return "SOCKS";
  if (measures.includes("chest")) return isForWomen ? "WOMEN_TOPS" : "MEN_TOPS";
  if (measures.includes("waist") || measures.includes("hips")) return isForWomen ? "WOMEN_BOTTOMS" : "MEN_BOTTOMS";
  if (measures.includes("hand")) return "GLOVES";
  return measures.includes("head") ? "HEADWEAR" : undefined;
}
