import { escapeHtml } from "@gelora/locale/escape-html.ts";
import type { LetterLines } from "./letter.ts";
import { colours, heading } from "./mail-markup.ts";

const cell = `padding:12px 0;border-top:1px solid ${colours.line};vertical-align:top`;

/** Goods with pictures and sums, in a table: the only columns that mail programs support. */
export function drawLines({ title, items, sums = [] }: LetterLines): readonly string[] {
  if (items.length === 0) return [];
  const rows = [
    ...items.map(drawItem),
    ...sums.map(({ label, value }, index) => drawSum(label, value, index === sums.length - 1)),
  ];
  return [
    heading(title),
    `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="width:100%;border-collapse:collapse;font-size:15px">${rows.join("")}</table>`,
  ];
}

function drawItem({ name, detail, amount, picture }: LetterLines["items"][number]): string {
  const shown = picture
    ? `<img src="${escapeHtml(picture)}" alt="" width="64" height="64" style="display:block;width:64px;height:64px;border-radius:8px;background:${colours.paper}">`
    : "";
  const about = detail ? `<br><span style="font-size:14px;color:${colours.muted}">${escapeHtml(detail)}</span>` : "";
  const price =
    amount === undefined
      ? ""
      : `<td align="right" style="${cell};padding-left:12px;white-space:nowrap">${escapeHtml(amount)}</td>`;
  return `<tr><td width="76" style="${cell}">${shown}</td><td style="${cell}">${escapeHtml(name)}${about}</td>${price}</tr>`;
}

function drawSum(label: string, value: string, isTotal: boolean): string {
  const weight = isTotal ? "font-weight:700" : "";
  return `<tr><td colspan="2" style="${cell};${weight}">${escapeHtml(label)}</td><td align="right" style="${cell};padding-left:12px;white-space:nowrap;${weight}">${escapeHtml(value)}</td></tr>`;
}
