import type { CategoryRecord, LocalisedText } from "@gelora/contracts/catalogue-document.ts";
import { categories } from "../taxonomy/categories.ts";
import { goods } from "../taxonomy/goods.ts";
import { both } from "../taxonomy/localised.ts";
import { wordCode } from "./codes.ts";

/** Merchants' own top categories come after our four. */
const firstPosition = 100;

const byCode = new Map(categories.map((category) => [category.categoryCode, category]));
const parents = new Set(categories.map(({ parentCode }) => parentCode));

/**
 * The names of our categories and of the goods in them, in both languages; leaves before their
 * branches.
 */
const categoryByName = new Map<string, CategoryRecord>();
function addName(name: LocalisedText, category: CategoryRecord | undefined): void {
  for (const word of Object.values(name)) {
    const plain = word.toLowerCase();
    if (category !== undefined && !categoryByName.has(plain)) categoryByName.set(plain, category);
  }
}
const isLeaf = ({ categoryCode }: CategoryRecord) => !parents.has(categoryCode);
for (const category of categories.filter(isLeaf)) addName(category.name, category);
for (const { noun, categoryCode } of Object.values(goods)) addName(noun, byCode.get(categoryCode));
for (const category of categories) addName(category.name, category);

function withAncestors(category: CategoryRecord): CategoryRecord[] {
  const parent = byCode.get(category.parentCode ?? "");
  return parent === undefined ? [category] : [...withAncestors(parent), category];
}

/** First, second and last step of a path, because the tree has three levels. */
function threeSteps(taxonomy: string, type: string): string[] {
  const steps = taxonomy
    .split(">")
    .map((step) => step.trim())
    .filter((step) => step !== "");
  const last = steps.at(-1);
  if (type !== "" && type.toLowerCase() !== last?.toLowerCase()) steps.push(type);
  if (steps.length === 0) return [];
  return steps.length <= 3 ? steps : [steps[0] ?? "", steps[1] ?? "", steps.at(-1) ?? ""];
}

/**
 * A product's category, from the root down: ours, when its type or the last step of its category
 * has the name of one or of its goods, in either language; else one made from its category path;
 * else other goods.
 */
export function categoryPathOf(taxonomy: string, type: string): CategoryRecord[] {
  const last = taxonomy.split(">").at(-1)?.trim() ?? "";
  const ours = categoryByName.get(type.toLowerCase()) ?? categoryByName.get(last.toLowerCase());
  if (ours !== undefined) return withAncestors(ours);
  const steps = threeSteps(taxonomy, type);
  if (steps.length === 0)
    return [{ categoryCode: "othergoods", name: both("Other goods", "Barang lain"), position: firstPosition }];
  return steps.map((step, depth) => {
    const codeAt = (end: number) =>
      `m${steps
        .slice(0, end)
        .map((name) => wordCode(name).toLowerCase())
        .join("")}`;
    const own = { categoryCode: codeAt(depth + 1), name: both(step, step), position: firstPosition };
    return depth === 0 ? own : { ...own, parentCode: codeAt(depth) };
  });
}
