import { devicesOfPages, languagesOfPages, pageBlocks } from "@gelora/contracts/page-content.ts";
import { z } from "zod";

const frame = z.object({
  "en-US": z.object({ h5: z.array(z.unknown()), pc: z.array(z.unknown()) }),
  "id-ID": z.object({ h5: z.array(z.unknown()), pc: z.array(z.unknown()) }),
});
const typed = z.object({ type: z.string() });
const isKind = (type: string): type is keyof typeof pageBlocks => Object.hasOwn(pageBlocks, type);

/**
 * What is wrong with a page's content, each problem with its place: `id-ID, pc, block 3 (faq),
 * items 2, question: should not be empty`. One that both devices have is named once, without them:
 * most pages have one list for both. None for content that may be stored.
 */
export function problemsOfContent(content: unknown): readonly string[] {
  const read = frame.safeParse(content);
  if (!read.success)
    return ['the content should be {"en-US": {"h5": [blocks], "pc": [blocks]}, "id-ID": {"h5": …, "pc": …}}'];
  return languagesOfPages.flatMap((language) => {
    const placed = devicesOfPages.flatMap((device) =>
      problemsOfBlocks(read.data[language][device]).map((problem) => ({ device, problem })),
    );
    return [...Map.groupBy(placed, ({ problem }) => problem)].map(([problem, found]) => {
      const [one, ...others] = new Set(found.map(({ device }) => device));
      return [language, ...(one && others.length === 0 ? [one] : []), problem].join(", ");
    });
  });
}

const problemsOfBlocks = (blocks: readonly unknown[]): readonly string[] =>
  blocks.flatMap((block, index) =>
    problemsOfBlock(block).map(({ kind, problem }) => `block ${index + 1} (${kind})${problem}`),
  );

type Problem = { readonly kind: string; readonly problem: string };

function problemsOfBlock(block: unknown): readonly Problem[] {
  const read = typed.safeParse(block);
  if (!read.success) return [{ kind: "without a type", problem: ": has no type" }];
  const kind = read.data.type;
  if (!isKind(kind))
    return [{ kind, problem: `: is no kind of block; these are: ${Object.keys(pageBlocks).join(", ")}` }];
  const { error } = pageBlocks[kind].safeParse(block);
  const problems = (error?.issues ?? []).flatMap(problemsOfIssue);
  if (isLoose(block)) problems.push(", link: link and linkText belong together");
  return problems.map((problem) => ({ kind, problem }));
}

/** A link without words cannot be seen; words without a link lead nowhere. */
const isLoose = (block: unknown): boolean =>
  typeof block === "object" && block !== null && "link" in block !== "linkText" in block;

function problemsOfIssue(issue: z.core.$ZodIssue): string[] {
  const place = issue.path.map((part) => (typeof part === "number" ? ` ${part + 1}` : `, ${String(part)}`)).join("");
  if (issue.code === "unrecognized_keys") return issue.keys.map((key) => `${place}, ${key}: is no field of this block`);
  return [`${place}: ${issue.message}`];
}
