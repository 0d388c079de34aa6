import { clubGraphql, type ResultOf } from "../../../platform/gateway/document.ts";

export const pointsDocument = clubGraphql(`
  query mapClubPoints {
    mapClubPoints {
      success code message availablePoints pendingPoints
      expiring { points expiresAt }
      tier { code }
    }
  }
`);

export type OverviewPoints = NonNullable<ResultOf<typeof pointsDocument>["mapClubPoints"]>;
