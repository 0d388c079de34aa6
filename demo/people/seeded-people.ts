import type { SeededMember as ClubMember } from "../../apps/club/modules/membership/membership.ts";
import type { ImportedMember } from "../../apps/shop/modules/members/member-import.ts";

/** A member of the club, with the password of their card; never seeded in production. */
export type SeededClubMember = ClubMember & { readonly password?: string };

/** People seeded in a new Gelora, printed by `npm start`. */
export const seededClubMembers: readonly SeededClubMember[] = [
  {
    memberCode: "MC-0001",
    mobile: "8120000001",
    firstName: "Ayu",
    lastName: "Lestari",
    email: "ayu@gelora.example",
    emailVerified: true,
    phoneVerified: true,
    status: "ACTIVE",
    password: "Poin-Merah1",
  },
  {
    memberCode: "MC-0002",
    mobile: "8120000002",
    firstName: "Bagus",
    lastName: "Wirawan",
    email: "bagus@gelora.example",
    emailVerified: false,
    phoneVerified: true,
    status: "INACTIVE",
  },
  {
    memberCode: "MC-0003",
    mobile: "8120000005",
    firstName: "Citra",
    lastName: "Maharani",
    email: "citra@gelora.example",
    emailVerified: true,
    phoneVerified: true,
    status: "ACTIVE",
  },
  {
    memberCode: "MC-0004",
    mobile: "8120000007",
    firstName: "Dewi",
    lastName: "Kartika",
    email: "dewi@gelora.example",
    emailVerified: true,
    phoneVerified: true,
    status: "ACTIVE",
  },
  {
    memberCode: "MC-0005",
    mobile: "8120000008",
    firstName: "Eka",
    lastName: "Prasetya",
    email: "eka@gelora.example",
    emailVerified: true,
    phoneVerified: true,
    status: "ACTIVE",
  },
  {
    memberCode: "MC-0006",
    mobile: "8120000010",
    firstName: "Fajar",
    lastName: "Nugroho",
    email: "fajar@gelora.example",
    emailVerified: true,
    phoneVerified: true,
    status: "ACTIVE",
    password: "Poin-Hijau6",
  },
  {
    memberCode: "MC-0007",
    mobile: "8120000011",
    firstName: "Gita",
    lastName: "Permata",
    email: "gita@gelora.example",
    emailVerified: true,
    phoneVerified: true,
    status: "ACTIVE",
    password: "Poin-Biru7",
  },
  {
    memberCode: "MC-0008",
    mobile: "8120000012",
    firstName: "Hana",
    lastName: "Wijaya",
    email: "hana@gelora.example",
    emailVerified: true,
    phoneVerified: true,
    status: "GUEST",
    password: "Poin-Putih8",
  },
];

export type SeededClubLink = {
  readonly accountCode: string;
  readonly memberCode: string;
  readonly points: number;
  /** Left out for one who has to set it first. */
  readonly pin?: string;
};

/**
 * Accounts of the shop's members who are members of the club too: some points, many, no PIN yet.
 */
export const seededClubLinks: readonly SeededClubLink[] = [
  { accountCode: "M-0001", memberCode: "MC-0001", points: 25_000, pin: "739152" },
  { accountCode: "M-0005", memberCode: "MC-0004", points: 20_000_000, pin: "739152" },
  { accountCode: "M-0006", memberCode: "MC-0005", points: 60_000 },
  { accountCode: "M-0009", memberCode: "MC-0007", points: 5_000 },
];

/** A member of the shop, with the password of their local account; never seeded in production. */
export type SeededMember = { readonly member: ImportedMember; readonly password?: string; readonly remark: string };

export const seededShopMembers: readonly SeededMember[] = [
  {
    remark: "member of shop and club",
    password: "Lari-Pagi7",
    member: {
      memberCode: "M-0001",
      status: "active",
      email: "ayu@gelora.example",
      emailVerified: true,
      mobile: "8120000001",
      mobileVerified: true,
      firstName: "Ayu",
      lastName: "Lestari",
      birthDate: "1996-04-21",
      gender: "FEMALE",
      language: "id-ID",
    },
  },
  {
    remark: "member of the shop",
    password: "Bola-Senja8",
    member: {
      memberCode: "M-0002",
      status: "active",
      email: "putri@gelora.example",
      emailVerified: true,
      mobile: "8120000004",
      mobileVerified: true,
      firstName: "Putri",
      lastName: "Anggraini",
      birthDate: "1992-11-10",
      gender: "FEMALE",
      whatsapp: "628120000004",
      language: "en-US",
    },
  },
  {
    remark: "not active yet: registering with this number finds the rest filled in",
    member: {
      memberCode: "M-0003",
      status: "inactive",
      email: "bagus@gelora.example",
      emailVerified: false,
      mobile: "8120000002",
      mobileVerified: true,
      firstName: "Bagus",
      lastName: "Wirawan",
      birthDate: "2000-03-05",
      gender: "MALE",
      language: "id-ID",
    },
  },
  {
    remark: "signs in by email; the number is not verified",
    password: "Kayuh-Jauh9",
    member: {
      memberCode: "M-0004",
      status: "active",
      email: "doni@gelora.example",
      emailVerified: true,
      mobile: "8120000006",
      mobileVerified: false,
      firstName: "Doni",
      lastName: "Saputra",
      birthDate: "1988-08-17",
      gender: "MALE",
      language: "id-ID",
    },
  },
  {
    remark: "member of shop and club, Gold, with a year of purchases and points that pay for whole orders",
    password: "Renang-Sore3",
    member: {
      memberCode: "M-0005",
      status: "active",
      email: "dewi@gelora.example",
      emailVerified: true,
      mobile: "8120000007",
      mobileVerified: true,
      firstName: "Dewi",
      lastName: "Kartika",
      birthDate: "1994-02-02",
      gender: "FEMALE",
      language: "en-US",
    },
  },
  {
    remark: "member of shop and club, Silver, with points pending and points that expire, without a PIN yet",
    password: "Panjat-Tebing5",
    member: {
      memberCode: "M-0006",
      status: "active",
      email: "eka@gelora.example",
      emailVerified: true,
      mobile: "8120000008",
      mobileVerified: true,
      firstName: "Eka",
      lastName: "Prasetya",
      birthDate: "1999-10-12",
      gender: "MALE",
      language: "id-ID",
    },
  },
  {
    remark: "member of the shop, with a card that is not linked",
    password: "Lempar-Jauh4",
    member: {
      memberCode: "M-0007",
      status: "active",
      email: "fajar@gelora.example",
      emailVerified: true,
      mobile: "8120000010",
      mobileVerified: true,
      firstName: "Fajar",
      lastName: "Nugroho",
      birthDate: "1991-07-07",
      gender: "MALE",
      language: "id-ID",
    },
  },
  {
    remark: "member of the shop, whose card is linked to her older account",
    password: "Senam-Pagi6",
    member: {
      memberCode: "M-0008",
      status: "active",
      email: "gita@gelora.example",
      emailVerified: true,
      mobile: "8120000011",
      mobileVerified: true,
      firstName: "Gita",
      lastName: "Permata",
      birthDate: "1997-03-19",
      gender: "FEMALE",
      language: "en-US",
    },
  },
  {
    remark: "her older account, linked to her card",
    password: "Senam-Sore5",
    member: {
      memberCode: "M-0009",
      status: "active",
      email: "gita.lama@gelora.example",
      emailVerified: true,
      mobileVerified: false,
      firstName: "Gita",
      lastName: "Permata",
      birthDate: "1997-03-19",
      gender: "FEMALE",
      language: "en-US",
    },
  },
];
