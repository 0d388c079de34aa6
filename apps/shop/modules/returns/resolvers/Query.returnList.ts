import { formatDayAndTime } from "@gelora/locale/jakarta-time.ts";
import { listPage, pageInfoOf } from "../../../platform/list-page.ts";
import { sessionOf } from "../../../platform/refusals.ts";
import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { ownerOf } from "../../../platform/session.ts";
import { lineInSize, nameOfLine } from "../../orders/orders.ts";
import { piecesOfUnits } from "../domain/pieces-of-units.ts";
import { returnStateName } from "../domain/return-states.ts";
import { listReturns } from "../use-cases/show-return.ts";

/** The returns of the session's own orders [GAP-06]. */
export const returnList: QueryResolvers["returnList"] = async (_parent, asked, context) => {
  const page = listPage(asked, { most: 50 });
  const owner = ownerOf(sessionOf(context));
  const { returns, totalCount } = await listReturns(context.platform, owner, page);
  return {
    dataList: returns.map(({ record, units, lines }) => ({
      returnCode: record.returnCode,
      orderCode: record.orderCode,
      status: record.state,
      afterSaleStatusStr: returnStateName(record.state, context.language, record.mode),
      createTime: formatDayAndTime(record.requestedAt),
      returnMode: record.mode,
      amount: record.mode === "EXCHANGE" ? 0 : record.amount,
      points: record.mode === "EXCHANGE" ? 0 : record.points,
      products: piecesOfUnits(units).flatMap(({ lineNumber, quantity, size }) =>
        lines
          .filter((line) => line.lineNumber === lineNumber)
          .map((line) => ({
            skuName: nameOfLine(lineInSize(line, size), context.language),
            image: line.image,
            count: quantity,
          })),
      ),
    })),
    pageInfo: pageInfoOf(page, totalCount),
  };
};
