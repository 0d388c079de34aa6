import type { ClubModule } from "../../platform/club-module.ts";
import { mapClubCheckBind } from "./resolvers/Query.mapClubCheckBind.ts";
import { mapClubMovements } from "./resolvers/Query.mapClubMovements.ts";
import { mapClubMovementsFile } from "./resolvers/Query.mapClubMovementsFile.ts";
import { mapClubPoints } from "./resolvers/Query.mapClubPoints.ts";

/** What members see of their own points. */
export const accountModule: ClubModule = {
  name: "account",
  migrations: {},
  resolvers: { Query: { mapClubCheckBind, mapClubPoints, mapClubMovements, mapClubMovementsFile } },
};
