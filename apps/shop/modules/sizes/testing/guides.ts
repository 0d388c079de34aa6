import type { SizeGuideRecord } from "@gelora/contracts/size-guide.ts";

/** Guides of the sample catalogue's brand: running shoes that run small, and T-shirts. */
export const shoeGuide: SizeGuideRecord = {
  brandCode: "KILAT",
  categoryCode: "runningshoes",
  fit: "SMALL",
  note: { "en-US": "Narrow <toe> box.", "id-ID": "Bagian <jari> sempit." },
  charts: [
    {
      wearer: "MEN",
      rows: [
        { names: { EU: "41", UK: "7.5", US: "8.5", CM: "26" }, fits: { foot: [25.1, 25.7] } },
        { names: { EU: "42", UK: "8", US: "9", CM: "26.5" }, fits: { foot: [25.7, 26.3] } },
        { names: { EU: "43", UK: "9", US: "10", CM: "27" }, fits: { foot: [26.3, 27] } },
      ],
    },
  ],
};

const shirtGuide: SizeGuideRecord = {
  brandCode: "KILAT",
  categoryCode: "tshirts",
  fit: "TRUE",
  charts: [
    {
      wearer: "WOMEN",
      rows: [
        { names: { LETTER: "S" }, fits: { chest: [80, 86] } },
        { names: { LETTER: "M" }, fits: { chest: [86, 92] } },
      ],
    },
  ],
};

export const sampleGuides = [shoeGuide, shirtGuide];
