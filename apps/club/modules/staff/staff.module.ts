import type { ClubModule } from "../../platform/club-module.ts";
import * as createStaff from "./storage/migrations/0001-create-staff.ts";

export const staffModule: ClubModule = {
  name: "staff",
  migrations: { "0001-create-staff": createStaff },
};
