import type { ShopModule } from "../../platform/shop-module.ts";
import { askQuestion } from "./resolvers/Mutation.askQuestion.ts";
import { questions } from "./resolvers/Product.questions.ts";
import { productQuestions } from "./resolvers/Query.productQuestions.ts";
import * as createQuestions from "./storage/migrations/0001-create-questions.ts";
import { mailQuestion } from "./use-cases/mail-question.ts";
import { cacheFirstQuestions, firstQuestionsCache } from "./use-cases/show-questions.ts";
import { questionMailTopic } from "./use-cases/topics.ts";

/** Mounted after the catalogue, whose products it adds to. */
export const questionsModule: ShopModule = {
  name: "questions",
  migrations: { "0001-create-questions": createQuestions },
  parts: [firstQuestionsCache],
  resolvers: { Query: { productQuestions }, Mutation: { askQuestion }, Product: { questions } },
  outboxHandlers: (platform) => ({ [questionMailTopic]: (message) => mailQuestion(platform, message) }),
  start: async (platform) => cacheFirstQuestions(platform),
};
