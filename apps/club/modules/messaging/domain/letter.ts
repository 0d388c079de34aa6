import { escapeHtml } from "@gelora/locale/escape-html.ts";
import type { Language } from "@gelora/locale/language.ts";
import { formatPoints } from "@gelora/money/format-points.ts";
import type { ExpiryWarning } from "./expiry-warning.ts";
import { say } from "./words.ts";

/** A mail's content, in both of its forms. */
export type Letter = { readonly subject: string; readonly html: string; readonly text: string };

/** What a mail says; all of it is shown as text. */
export type LetterParts = {
  readonly language: Language;
  readonly subject: string;
  readonly heading: string;
  readonly intro: string;
  readonly button: string;
  /** Where the button leads. */
  readonly address: string;
};

/** @param address where the button leads */
export function expiryLetter(warning: ExpiryWarning, address: string): Letter {
  const { language, firstName, day } = warning;
  const points = formatPoints(warning.points);
  const values = { points, day, firstName: oneLine(firstName) };
  return letterOf({
    language,
    subject: say(language, "expiry.subject", values),
    heading: say(language, "expiry.heading", values),
    intro: say(language, "expiry.intro", values),
    button: say(language, "expiry.button"),
    address,
  });
}

export function letterOf({ language, subject, heading, intro, button, address }: LetterParts): Letter {
  const footer = say(language, "footer");
  return {
    subject,
    text: [heading, intro, `${button}: ${address}`, footer].join("\n\n"),
    html: `<!doctype html>
<html lang="${language.slice(0, 2)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(heading)}</title></head>
<body style="margin:0;padding:24px 16px;background:#faf8f5;color:#14110f;font:16px/1.5 system-ui,Arial,sans-serif">
<div style="max-width:600px;margin:0 auto;background:#ffffff;border:1px solid #e6e0d8;border-radius:12px;padding:24px">
<h1 style="font-size:24px;line-height:1.25;margin:0 0 12px">${escapeHtml(heading)}</h1>
<p style="margin:0 0 20px">${escapeHtml(intro)}</p>
<p style="margin:0"><a href="${escapeHtml(address)}" style="display:inline-block;background:#d8321a;color:#ffffff;text-decoration:none;font-weight:700;padding:14px 22px;border-radius:8px">${escapeHtml(button)}</a></p>
</div>
<p style="max-width:600px;margin:16px auto 0;font-size:13px;color:#6b635c">${escapeHtml(footer)}</p>
</body>
</html>`,
  };
}

/** Removes line breaks and control characters from a member's input (abuse case AC-70). */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]+/gu, " ").trim();
}
