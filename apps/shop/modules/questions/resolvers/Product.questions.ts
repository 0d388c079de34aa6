import { listPage } from "../../../platform/list-page.ts";
import type { ProductResolvers } from "../../../platform/schema.generated.ts";
import { firstFew, firstQuestions } from "../use-cases/show-questions.ts";
import { questionPage } from "./question-page.ts";

const firstPage = listPage({}, { usual: firstFew, most: firstFew });

/** An addition of this module to the catalogue's product. */
export const questions: ProductResolvers["questions"] = async ({ productCode }, _input, { platform }) =>
  productCode ? questionPage(await firstQuestions(platform, productCode), firstPage) : null;
