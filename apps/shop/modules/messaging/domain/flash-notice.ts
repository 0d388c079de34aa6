import { languages } from "@gelora/locale/language.ts";
import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { rupiah } from "@gelora/money/rupiah.ts";
import type { JsonValue } from "@gelora/service-kit/json-value.ts";
import { z } from "zod";
import { type Letter, oneLine, type Sender } from "./letter.ts";
import { momentInWords } from "./moment-in-words.ts";
import { templateOf, type WhatsappTemplate } from "./whatsapp-template.ts";
import { say, type WordKey } from "./words.ts";

/** Notifies a member who asked that a flash sale begins soon. */
const noticeSchema = z.object({
  email: z.string().optional(),
  mobile: z.string().optional(),
  language: z.enum(languages),
  firstName: z.string().optional(),
  name: z.string(),
  begins: z.iso.datetime(),
  /** The page of flash sales. */
  address: z.url(),
  goods: z.array(
    z.object({
      productName: z.string(),
      detail: z.string(),
      amount: z.number().transform(rupiah),
      picture: z.url().optional(),
    }),
  ),
});

export type FlashNotice = z.infer<typeof noticeSchema>;

export function flashNoticeToJson(notice: FlashNotice): JsonValue {
  return { ...notice, goods: notice.goods.map((one) => ({ ...one })) };
}

/** @throws for an invalid payload: the outbox parks it */
export function flashNoticeOfJson(payload: JsonValue): FlashNotice {
  return noticeSchema.parse(payload);
}

const momentOf = ({ begins, language }: FlashNotice): string => momentInWords(new Date(begins), language);

export function flashLetter(notice: FlashNotice, sender: Sender): Letter {
  const { language, goods, address } = notice;
  const name = oneLine(notice.firstName ?? "");
  const words = (key: WordKey) =>
    say(language, key, { ...sender, sale: oneLine(notice.name), moment: momentOf(notice) });
  return {
    language,
    subject: words("flashSale.subject"),
    heading: words("flashSale.heading"),
    ...(name === "" ? {} : { greeting: say(language, "greeting", { name }) }),
    intro: words("flashSale.intro"),
    button: { words: words("flashSale.button"), address },
    lines: {
      title: words("flashSale.lines"),
      items: goods.map(({ productName, detail, amount, picture }) => ({
        name: oneLine(productName),
        detail: oneLine(detail),
        amount: formatRupiah(amount),
        ...(picture === undefined ? {} : { picture }),
      })),
    },
    notes: [words("flashSale.notHeld")],
    footer: [words("footer.help"), words("flashSale.reason")],
  };
}

/** Name, flash sale, its beginning, its page. */
export function flashTemplate(notice: FlashNotice): WhatsappTemplate {
  const { language, firstName, name, address } = notice;
  const parameters = [firstName || say(language, "greeting.nobody"), name, momentOf(notice), address];
  return templateOf("gelora_flash_sale", language, parameters);
}
