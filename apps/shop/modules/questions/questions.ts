/**
 * Questions of members about goods, and the shop's public answers. Guarantees: nothing is shown
 * that staff have not answered; of several simultaneous decisions on a question one takes effect;
 * and the person who asked is mailed that decision once.
 */
export { decideOnQuestion, questionsToDecide } from "./use-cases/decide-question.ts";
export { eraseQuestions, questionsToTakeOut } from "./use-cases/questions-of-person.ts";
