import type { TestEngine } from "@gelora/testkit/test-databases.ts";
import { memberShopper } from "../../../testing/member.ts";
import { field, openStockedShop, type PlacedAnswer, type Shopper, type StockedShop } from "../../../testing/shopper.ts";
import { openPointsClub, type PointsClub } from "../../points/testing/points-club.ts";

/** A shop beside a stand-in for the club. */
export type PointsHouse = StockedShop & {
  readonly club: PointsClub;
  /** Delivers everything that is due. */
  readonly deliver: () => Promise<void>;
};

export async function openPointsHouse(engine: TestEngine, environment: NodeJS.ProcessEnv = {}): Promise<PointsHouse> {
  const club: PointsClub = await openPointsClub(() => shop.platform.clock.now());
  const shop: StockedShop = await openStockedShop(engine, { CLUB_URL: club.url, ...environment });
  return {
    ...shop,
    club,
    deliver: async () => {
      while ((await shop.outbox.deliverDue()) > 0);
    },
    close: async () => {
      await shop.close();
      await club.close();
    },
  };
}

export type ShownPrices = { readonly mapclubPoint: number; readonly totalAmount: number };

/** A member whose account is linked to the club. */
export type LinkedShopper = Shopper & {
  readonly memberCode: string;
  readonly available: () => number;
  /** Turns points on or off. @returns what the checkout shows then */
  readonly redeem: (checkoutId: string, usePoint: boolean) => Promise<ShownPrices & { readonly usePoint: boolean }>;
  /** Places an order with points, after the right PIN. */
  readonly placeWithPoints: (checkoutId: string, change?: object) => Promise<PlacedAnswer>;
};

export async function linkedShopper(house: PointsHouse, points: number): Promise<LinkedShopper> {
  const member = await memberShopper(house);
  const { memberCode } = member;
  house.club.link(memberCode, points);
  return {
    ...member,
    available: () => house.club.availableOf(memberCode),
    redeem: async (checkoutId, usePoint) => {
      const query = `mutation ($id: ID!, $usePoint: Boolean!) {
        redeemPoints(checkoutId: $id, usePoint: $usePoint) { usePoint priceInfo { mapclubPoint totalAmount } } }`;
      const { priceInfo, ...shown } = field<{ usePoint: boolean; priceInfo: ShownPrices }>(
        await member.send(query, { id: checkoutId, usePoint }),
        "redeemPoints",
      );
      return { ...shown, ...priceInfo };
    },
    placeWithPoints: (checkoutId, change = {}) =>
      member.place(checkoutId, { usePoint: true, pinProof: house.club.prove(memberCode), ...change }),
  };
}
