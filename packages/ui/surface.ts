/** The frame of a white surface on the page's ground, without its padding. */
export const outlinedClass = "rounded-lg border border-line bg-white";
