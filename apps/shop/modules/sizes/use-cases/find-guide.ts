import { type Language, languages } from "@gelora/locale/language.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Frame } from "../../catalogue/frame.ts";
import { readFrame } from "../../catalogue/read-models.ts";
import { chartFacts } from "../domain/chart-facts.ts";
import { guideHtml } from "../domain/guide-html.ts";
import { guideFor } from "../size-guides.ts";
import { readGuides } from "./read-guides.ts";

/**
 * A brand's guide of a category, in words [SZG-06, SZG-09].
 * @param category its code, or its name in either language [K29]; names are not unique, and the
 * first that has a guide is meant
 * @returns undefined where there is none
 */
export async function findGuide(platform: Platform, category: string, brandCode: string, language: Language) {
  const [guides, frame] = [await readGuides(platform), await readFrame(platform)];
  const brand = frame.brands.get(brandCode.toUpperCase()) ?? frame.brands.get(brandCode);
  if (!brand) return undefined;
  for (const asked of categoriesCalled(frame, category)) {
    const guide = guideFor(guides, frame, brand.brandCode, asked.categoryCode);
    if (!guide) continue;
    return {
      id: `${guide.categoryCode}-${guide.brandCode}`,
      categoryCode: guide.categoryCode,
      categoryName: frame.categoryOf(guide.categoryCode)?.name[language] ?? guide.categoryCode,
      brandCode: guide.brandCode,
      brandName: brand.brandName,
      fit: guide.fit,
      html: guideHtml(guide, language),
      charts: guide.charts.flatMap((chart) => chartFacts(chart, undefined, language) ?? []),
    };
  }
  return undefined;
}

function categoriesCalled(frame: Frame, text: string) {
  const wanted = fold(text);
  return frame.categories.filter(
    ({ categoryCode, name }) => fold(categoryCode) === wanted || languages.some((one) => fold(name[one]) === wanted),
  );
}

const fold = (text: string): string => text.trim().replace(/\s+/g, " ").toLowerCase();
