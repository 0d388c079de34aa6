import { decideOnQuestion, questionsToDecide } from "../../questions/questions.ts";
import { type DeskContext, resultOf, staffOf, staffWho, wordsOf } from "../gateway/desk-context.ts";

type Given = { readonly questionCode: string };
type Answered = Given & { readonly answer: string };
type Refused = Given & { readonly reason: string };

const longest = { answer: { most: 2000 }, reason: { most: 500 } } as const;

/** What members ask about goods. */
export const questionQueries = {
  productQuestions: async (_input: object, context: DeskContext) => {
    staffWho(context, "answer questions");
    const waiting = await questionsToDecide(context.platform);
    return waiting.map((question) => ({ ...question, askedAt: question.askedAt.toISOString() }));
  },
};

/** What staff do with it. The use case checks the role and writes the journal. */
export const questionMutations = {
  answerQuestion: (given: Answered, context: DeskContext) =>
    decide("answer", given, wordsOf("answer", given.answer, longest.answer), context),
  correctQuestion: (given: Answered, context: DeskContext) =>
    decide("correct", given, wordsOf("answer", given.answer, longest.answer), context),
  refuseQuestion: (given: Refused, context: DeskContext) =>
    decide("refuse", given, wordsOf("reason", given.reason, longest.reason), context),
  takeDownQuestion: (given: Refused, context: DeskContext) =>
    decide("takeDown", given, wordsOf("reason", given.reason, longest.reason), context),
};

async function decide(
  event: Parameters<typeof decideOnQuestion>[2]["event"],
  { questionCode }: Given,
  words: string,
  context: DeskContext,
) {
  const result = await decideOnQuestion(context.platform, staffOf(context), { questionCode, event, words });
  return resultOf(result, "decided");
}
