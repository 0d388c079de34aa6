import { graphql } from "../../../platform/gateway/document.ts";

export const applyCouponDocument = graphql(`
  mutation applyCoupon($checkoutId: ID!, $couponCode: String) {
    applyCoupon(checkoutId: $checkoutId, couponCode: $couponCode) { id couponCode }
  }
`);

export const couponListDocument = graphql(`
  query couponList($pageInput: PageInput) {
    couponList(pageInput: $pageInput) {
      dataList {
        couponCode couponName description amount beginTime endTime status
        reasonList { code text }
      }
      pageInfo { totalCount hasNextPage }
    }
  }
`);
