import type { StaffRole } from "../../apps/shop/platform/principal.ts";

export type SeededStaff = {
  readonly staffCode: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
  readonly password: string;
  /** Of the second factor, in Base32. */
  readonly secret: string;
};

/** People who work at the demonstration shop; their factors are public, so never in production. */
export const seededStaff: readonly SeededStaff[] = [
  {
    staffCode: "budi",
    name: "Budi",
    roles: ["support"],
    password: "Bantu-Semua4",
    secret: "MJ2WI2JAONSWYYLMOUQGEYLOORSXE4ZB",
  },
  {
    staffCode: "wati",
    name: "Wati",
    roles: ["warehouse"],
    password: "Gudang-Rapi5",
    secret: "O5QXI2JAONSWYYLMOUQGEYLOORSXE4ZB",
  },
  {
    staffCode: "rina",
    name: "Rina",
    roles: ["finance"],
    password: "Hitung-Teliti6",
    secret: "OJUW4YJAONSWYYLMOUQGEYLOORSXE4ZB",
  },
  {
    staffCode: "wayan",
    name: "Wayan",
    roles: ["merchandising"],
    password: "Etalase-Indah8",
    secret: "O5QXSYLOEBZWK3DBNR2SA2TVNJ2XEIJB",
  },
];
