import { type Html, html } from "@gelora/locale/html.ts";
import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { z } from "zod";
import type { DeliveryAttempt } from "../../platform/deliveries.ts";
import type { Payment } from "../domain/payment.ts";
import { westernTime } from "../domain/western-time.ts";
import { finishAddress } from "../ledger/finish-address.ts";

/** What a channel shows to the payer, by the protocol's names. */
const channelWords: Readonly<Record<string, string>> = {
  permata_va_number: "Permata virtual account",
  bill_key: "Bill key",
  biller_code: "Biller code",
  payment_code: "Payment code",
  store: "Store",
  acquirer: "Acquirer",
  masked_card: "Card",
};

const typeWords: Readonly<Record<Payment["paymentType"], string>> = {
  bank_transfer: "Bank transfer",
  echannel: "Mandiri bill",
  qris: "QRIS",
  gopay: "GoPay",
  shopeepay: "ShopeePay",
  credit_card: "Card",
  cstore: "Convenience store",
};

export function paymentList(payments: readonly Payment[]): Html {
  if (payments.length === 0)
    return html`<p>No payment has been asked for yet. Place an order in the shop and choose a way to pay.</p>`;
  const rows = payments.map(
    (
      payment,
    ) => html`<tr><td><a href="/payments/${payment.orderId}">${payment.orderId}</a></td><td>${typeWords[payment.paymentType]}</td>
<td class="number">${formatRupiah(payment.grossAmount)}</td><td>${stateBadge(payment)}</td><td>${westernTime(payment.chargedAt)} WIB</td></tr>`,
  );
  return html`<p>The newest ${payments.length} charges. Open one to pay it, decline it or let it expire.</p>
<div class="table"><table><thead><tr><th scope="col">Order</th><th scope="col">Channel</th><th scope="col" class="number">Amount</th><th scope="col">State</th><th scope="col">Charged</th></tr></thead>
<tbody>${rows}</tbody></table></div>`;
}

export function paymentDetail(payment: Payment, attempts: readonly DeliveryAttempt[]): Html {
  return html`${facts(payment)}${ownPageLink(payment)}${buttons(payment)}${mishaps(payment)}${notificationTable(attempts)}`;
}

export function stateBadge(payment: Payment): Html {
  return html`<span class="badge ${payment.status}">${payment.status.replace("_", " ")}</span>`;
}

function facts(payment: Payment): Html {
  const rows: (readonly [string, Html | string])[] = [
    ["Amount", html`<strong>${formatRupiah(payment.grossAmount)}</strong>`],
    ["State", stateBadge(payment)],
    ["Channel", typeWords[payment.paymentType]],
    ...channelFacts(payment),
    ["Pay before", `${westernTime(payment.expiresAt)} WIB`],
    ["Transaction", html`<code>${payment.transactionId}</code>`],
  ];
  const list = rows.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`);
  return html`<dl class="facts">${list}</dl>${qrCode(payment)}`;
}

const accountsSchema = z.array(z.object({ bank: z.string(), va_number: z.string() })).catch([]);

function channelFacts(payment: Payment): (readonly [string, Html])[] {
  const accounts = accountsSchema.parse(payment.channel.va_numbers);
  const virtual = accounts.map(
    (account) => [`${account.bank.toUpperCase()} virtual account`, html`<code>${account.va_number}</code>`] as const,
  );
  const named = Object.entries(channelWords).flatMap(([field, words]) => {
    const value = payment.channel[field];
    return typeof value === "string" ? [[words, html`<code>${value}</code>`] as const] : [];
  });
  return [...virtual, ...named];
}

function qrCode(payment: Payment): Html | undefined {
  if (payment.paymentType !== "qris" && payment.paymentType !== "gopay") return undefined;
  return html`<p><img class="qr" src="/midtrans/v2/qris/${payment.transactionId}/qr-code" width="240" height="240" alt="QR code of this payment"></p>`;
}

/** The page for the shopper's browser, where the channel has one. */
function ownPageLink(payment: Payment): Html | undefined {
  if (payment.status !== "pending") return undefined;
  if (payment.chargeOnly.redirect_url !== undefined)
    return html`<p><a href="/payments/${payment.orderId}/authenticate">Open the bank's 3-D Secure page</a></p>`;
  if (payment.paymentType === "gopay" || payment.paymentType === "shopeepay")
    return html`<p><a href="/payments/${payment.orderId}/wallet">Open the wallet's page</a></p>`;
  return undefined;
}

function buttons(payment: Payment): Html {
  if (payment.status !== "pending") {
    return html`<p>This payment is ${payment.status.replace("_", " ")}. <a href="${finishAddress(payment)}">Return to the shop</a></p>`;
  }
  return html`<div class="actions">
${actionButton(payment, { action: "settle", words: "Pay", kind: "primary" })}${actionButton(payment, { action: "deny", words: "Decline" })}${actionButton(payment, { action: "expire", words: "Let expire" })}</div>`;
}

type Action = {
  readonly action: "settle" | "deny" | "expire";
  readonly words: string;
  readonly kind?: "primary";
  readonly returnTo?: "page" | "merchant";
};

function actionButton({ orderId }: Payment, { action, words, kind, returnTo = "page" }: Action): Html {
  return html`<form method="post" action="/payments/${orderId}/${action}"><input type="hidden" name="returnTo" value="${returnTo}"><button class="${kind ?? ""}">${words}</button></form>`;
}

/** Buttons for network failures, to see how the shop copes. */
function mishaps(payment: Payment): Html {
  const address = `/payments/${payment.orderId}`;
  return html`<details><summary>Mishaps on the way to the shop</summary>
<form class="stack" method="post" action="${address}/settle">
<label>Times sent <input name="times" type="number" min="0" max="100" value="3"></label>
<label>Delay in milliseconds <input name="delayMs" type="number" min="0" max="3600000" value="0"></label>
<label>Order <select name="order"><option value="kept">as it happened</option><option value="shuffled">newest first</option></select></label>
<label>Even if it has ended <select name="force"><option value="false">no</option><option value="true">yes</option></select></label>
<button>Pay, and tell like this</button></form>
<form class="stack" method="post" action="${address}/forge">
<label>Forgery <select name="kind"><option value="signature">made-up signature</option><option value="amount">another amount, rightly signed</option><option value="status">status changed, rightly signed</option></select></label>
<button>Send a forged notification</button></form></details>`;
}

function notificationTable(attempts: readonly DeliveryAttempt[]): Html {
  if (attempts.length === 0) return html`<h2>Notifications</h2><p>None has been sent yet.</p>`;
  const rows = attempts.map(
    (attempt) =>
      html`<tr><td>${westernTime(attempt.at.getTime())}</td><td>${attempt.answer}</td><td><code>${JSON.stringify(attempt.body)}</code></td></tr>`,
  );
  return html`<h2>Notifications</h2><div class="table"><table><thead><tr><th scope="col">Sent (WIB)</th><th scope="col">Answer</th><th scope="col">Message</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}

export function walletPage(payment: Payment): Html {
  return html`<p class="lead">Gelora asks for <strong>${formatRupiah(payment.grossAmount)}</strong> for order ${payment.orderId}.</p>
<div class="actions">${actionButton(payment, { action: "settle", words: "Confirm payment", kind: "primary", returnTo: "merchant" })}${actionButton(payment, { action: "deny", words: "Reject", returnTo: "merchant" })}</div>`;
}

export function cardPage(payment: Payment, wrongCode: boolean): Html {
  const complaint = wrongCode
    ? html`<p class="complaint" id="complaint" role="alert">That code is not correct. Please try again.</p>`
    : undefined;
  return html`<p class="lead">Confirm <strong>${formatRupiah(payment.grossAmount)}</strong> to Gelora with card ${textOf(payment.channel.masked_card)}.</p>
<form class="stack" method="post" action="/payments/${payment.orderId}/authenticate">${complaint}
<label>Code that your bank sent you <input name="otp" inputmode="numeric" autocomplete="one-time-code" required maxlength="6" pattern="[0-9]{6}"${wrongCode ? html` aria-describedby="complaint"` : undefined}></label>
<p class="hint">In this sandbox the code is always 112233.</p>
<div class="actions"><button class="primary" name="answer" value="confirm">Confirm</button><button name="answer" value="cancel" formnovalidate>Cancel</button></div></form>`;
}

function textOf(value: Payment["channel"][string] | undefined): string {
  return typeof value === "string" ? value : "";
}
