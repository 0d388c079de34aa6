import { graphql, type ResultOf } from "../../../platform/gateway/document.ts";

export const productQuestionsDocument = graphql(`
  query productQuestions($productCode: String!, $pageSize: Int!) {
    productQuestions(productCode: $productCode, pageSize: $pageSize) {
      pageInfo { totalCount hasNextPage }
      dataList { questionCode text language author askedAt answer }
    }
  }
`);

export const askQuestionDocument = graphql(`
  mutation askQuestion($input: AskQuestionInput!) {
    askQuestion(input: $input) { success errorCode errorMessage errorDetails }
  }
`);

export type Question = ResultOf<typeof productQuestionsDocument>["productQuestions"]["dataList"][number];
