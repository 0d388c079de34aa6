import { afterEach, expect, test, vi } from "vitest";
import { browserWithShop } from "../../testing/calls.ts";
import { renderPage } from "../../testing/page.tsx";
import type { ClubAccount, ClubPoints } from "./data/loyalty-documents.ts";
import { saveMovementsFile } from "./data/save-movements-file.ts";
import { Balances, Expiring } from "./parts/balances.tsx";
import { Card } from "./parts/card.tsx";
import { Invitation } from "./parts/invitation.tsx";
import { MovementRow } from "./parts/movements.tsx";
import { ReferralPanel } from "./parts/referral-panel.tsx";
import { TierPanel } from "./parts/tier-panel.tsx";

afterEach(() => vi.unstubAllGlobals());

const account: ClubAccount = {
  success: true,
  code: null,
  message: null,
  userCode: "MC-0001",
  firstName: "Ayu",
  lastName: "Lestari",
  mobile: "8120000001",
  havePin: true,
  pinDisabled: false,
};
const tiers = [
  { code: "BRONZE", fromSpend: 0, pointsPerTenThousand: 100 },
  { code: "SILVER", fromSpend: 5_000_000, pointsPerTenThousand: 150 },
];
const points: ClubPoints = {
  success: true,
  code: null,
  message: null,
  availablePoints: 25_000,
  pendingPoints: 1249,
  pending: [{ points: 1249, availableAt: "2026-12-05T17:00:00.000Z" }],
  heldPoints: 0,
  owedPoints: 0,
  linkBonus: 100,
  spend: 1_000_000,
  expiring: [{ points: 25_000, expiresAt: "2027-11-30T17:00:00.000Z" }],
  tier: tiers[0] ?? null,
  tiers,
};
const page = { words: ["club-card"] } as const;

test("the card shows tier, points and name, and of the number only its end", () => {
  const html = renderPage(<Card account={account} points={points} />, page);
  for (const text of ["25.000", "Bronze", "Ayu Lestari", "MC-0001", "+62 ••••0001"]) expect(html).toContain(text);
  expect(html).not.toContain("8120000001");
});

test("[CLB-09~] what is pending is always shown, held and owed points where there are any, and the bonus until it came", () => {
  const html = renderPage(<Balances points={points} />, page);
  for (const text of ["Pending", "1.249", "1.249 points from 06/12/2026", "Worth Rp25.000", "100 bonus points"])
    expect(html).toContain(text);
  for (const text of ["On hold", "To make up"]) expect(html).not.toContain(text);
  const later = renderPage(<Balances points={{ ...points, heldPoints: 5, owedPoints: 7, linkBonus: 0 }} />, page);
  for (const text of ["On hold", "To make up"]) expect(later).toContain(text);
  expect(later).not.toContain("bonus points");
});

test("points that end are shown with their last day", () => {
  expect(renderPage(<Expiring expiring={points.expiring} />, page)).toContain("Use by 30/11/2027");
  expect(renderPage(<Expiring expiring={[]} />, page)).toContain("No points to expire");
});

test("the way to the next tier, and what each tier brings", () => {
  const html = renderPage(<TierPanel points={points} />, page);
  for (const text of ["Rp4.000.000 more and you reach Silver", "150 points for every Rp10.000"])
    expect(html).toContain(text);
  const indonesian = renderPage(<TierPanel points={points} />, { ...page, language: "id-ID" });
  expect(indonesian).toContain("Belanja Rp4.000.000 lagi untuk naik ke Silver.");
  expect(html).toMatch(/<li aria-current="true"[^>]*><p[^>]*>Bronze/);
  const highest = { ...points, tier: tiers[1] ?? null };
  expect(renderPage(<TierPanel points={highest} />, page)).toContain("highest tier");
});

test("a member's own code is shown with what it brings, and a reward with the day from which it can be used", () => {
  const promise = { referrerPoints: 500, newMemberPoints: 250, promisedPoints: 0, pending: [] };
  const referral = { success: true, referralCode: "AYU123", ...promise };
  const html = renderPage(<ReferralPanel referral={referral} />, page);
  for (const text of ["AYU123", "you get 500 points, and they get 250"]) expect(html).toContain(text);
  expect(html).not.toContain("Pending until");
  const pending = [{ points: 500, availableAt: "2026-12-05T18:00:00.000Z" }];
  const waiting = renderPage(<ReferralPanel referral={{ ...referral, pending }} />, page);
  for (const text of ["Pending until 06/12/2026", "500 points"]) expect(waiting).toContain(text);
  const promised = renderPage(<ReferralPanel referral={{ ...referral, promisedPoints: 250 }} />, page);
  expect(promised).toMatch(/From your friend.*s code, after your first order as a member<.*250 points/);
});

test("[CLB-05~] the invitation has both ways in, and joining leads back", () => {
  const html = renderPage(<Invitation redirectUrl="/account/mapclub" />, page);
  expect(html).toContain("Link my card");
  expect(html).toContain('href="/register/mapclub?redirectUrl=%2Faccount%2Fmapclub"');
});

test("a file that the club refuses, or cannot send, is a failure, and nothing is saved", async () => {
  browserWithShop({ mapClubMovementsFile: { mapClubMovementsFile: { success: false, code: "501" } } });
  expect(await saveMovementsFile()).toMatchObject({ code: "501" });
  browserWithShop({});
  expect(await saveMovementsFile()).toMatchObject({ kind: "network" });
});

test("a movement leads to its order, but not to one that was placed without this account", () => {
  const movement = {
    id: "1",
    happenedAt: "2026-11-20T10:00:00.000Z",
    orderCode: "GL1",
    availablePoints: 0,
    owedPoints: 0,
  };
  const earned = { ...movement, text: "Points from your purchase", pendingPoints: 30 };
  const used = { ...movement, text: "Used for order GL1", pendingPoints: 0 };
  const shown = (one: typeof earned, orderIsOwn: boolean) =>
    renderPage(<MovementRow movement={{ ...one, orderIsOwn }} />, page);
  for (const one of [earned, used]) {
    expect(shown(one, true)).toContain('href="/account/order/detail/GL1"');
    expect(shown(one, false)).not.toContain("href");
    expect(shown(one, false)).toMatch(/[Oo]rder GL1/);
  }
});

test("a movement that makes a debt says how many points are to be made up", () => {
  const order = { id: "1", happenedAt: "2026-11-20T10:00:00.000Z", orderCode: "GL1", orderIsOwn: true };
  const change = { availablePoints: 0, pendingPoints: 0, owedPoints: 8385 };
  const html = renderPage(<MovementRow movement={{ ...order, ...change, text: "Points of returned items" }} />, page);
  expect(html).toContain("8.385 points to make up");
});
