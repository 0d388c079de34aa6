/**
 * The shop's mark, the surge, as the path of an SVG in a box of 32 by 28. Pages, icons and pictures
 * draw the same one; `server/favicon.svg` and `server/mail-mark.svg` have it as files.
 */
export const shopMark =
  "M1 24C5 12 10 6 15 6c4 0 4.5 5 8 5 2.5 0 5-3 8-9-1 12-5 18-10 18-4.5 0-5-5-8.5-5C9 15 5 18 1 24z";
