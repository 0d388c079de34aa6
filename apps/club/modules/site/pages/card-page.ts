import { type Html, html } from "@gelora/locale/html.ts";
import { formatPoints } from "@gelora/money/format-points.ts";
import { barCodePath } from "../domain/bar-code.ts";
import { siteAddress, type Visit } from "../domain/visit.ts";
import { say } from "../domain/words.ts";
import { form } from "./form-parts.ts";
import type { SitePage } from "./whole-page.ts";

export type Card = {
  readonly name: string;
  /** The member's code, printable ASCII. */
  readonly number: string;
  readonly points: number;
  readonly tier: string;
  /** The number as a square of dark modules: the path of an SVG, and the length of a side. */
  readonly qrCode: { readonly path: string; readonly size: number };
  readonly wantsOffers: boolean;
};

/** CSS pixels of a module: whole ones, so that no bar is drawn wider than another. */
const barCodeModule = 2;
const qrCodeModule = 6;

/** The member's card, which a till reads from the screen. */
export function cardPage(visit: Visit, card: Card): SitePage {
  const { language } = visit;
  const { name, number } = card;
  const points = formatPoints(card.points);
  return {
    name: "card",
    title: say(language, "card.title"),
    isMembers: true,
    body: html`<section class="card"><div class="face"><p class="brand">Map<span>Club</span></p>
<p class="name">${name}</p>
<dl><div><dt>${say(language, "card.points")}</dt><dd>${points}</dd></div>
<div><dt>${say(language, "card.tier")}</dt><dd>${card.tier}</dd></div></dl></div>
<div class="codes">${qrCode(card, say(language, "card.qrCode", { number }))}
${barCode(card, say(language, "card.barCode", { number }))}
<p class="number"><span>${say(language, "card.number")}</span> <b>${number}</b></p></div></section>
<p class="lead">${say(language, "card.show")}</p>
${offers(visit, card)}`,
  };
}

/** Consent is withdrawn as easily as it was given. */
function offers(visit: Visit, { wantsOffers }: Card): Html {
  const { language } = visit;
  const [state, change, button] = wantsOffers
    ? (["card.offersOn", "no", "card.offersStop"] as const)
    : (["card.offersOff", "yes", "card.offersStart"] as const);
  const content = html`<input type="hidden" name="offers" value="${change}">`;
  return html`<h2>${say(language, "card.offers")}</h2><p>${say(language, state)}</p>
${form(siteAddress("offers", visit), content, say(language, button), "quiet")}`;
}

function barCode({ number }: Card, label: string): Html {
  const { path, width } = barCodePath(number);
  return html`<svg class="bar-code" role="img" aria-label="${label}" width="${width * barCodeModule}" viewBox="0 0 ${width} 1" preserveAspectRatio="none" shape-rendering="crispEdges"><path d="${path}"/></svg>`;
}

function qrCode({ qrCode: { path, size } }: Card, label: string): Html {
  return html`<svg class="qr-code" role="img" aria-label="${label}" width="${size * qrCodeModule}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path d="${path}"/></svg>`;
}
