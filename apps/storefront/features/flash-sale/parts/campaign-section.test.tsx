import { expect, test } from "vitest";
import { renderPage } from "../../../testing/page.tsx";
import { readOut } from "../../../testing/read-out.ts";
import { campaignsOf } from "../model/campaigns.ts";
import { CampaignSection } from "./campaign-section.tsx";

const product = {
  productCode: "KR1",
  productName: "Kilat Runner",
  mediaLink: "a",
  mobileMediaLink: null,
  productPrice: 500_000,
  salePrice: 500_000,
  brand: { brandName: "Kilat" },
  ribbon: null,
  rating: null,
  skuList: [{ skuCode: "KR1-42", salePrice: 500_000, channelSale: null }],
  saleAttributes: [],
};
const [campaign] = campaignsOf(
  {
    serverTime: "2026-11-29T10:00:00Z",
    campaignList: [
      {
        activityCode: "NEXT",
        activityName: "Flash sale Senin",
        state: "COMING",
        beginTime: "2026-11-29T17:00:00Z",
        endTime: "2026-11-30T17:00:00Z",
        skuList: [
          {
            skuCode: "KR1-42",
            skuName: "EU 42",
            product,
            productPrice: 500_000,
            quota: 10,
            skuCampaign: { shippingTime: null, maxPerUser: 1, activityPrice: 299_000, activityStock: 10 },
          },
        ],
      },
    ],
  },
  "pc",
);
const sectionOf = (phase: "running" | "coming", language: "en-US" | "id-ID"): string =>
  campaign
    ? renderPage(<CampaignSection campaign={campaign} phase={phase} now={undefined} />, {
        language,
        words: ["flash-sale"],
      })
    : "";

test.each([
  ["en-US", "Rp299.000 in the flash sale", "was"],
  ["id-ID", "Rp299.000 saat flash sale", "sebelumnya"],
] as const)(
  "[PRM-17~] a card reads as reduced in the running flash sale, and not before, in %s",
  (language, then, was) => {
    const coming = readOut(sectionOf("coming", language));
    expect(coming).toContain("Rp500.000");
    expect(coming).toContain(then);
    expect(coming).not.toContain(`${was} Rp`);
    expect(sectionOf("coming", language)).not.toContain("data-ribbon");
    const running = readOut(sectionOf("running", language));
    expect(running).toContain(`${was} Rp500.000`);
    expect(running).not.toContain(then);
  },
);

test("what can be asked for is busy until it is known, and leads to the sign-in without scripts", () => {
  const section = sectionOf("coming", "en-US");
  expect(section).toMatch(/data-remind="unknown"/);
  expect(section).toMatch(/<button[^>]*aria-busy="true"[^>]*>.*Remind me/);
  expect(section).toMatch(/<noscript><a href="\/login\?redirectUrl=[^"]+"/);
});
