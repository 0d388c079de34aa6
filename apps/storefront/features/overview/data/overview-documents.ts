import { graphql, type ResultOf } from "../../../platform/gateway/document.ts";

/** Everything of the shop's in one call; what could not be read is null. */
export const overviewDocument = graphql(`
  query accountOverview {
    accountOverview {
      orders {
        last {
          orderCode orderDate orderStatus orderStatusStr amount usedPoint distributionType scheduleCancelTime expectTime
          readyTime
          operationList { type value }
          orderReceiveOut { storeName }
          payInfos { payMentType isSucceed }
          parcels { expressStatus }
          orderReturnOuts { status afterSaleStatusStr amount points }
          productList { orderItemCode skuName image count status deliveryDate }
        }
      }
      coupons { totalCount dataList { couponCode couponName amount } }
      addresses {
        default {
          recipientFirstName recipientLastName address1
          state { code name } city { code name } district { code name } zipCode { code name }
        }
      }
      wishCount
    }
  }
`);

export type Overview = ResultOf<typeof overviewDocument>["accountOverview"];
