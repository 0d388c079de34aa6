import { type Html, html } from "@gelora/locale/html.ts";
import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import type { FastifyInstance } from "fastify";
import { sendPage } from "../../console/page.ts";
import type { Deliveries, DeliveryAttempt } from "../../platform/deliveries.ts";
import { wantsPage } from "../../platform/requests.ts";
import type { Depot } from "../depot/depot.ts";
import { failureOf, type Parcel, type ParcelStatus, wayTo } from "../domain/parcel.ts";
import { trackingAnswer } from "../protocol/answers.ts";

const moments = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "medium",
  timeStyle: "medium",
  timeZone: "Asia/Jakarta",
});

export function mountParcelPages(
  server: FastifyInstance,
  depot: Depot,
  deliveries: Deliveries,
  publicUrl: string,
): void {
  server.get("/parcels", async (request, reply) => {
    const parcels = depot.newest(100);
    if (!wantsPage(request)) return parcels.map((parcel) => trackingAnswer(parcel, publicUrl));
    return sendPage(reply, { title: "Parcels", body: parcelList(parcels) });
  });
  server.get<{ Params: { orderCode: string } }>("/parcels/:orderCode", async (request, reply) => {
    const parcel = depot.findForOrder(request.params.orderCode);
    if (!wantsPage(request))
      return parcel
        ? trackingAnswer(parcel, publicUrl)
        : reply.code(404).send({ message: "There is no parcel for this order." });
    if (!parcel)
      return sendPage(reply, {
        title: "No such parcel",
        status: 404,
        body: html`<p>There is no parcel for this order. <a href="/parcels">See all parcels</a></p>`,
      });
    return sendPage(reply, {
      title: `Parcel of ${nameOf(parcel)}`,
      body: parcelDetail(parcel, deliveries.attemptsAbout(parcel.id)),
    });
  });
}

function nameOf(parcel: Parcel): string {
  return parcel.referenceId ?? parcel.id;
}

function addressOf(parcel: Parcel): string {
  return `/parcels/${encodeURIComponent(nameOf(parcel))}`;
}

function parcelList(parcels: readonly Parcel[]): Html {
  if (parcels.length === 0)
    return html`<p>No parcel has been handed over yet. The shop does so when an order is paid.</p>`;
  const rows = parcels.map(
    (
      parcel,
    ) => html`<tr><td><a href="${addressOf(parcel)}">${nameOf(parcel)}</a></td><td>${parcel.company} ${parcel.serviceType}</td>
<td><span class="badge ${parcel.status}">${parcel.status}</span></td><td><code>${parcel.waybillId}</code></td></tr>`,
  );
  return html`<div class="table"><table><thead><tr><th scope="col">Order</th><th scope="col">Service</th><th scope="col">State</th><th scope="col">Waybill</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}

function parcelDetail(parcel: Parcel, attempts: readonly DeliveryAttempt[]): Html {
  const steps = parcel.history.map(
    (step) =>
      html`<li><strong>${step.status}</strong> ${step.note} <span class="hint">${moments.format(step.at)} WIB</span></li>`,
  );
  const attemptLines = attempts.map(
    (attempt) =>
      html`<li>${moments.format(attempt.at)} WIB: ${attempt.answer} <code>${JSON.stringify(attempt.body)}</code></li>`,
  );
  return html`<dl class="facts">
<div><dt>State</dt><dd><span class="badge ${parcel.status}">${parcel.status}</span></dd></div>
<div><dt>Service</dt><dd>${parcel.company} ${parcel.serviceType}, ${formatRupiah(parcel.price)}</dd></div>
<div><dt>Waybill</dt><dd><code>${parcel.waybillId}</code></dd></div>
<div><dt>To</dt><dd>${parcel.destination.contact_name}, ${parcel.destination.address}</dd></div>
${parcel.cashOnDelivery === undefined ? undefined : html`<div><dt>Cash to collect</dt><dd>${formatRupiah(parcel.cashOnDelivery)}</dd></div>`}
<div><dt>Moves by itself</dt><dd>${parcel.nextStepAt === undefined ? "no" : `${moments.format(parcel.nextStepAt)} WIB`}</dd></div></dl>
<div class="actions">${buttons(parcel)}</div>
<h2>Way so far</h2><ol>${steps}</ol>
<h2>Webhooks</h2>${attemptLines.length === 0 ? html`<p>None has been sent yet.</p>` : html`<ul class="lines">${attemptLines}</ul>`}`;
}

function buttons(parcel: Parcel): readonly Html[] {
  const ahead = (status: ParcelStatus) => parcel.status !== status && wayTo(parcel, status) !== undefined;
  const possible: readonly (readonly [action: string, words: string, offered: boolean])[] = [
    ["pick", "Pick up", ahead("picked")],
    ["transit", "On its way", ahead("droppingOff")],
    ["deliver", "Deliver", ahead("delivered")],
    ["fail", "Let fail", failureOf(parcel) !== undefined],
  ];
  return possible
    .filter(([, , offered]) => offered)
    .map(
      ([action, words]) =>
        html`<form method="post" action="${addressOf(parcel)}/${action}"><button class="${action === "deliver" ? "primary" : ""}">${words}</button></form>`,
    );
}
