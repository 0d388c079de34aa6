import type { ProductResolvers } from "../../../platform/schema.generated.ts";
import { firstQuestions } from "../use-cases/show-questions.ts";
import { questionPage } from "./question-page.ts";

/** An addition of this module to the catalogue's product. */
export const questions: ProductResolvers["questions"] = async ({ productCode }, _input, { platform }) =>
  productCode ? questionPage(await firstQuestions(platform, productCode), 0) : null;
