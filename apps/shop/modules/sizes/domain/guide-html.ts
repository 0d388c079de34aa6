import type { SizeSystem } from "@gelora/contracts/catalogue-document.ts";
import type { SizeChart, SizeGuideRecord } from "@gelora/contracts/size-guide.ts";
import { withDecimalSign } from "@gelora/locale/decimal-sign.ts";
import { escapeHtml } from "@gelora/locale/escape-html.ts";
import type { Language } from "@gelora/locale/language.ts";
import { measuresOf, systemsOf } from "./chart-facts.ts";
import { say } from "./words.ts";

/**
 * A guide as HTML [SZG-06]: how the brand fits, a table for each kind of wearer, and how to
 * measure. Everything from the data is escaped; there is nothing else in it that could be a script.
 */
export function guideHtml(guide: SizeGuideRecord, language: Language): string {
  const charts = guide.charts.filter(({ rows }) => rows.length > 0);
  if (charts.length === 0) return "";
  const measures = measuresOf(charts);
  return [
    `<p><strong>${escapeHtml(say(language, `fit.${guide.fit}`))}</strong></p>`,
    ...(guide.note ? [`<p>${escapeHtml(guide.note[language])}</p>`] : []),
    ...charts.map((chart) => chartHtml(chart, language)),
    `<h2>${escapeHtml(say(language, "howToMeasure"))}</h2>`,
    `<ul>${measures.map((measure) => `<li>${escapeHtml(say(language, `how.${measure}`))}</li>`).join("")}</ul>`,
    `<p>${escapeHtml(say(language, "betweenSizes"))}</p>`,
  ].join("");
}

function chartHtml(chart: SizeChart, language: Language): string {
  const systems = systemsOf(chart);
  const measures = measuresOf([chart]);
  const heads = [
    ...systems.map((system) => say(language, `system.${system}`)),
    ...measures.map((measure) => `${say(language, `measure.${measure}`)} (cm)`),
  ];
  const rows = chart.rows.map(({ names, fits }) => {
    const [first = "", ...rest] = [
      ...systems.map((system) => nameText(system, names[system], language)),
      ...measures.map((measure) => rangeText(fits[measure], language)),
    ];
    return `<tr><th scope="row">${escapeHtml(first)}</th>${rest.map((text) => `<td>${escapeHtml(text)}</td>`).join("")}</tr>`;
  });
  return `<table><caption>${escapeHtml(say(language, `wearer.${chart.wearer}`))}</caption><thead><tr>${heads
    .map((head) => `<th scope="col">${escapeHtml(head)}</th>`)
    .join("")}</tr></thead><tbody>${rows.join("")}</tbody></table>`;
}

/** A label as on the box; the length of a foot is a measure. */
function nameText(system: SizeSystem, name: string | undefined, language: Language): string {
  if (name === undefined) return "–";
  return system === "CM" ? withDecimalSign(name, language) : name;
}

function rangeText(range: readonly [number, number] | undefined, language: Language): string {
  if (!range) return "–";
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return `${number.format(range[0])}–${number.format(range[1])}`;
}
