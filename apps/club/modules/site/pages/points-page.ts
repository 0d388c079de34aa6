import { type Html, html } from "@gelora/locale/html.ts";
import { formatDay } from "@gelora/locale/jakarta-time.ts";
import { sumByDay } from "@gelora/locale/sum-by-day.ts";
import { formatChange, formatPoints } from "@gelora/money/format-points.ts";
import { siteAddress, type Visit } from "../domain/visit.ts";
import { say } from "../domain/words.ts";
import type { SitePage } from "./whole-page.ts";

export type PointsOverview = {
  readonly available: number;
  readonly pending: number;
  /** By when they can be used, the soonest first. */
  readonly pendingDays: readonly { readonly points: number; readonly availableAt: Date }[];
  readonly held: number;
  readonly owed: number;
  readonly expiries: readonly { readonly points: number; readonly expiresAt: Date }[];
  /** Rewards for referrals, the soonest first. */
  readonly rewards: readonly { readonly points: number; readonly availableAt: Date }[];
  readonly movements: readonly Movement[];
  /** Whether the newest movements are shown. */
  readonly isNewest: boolean;
  /** The number of the last movement shown, when older ones follow. */
  readonly last: number | undefined;
};

type Movement = {
  readonly text: string;
  readonly happenedAt: Date;
  readonly orderCode: string | null;
  readonly available: number;
  readonly pending: number;
  readonly owed: number;
};

/** A member's points, what expires when, and what has happened to them. */
export function pointsPage(visit: Visit, overview: PointsOverview): SitePage {
  return {
    name: "points",
    title: say(visit.language, "points.title"),
    isMembers: true,
    body: html`${balances(visit, overview)}${rewards(visit, overview)}${expiries(visit, overview)}${history(visit, overview)}`,
  };
}

function balances(visit: Visit, { available, pending, held, owed, pendingDays }: PointsOverview): Html {
  const { language } = visit;
  const days = sumByDay(pendingDays.map(({ points, availableAt }) => ({ points, at: availableAt }))).map(
    ({ points, day }) => say(language, "points.pendingFrom", { points: formatPoints(points), day }),
  );
  const row = (term: string, points: number, ...notes: readonly string[]): Html =>
    html`<div><dt>${term}${notes.map((note) => html`<span class="hint">${note}</span>`)}</dt><dd>${formatPoints(points)}</dd></div>`;
  return html`<dl class="balances">${row(say(language, "points.available"), available)}
${row(say(language, "points.pending"), pending, say(language, "points.pendingNote"), ...days)}
${held > 0 ? row(say(language, "points.held"), held) : undefined}
${owed > 0 ? row(say(language, "points.owed"), owed, say(language, "points.owedNote")) : undefined}</dl>`;
}

function rewards({ language }: Visit, overview: PointsOverview): Html | undefined {
  if (overview.rewards.length === 0) return undefined;
  const rows = overview.rewards.map(
    ({ points, availableAt }) =>
      html`<li><b>${formatPoints(points)}</b> ${say(language, "points.pendingUntil", { day: formatDay(availableAt) })}</li>`,
  );
  return html`<section><h2>${say(language, "points.rewards")}</h2><ul class="expiries">${rows}</ul></section>`;
}

function expiries(visit: Visit, overview: PointsOverview): Html | undefined {
  if (overview.expiries.length === 0) return undefined;
  const { language } = visit;
  const rows = overview.expiries.map(({ points, expiresAt }) => {
    // They can be used before the moment at which they expire, so their last day is the one before.
    const day = formatDay(new Date(expiresAt.getTime() - 1));
    return html`<li><b>${formatPoints(points)}</b> ${say(language, "points.expiresBefore", { day })}</li>`;
  });
  return html`<section><h2>${say(language, "points.expiring")}</h2><ul class="expiries">${rows}</ul></section>`;
}

function history(visit: Visit, { movements, isNewest, last }: PointsOverview): Html {
  const { language } = visit;
  const link = (address: string, words: "points.newest" | "points.older"): Html =>
    html`<a href="${address}">${say(language, words)}</a>`;
  return html`<section><h2>${say(language, "points.history")}</h2>
${movements.length === 0 ? html`<p>${say(language, "points.none")}</p>` : movementTable(visit, movements)}
<p class="paging">${isNewest ? undefined : link(siteAddress("points", visit), "points.newest")}
${last === undefined ? undefined : link(siteAddress("points", visit, { before: String(last) }), "points.older")}</p></section>`;
}

/** Two columns, so that nothing of a phone's width is taken from the amounts. */
function movementTable(visit: Visit, movements: readonly Movement[]): Html {
  const { language } = visit;
  const heads = (["points.text", "points.change"] as const).map(
    (key) => html`<th scope="col">${say(language, key)}</th>`,
  );
  return html`<table><thead><tr>${heads}</tr></thead><tbody>${movements.map((one) => movementRow(visit, one))}</tbody></table>`;
}

function movementRow(visit: Visit, { happenedAt, text, orderCode, available, pending, owed }: Movement): Html {
  const { language } = visit;
  const isNamed = orderCode === null || text.includes(orderCode);
  const order = isNamed ? undefined : html`<span class="hint">${say(language, "points.order", { orderCode })}</span>`;
  const amount = available === 0 ? undefined : formatChange(available);
  const mark = (key: "points.pendingChange" | "points.owedChange", points: string): Html =>
    html`<span class="hint">${say(language, key, { points })}</span>`;
  const waits = pending === 0 ? undefined : mark("points.pendingChange", formatChange(pending));
  // What pays a debt stands there as what it took from the available points.
  const debt = owed > 0 ? mark("points.owedChange", formatPoints(owed)) : undefined;
  const day = html`<time class="hint" datetime="${happenedAt.toISOString()}">${formatDay(happenedAt)}</time>`;
  return html`<tr><td>${day}${text}${order}</td><td class="amount">${amount}${waits}${debt}</td></tr>`;
}
