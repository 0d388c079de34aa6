/**
 * What members ask about goods, and what the shop answers everyone. Guarantees: nothing is shown
 * that staff have not answered; of several who decide on a question at once one does; and the
 * person who asked is mailed that decision once.
 */
export { decideOnQuestion, questionsToDecide } from "./use-cases/decide-question.ts";
export { eraseQuestions, questionsToTakeOut } from "./use-cases/questions-of-person.ts";
