import { graphql, type ResultOf } from "../../../platform/gateway/document.ts";

/** What the form of a request needs: what can be returned, and the choices. */
export const returnOptionsDocument = graphql(`
  query StorefrontReturnOptions($input: ReturnOrderInput!) {
    returnPreview(input: $input) { returnable { orderItemCode skuCode skuName count amount points hasOtherSizes sizes { skuCode sizeName stock } } needsBankAccount }
    returnReasons { code name }
    refundBanks { bankCode bankName }
  }
`);

export const returnPreviewDocument = graphql(`
  query returnPreview($input: ReturnOrderInput!) {
    returnPreview(input: $input) { refund { ...RefundParts } }
  }
  fragment RefundParts on ReturnRefund {
    amount points freight freightPoints freightPaid giftCharge way shopPaysParcel
    lines { orderItemCode skuName count price promotion coupon points amount }
  }
`);

export const returnDetailDocument = graphql(`
  query returnDetail($input: ReturnCodeInput!) {
    returnDetail(input: $input) {
      returnCode orderCode status afterSaleStatusStr createTime expressCode companyCode companyName approverDescription
      remark pictureCodes canCancelReturnOrder canFullLogistics sendTo sendBy expectedBy needsBankAccount bankAccount
      returnMode replacement { status statusStr companyName expressCode trackAddress } exchanges { orderItemCode skuName sizeName count }
      history { status statusStr createTime }
      refund { amount points freight freightPoints freightPaid giftCharge way shopPaysParcel lines { orderItemCode skuName count price promotion coupon points amount } }
      returnProductList { orderItemCode skuName image count reasonStr }
    }
  }
`);

export const returnListDocument = graphql(`
  query returnList($pageNum: Int!) {
    returnList(pageNum: $pageNum) {
      pageInfo { hasNextPage }
      dataList { returnCode orderCode status afterSaleStatusStr createTime returnMode amount points products { skuName image count } }
    }
  }
`);

export const logisticsCompaniesDocument = graphql(`
  query logisticsCompanies { logisticsCompanies { companyCode companyName } }
`);

export const refundBanksDocument = graphql(`
  query refundBanks { refundBanks { bankCode bankName } }
`);

export const returnOrderDocument = graphql(`
  mutation returnOrder($input: ReturnOrderInput!) {
    returnOrder(input: $input) { success errorCode errorMessage errorDetails data { returnCode } }
  }
`);

export const startReturnPictureDocument = graphql(`
  mutation startReturnPicture($input: ReturnPictureStartInput!) {
    startReturnPicture(input: $input) { success errorCode errorMessage errorDetails data { pictureCode ticket address } }
  }
`);

export const returnPictureDocument = graphql(`
  query returnPicture($input: ReturnPictureInput!) { returnPicture(input: $input) }
`);

export const cancelReturnDocument = graphql(`
  mutation cancelReturnOrder($input: ReturnCodeInput!) {
    cancelReturnOrder(input: $input) { success errorCode errorMessage errorDetails }
  }
`);

export const fullLogisticsInfoDocument = graphql(`
  mutation fullLogisticsInfo($input: ReturnLogisticsInput!) {
    fullLogisticsInfo(input: $input) { success errorCode errorMessage errorDetails }
  }
`);

export const saveReturnBankAccountDocument = graphql(`
  mutation saveReturnBankAccount($input: ReturnBankAccountInput!) {
    saveReturnBankAccount(input: $input) { success errorCode errorMessage errorDetails }
  }
`);

export type ReturnDetail = NonNullable<ResultOf<typeof returnDetailDocument>["returnDetail"]>;
export type ReturnRefund = NonNullable<ReturnDetail["refund"]>;
export type ListedReturn = ResultOf<typeof returnListDocument>["returnList"]["dataList"][number];
export type ReturnOptions = ResultOf<typeof returnOptionsDocument>;
