/** Every kind of goods that we have a drawing for. The catalogue generator picks from this list. */
export const drawingKinds = [
  "running-shoe", "trail-shoe", "training-shoe", "basketball-shoe", "football-boot", "futsal-shoe", "court-shoe",
  "lifestyle-sneaker", "hiking-boot", "sandal", "slide",
  "t-shirt", "jersey", "polo", "tank-top", "long-sleeve", "hoodie", "jacket", "windbreaker", "shorts", "track-pants",
  "leggings", "sports-bra", "skirt", "swimsuit", "socks", "sports-hijab",
  "football", "basketball", "volleyball", "badminton-racket", "tennis-racket", "table-tennis-bat", "shuttlecocks",
  "dumbbell", "kettlebell", "yoga-mat", "resistance-band", "jump-rope", "boxing-gloves", "swim-goggles", "bike-helmet",
  "backpack", "duffel-bag", "gym-sack", "cap", "bucket-hat", "beanie", "bottle", "gloves", "wristband", "sports-watch",
  "sunglasses", "shin-guards", "knee-support", "towel",
] as const;

export type DrawingKind = (typeof drawingKinds)[number];

/** `side` is the picture of the listing; every kind has all of them. */
export const drawingViews = ["side", "angle", "back", "detail"] as const;

export type DrawingView = (typeof drawingViews)[number];
