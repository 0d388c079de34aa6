import { clubGraphql, type ResultOf } from "../../../platform/gateway/document.ts";

export const clubNameDocument = clubGraphql(`
  query StorefrontClubName { mapClubCheckBind { success firstName lastName } }
`);

export type ClubNameAnswer = ResultOf<typeof clubNameDocument>;
