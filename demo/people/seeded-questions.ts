import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { SeedDesk } from "./play-parties.ts";
import { type Addresses, signSeededIn } from "./play-shoppers.ts";
import { type SeededQuestion, seededQuestionWords } from "./question-words.ts";
import { runningShoes } from "./running-shoes.ts";

/** Where the data folder remembers them. */
export const questionsFile = "questions.json";

/**
 * Has seeded members ask about two pairs of running shoes, through the running gateway, and staff
 * answer them; the data folder remembers. The last one waits for staff.
 * @returns how many are new; 0 where it could not be done, for instance in a merchant's shop
 */
export async function seededQuestions(
  addresses: Addresses,
  dataFolder: string,
  openDesk: () => Promise<SeedDesk>,
): Promise<number> {
  const file = join(dataFolder, questionsFile);
  if ((await readFile(file, "utf8").catch(() => undefined)) !== undefined) return 0;
  try {
    const products = (await runningShoes(addresses.shop)).flatMap(([sku]) => sku?.productCode ?? []);
    if (products.length === 0) return 0;
    const desk = await openDesk();
    for (const words of seededQuestionWords) {
      await ask(addresses, products[words.product % products.length] ?? "", words);
      if (words.answer) await answer(desk, words.text, words.answer);
    }
    await mkdir(dataFolder, { recursive: true });
    await writeFile(file, JSON.stringify(products));
    return seededQuestionWords.length;
  } catch {
    return 0;
  }
}

async function ask(addresses: Addresses, productCode: string, { by, language, text }: SeededQuestion): Promise<void> {
  const { caller } = await signSeededIn(addresses, by, language);
  const { askQuestion } = await caller.call<{ askQuestion: { success: boolean; errorCode: string | null } }>(
    "Ask",
    "mutation Ask($input: AskQuestionInput!) { askQuestion(input: $input) { success errorCode } }",
    { input: { productCode, text } },
  );
  if (!askQuestion.success) throw new Error(`not asked: ${askQuestion.errorCode}`);
}

async function answer(desk: SeedDesk, text: string, words: string): Promise<void> {
  const waiting = await desk.read("budi", "productQuestions { questionCode text }");
  const [, questionCode] =
    /"questionCode":"([^"]+)"/.exec(waiting.split("{").find((one) => one.includes(text)) ?? "") ?? [];
  if (!questionCode) throw new Error("the question does not wait");
  await desk.act("budi", `answerQuestion(questionCode: "${questionCode}", answer: "${words}")`);
}
