import { memberShopper } from "../../../testing/member.ts";
import type { TestShop } from "../../../testing/shop.ts";
import { field, type Shopper } from "../../../testing/shopper.ts";
import { questionsToDecide } from "../questions.ts";

export type Answered = { readonly success: boolean; readonly errorCode: string | null };

/** Sends a question about the ball. */
export async function sendQuestion(
  shopper: Pick<Shopper, "send">,
  text: string,
  { productCode = "PB1", language = "en-US" } = {},
): Promise<Answered> {
  const query = "mutation ($input: AskQuestionInput!) { askQuestion(input: $input) { success errorCode } }";
  return field(await shopper.send(query, { input: { productCode, text } }, language), "askQuestion");
}

/** Has a new member ask something. @returns who, and the code of what waits */
export async function askedQuestion(shop: TestShop, text: string, language?: string) {
  const member = await memberShopper(shop);
  const asked = await sendQuestion(member, text, language ? { language } : {});
  if (!asked.success) throw new Error(`not asked: ${asked.errorCode}`);
  const question = (await questionsToDecide(shop.platform)).find((one) => one.text === text);
  if (!question) throw new Error("the question does not wait");
  return { member, questionCode: question.questionCode };
}

export type ShownQuestions = {
  readonly dataList: readonly {
    readonly questionCode: string;
    readonly text: string;
    readonly language: string;
    readonly author: string | null;
    readonly answer: string;
  }[];
  readonly pageInfo: { readonly totalCount: number; readonly hasNextPage: boolean };
};

const fields = "dataList { questionCode text language author answer } pageInfo { totalCount hasNextPage }";

/** What the page of the ball shows. */
export async function shownQuestions(shop: TestShop): Promise<ShownQuestions> {
  const product = field<{ readonly questions: ShownQuestions }>(
    await shop.send(`{ productInit(input: { productCode: "PB1" }) { questions { ${fields} } } }`),
    "productInit",
  );
  return product.questions;
}

/** A page of all of the ball's. */
export async function listedQuestions(shop: TestShop, pageNum: number, pageSize: number): Promise<ShownQuestions> {
  const ask = `query ($page: Int, $size: Int) { productQuestions(productCode: "PB1", pageNum: $page, pageSize: $size) { ${fields} } }`;
  return field(await shop.send(ask, { page: pageNum, size: pageSize }), "productQuestions");
}
