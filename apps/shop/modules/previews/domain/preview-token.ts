/** What a link opens: the shop as of a moment, until it expires. */
export type Preview = { readonly moment: Date; readonly expires: Date };

/** The text that is signed: both moments in whole seconds since 1970, base 36. */
export function textOfPreview({ moment, expires }: Preview): string {
  return [moment, expires].map((each) => Math.floor(each.getTime() / 1000).toString(36)).join("-");
}

/** @returns undefined for a text of another form */
export function previewOfText(text: string): Preview | undefined {
  const [, moment, expires] = /^([0-9a-z]{1,9})-([0-9a-z]{1,9})$/.exec(text) ?? [];
  if (moment === undefined || expires === undefined) return undefined;
  return { moment: momentOf(moment), expires: momentOf(expires) };
}

const momentOf = (text: string): Date => new Date(Number.parseInt(text, 36) * 1000);
