import type { Platform } from "../../../platform/platform.ts";
import { maskedAccount } from "../../bank-accounts/bank-accounts.ts";
import { picturesOf } from "../../pictures/pictures.ts";
import { returnsToTakeOutOf, unitsOfReturns } from "../storage/returns.ts";
import { accountOf } from "./bank-accounts.ts";

/** All returns of an owner with their pieces, as a person exports their data. */
export async function returnsToTakeOut(platform: Platform, owner: string) {
  const records = await returnsToTakeOutOf(platform, owner);
  const codes = records.map(({ returnCode }) => returnCode);
  const [units, pictures] = [await unitsOfReturns(platform, codes), await picturesOf(platform, codes)];
  return records.map((record) => {
    const { returnCode, orderCode, state, mode, remark, amount, points, companyName, expressCode, rejection } = record;
    const account = accountOf(platform, record);
    return {
      returnCode,
      orderCode,
      state,
      mode,
      remark,
      amount,
      points,
      courier: companyName,
      trackingNumber: expressCode,
      rejection,
      bankAccount: account ? maskedAccount(account) : null,
      pictures: pictures.get(returnCode)?.length ?? 0,
      requestedAt: record.requestedAt.toISOString(),
      pieces: (units.get(returnCode) ?? []).map(({ lineNumber, unitNumber, reasonCode, size, exchange }) => ({
        orderItemCode: `${orderCode}-${lineNumber}`,
        unitNumber,
        reasonCode,
        size: size?.sizeName ?? null,
        otherSize: exchange?.sizeName ?? null,
      })),
    };
  });
}
