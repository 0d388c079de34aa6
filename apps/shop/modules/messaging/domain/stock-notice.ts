import { languages } from "@gelora/locale/language.ts";
import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { rupiah } from "@gelora/money/rupiah.ts";
import type { JsonValue } from "@gelora/service-kit/json-value.ts";
import { z } from "zod";
import { type Letter, oneLine, type Sender } from "./letter.ts";
import { templateOf, type WhatsappTemplate } from "./whatsapp-template.ts";
import { say, type WordKey } from "./words.ts";

/** Notifies a member that the size they wait for is back [RMD-02]. */
const noticeSchema = z.object({
  email: z.string().optional(),
  mobile: z.string().optional(),
  language: z.enum(languages),
  firstName: z.string().optional(),
  productName: z.string(),
  detail: z.string(),
  amount: z.number().transform(rupiah),
  picture: z.url().optional(),
  /** The product's page with this size chosen. */
  address: z.url(),
});

export type StockNotice = z.infer<typeof noticeSchema>;

export function stockNoticeToJson(notice: StockNotice): JsonValue {
  return { ...notice };
}

/** @throws for an invalid payload: the outbox parks it */
export function stockNoticeOfJson(payload: JsonValue): StockNotice {
  return noticeSchema.parse(payload);
}

export function stockLetter(notice: StockNotice, sender: Sender): Letter {
  const { language, productName, detail, amount, picture, address } = notice;
  const name = oneLine(notice.firstName ?? "");
  const words = (key: WordKey) => say(language, key, { ...sender, product: oneLine(productName) });
  return {
    language,
    subject: words("backInStock.subject"),
    heading: words("backInStock.heading"),
    ...(name === "" ? {} : { greeting: say(language, "greeting", { name }) }),
    intro: words("backInStock.intro"),
    button: { words: words("backInStock.button"), address },
    lines: {
      title: words("backInStock.lines"),
      items: [
        {
          name: oneLine(productName),
          detail: oneLine(detail),
          amount: formatRupiah(amount),
          ...(picture === undefined ? {} : { picture }),
        },
      ],
    },
    notes: [words("note.notHeld")],
    footer: [words("footer.help"), words("footer.reminderReason")],
  };
}

/** Name, product, colour and size, price, page. */
export function stockTemplate({
  language,
  firstName,
  productName,
  detail,
  amount,
  address,
}: StockNotice): WhatsappTemplate {
  const name = firstName || say(language, "greeting.nobody");
  return templateOf("gelora_back_in_stock", language, [name, productName, detail, formatRupiah(amount), address]);
}
