import { createSheet } from "./hand/sheet.ts";
import { brandMark, brandMarks } from "./marks.ts";

const form = /^logo\/v1\/([a-z]{2,12})$/;

/** The part of a media key that names a brand's logo. */
export const logoKeyOf = (mark: string): string => `logo/v1/${mark}`;

/**
 * A brand's mark on a transparent ground, 400 by 400; undefined for a key that names no mark. The
 * brand's name is set as text beside it.
 */
export function drawLogo(mediaKey: string): string | undefined {
  const mark = brandMarks.find((known) => known === form.exec(mediaKey)?.[1]);
  return mark && createSheet().finish(brandMark(mark, 200, 200, 320, "#14110f"), 400, 400);
}
