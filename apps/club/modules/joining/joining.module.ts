import type { ClubModule } from "../../platform/club-module.ts";
import { mountServiceJoining } from "./service-joining.ts";
import * as createJoining from "./storage/migrations/0001-create-joining.ts";

/**
 * How shoppers become members of the club, by the shop's word that number and address are theirs.
 */
export const joiningModule: ClubModule = {
  name: "joining",
  migrations: { "0001-create-joining": createJoining },
  routes: mountServiceJoining,
};
