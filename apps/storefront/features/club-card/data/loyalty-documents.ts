import { clubGraphql, type ResultOf } from "../../../platform/gateway/document.ts";

/** Everything above the movements, in one call. */
export const clubCardDocument = clubGraphql(`
  query StorefrontClubCard {
    mapClubCheckBind { success code message userCode firstName lastName mobile havePin pinDisabled }
    mapClubPoints {
      success code message availablePoints pendingPoints heldPoints owedPoints linkBonus spend
      pending { points availableAt }
      expiring { points expiresAt }
      tier { code fromSpend pointsPerTenThousand }
      tiers { code fromSpend pointsPerTenThousand }
    }
    mapClubReferral {
      success referralCode referrerPoints newMemberPoints promisedPoints pending { points availableAt }
    }
  }
`);

export type ClubCardAnswer = ResultOf<typeof clubCardDocument>;
export type ClubAccount = NonNullable<ClubCardAnswer["mapClubCheckBind"]>;
export type ClubPoints = NonNullable<ClubCardAnswer["mapClubPoints"]>;
export type ClubReferral = NonNullable<ClubCardAnswer["mapClubReferral"]>;
export type ClubTier = NonNullable<ClubPoints["tier"]>;

export const movementsDocument = clubGraphql(`
  query mapClubMovements($before: ID, $pageSize: Int) {
    mapClubMovements(before: $before, pageSize: $pageSize) {
      success code message next
      dataList { id happenedAt text orderCode orderIsOwn availablePoints pendingPoints owedPoints }
    }
  }
`);

export type ClubMovement = NonNullable<
  NonNullable<ResultOf<typeof movementsDocument>["mapClubMovements"]>["dataList"]
>[number];

export const movementsFileDocument = clubGraphql(`
  query mapClubMovementsFile { mapClubMovementsFile { success code message fileName content } }
`);
