import { z } from "zod";
import { isOwnPath } from "../own-path.ts";

/** What every field says that has nothing in it. */
const missing = "is missing or no text";

/** A short text without formatting. */
export const line = z.string(missing).min(1, "should not be empty").max(200, "is longer than 200 characters");

/** A longer text without formatting. */
export const paragraph = z.string(missing).min(1, "should not be empty").max(4000, "is longer than 4000 characters");

/** The safe subset of HTML, to which the shop reduces it when it is written; may be empty. */
export const html = z.string(missing).max(100_000, "is longer than 100,000 characters");

/** A media key: the name of a picture without its address. */
export const media = z
  .string(missing)
  .regex(/^[^\s<>"',]{1,300}$/, 'is no media key, such as "banner/v1/dawn-run/wide"');

/** A page of ours, or a place elsewhere that a link may lead to. */
export const address = z
  .string(missing)
  .max(2000, "is longer than 2000 characters")
  .refine(
    (text) => isOwnPath(text) || /^(https:\/\/|mailto:|tel:)[^\s]+$/.test(text),
    'is no address: it begins with "/", "https://", "mailto:" or "tel:"',
  );

/** A file that the storefront serves itself: no other party's. */
export const ownFile = (ending: RegExp, example: string) =>
  z
    .string(missing)
    .refine((text) => isOwnPath(text) && ending.test(text), `is no file of this site, such as "${example}"`);

/** A moment with its offset, such as `2026-12-12T09:00:00+07:00`. */
export const moment = z.iso.datetime({
  offset: true,
  error: "is no moment with its offset, such as 2026-12-12T09:00:00+07:00",
});

/** A list that is neither empty nor endless. */
export const several = <Item extends z.ZodType>(item: Item, most: number) =>
  z.array(item, "is missing or no list").min(1, "should not be empty").max(most, `has more than ${most}`);

/** Both or neither: a link without words cannot be seen, words without a link lead nowhere. */
export const optionalLink = { link: address.optional(), linkText: line.optional() };

export const tile = z.strictObject({ title: line, image: media, link: address });
