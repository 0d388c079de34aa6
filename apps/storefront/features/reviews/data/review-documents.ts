import { graphql, type ResultOf } from "../../../platform/gateway/document.ts";

export const productReviewsDocument = graphql(`
  query productReviews($input: ProductReviewsInput!, $pageSize: Int!) {
    productReviews(input: $input, pageSize: $pageSize) {
      pageInfo { totalCount hasNextPage }
      dataList {
        reviewCode stars fit sizeName text language author writtenAt answer pictures { small whole }
      }
    }
  }
`);

export const orderReviewsDocument = graphql(`
  query orderReviews($orderCode: String!) {
    orderReviews(orderCode: $orderCode) {
      orderItemCode hasFit
      review { version status stars fit text language rejection answer pictures { pictureCode small } }
    }
  }
`);

export const writeReviewDocument = graphql(`
  mutation writeReview($input: WriteReviewInput!) {
    writeReview(input: $input) { success errorCode errorMessage errorDetails }
  }
`);

export const startReviewPictureDocument = graphql(`
  mutation startReviewPicture($orderCode: String!) {
    startReviewPicture(orderCode: $orderCode) {
      success errorCode errorMessage errorDetails data { pictureCode ticket address }
    }
  }
`);

export type Review = ResultOf<typeof productReviewsDocument>["productReviews"]["dataList"][number];
export type OrderReview = ResultOf<typeof orderReviewsDocument>["orderReviews"][number];
export type OwnReview = NonNullable<OrderReview["review"]>;
