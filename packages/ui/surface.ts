/** The frame of a white surface on the page's ground, without its padding. */
export const outlinedClass = "rounded-lg border border-line bg-white";

/** What a coloured surface says, and its colours. */
export const toneClass = {
  bad: "bg-bad-soft text-bad",
  warn: "bg-warn-soft text-warn",
  good: "bg-good-soft text-good",
  club: "bg-club-soft text-club",
  plain: "bg-tint text-strong",
} as const;

export type Tone = keyof typeof toneClass;
