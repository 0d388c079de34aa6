import { type Html, html } from "@gelora/locale/html.ts";
import { type Account, seededAccounts } from "../domain/accounts.ts";

/** The page where a person picks an account. `hidden` is posted to `action` with the choice. */
export function accountPicker(picker: {
  readonly merchant: string;
  readonly action: string;
  readonly hidden: Readonly<Record<string, string>>;
  /** What this provider does with an unconfirmed address. */
  readonly unconfirmed: string;
  readonly complaint?: string | undefined;
}): Html {
  const { merchant, action, unconfirmed, complaint } = picker;
  const fields = Object.entries(picker.hidden).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  const rows = seededAccounts.map((account) => accountRow(account, unconfirmed));
  return html`<p class="lead">Choose an account to go on to <strong>${merchant}</strong>.</p>
<form method="post" action="${action}">${fields}<ul class="accounts">${rows}</ul></form>
<form class="stack" method="post" action="${action}">${fields}<h2>Use another account</h2>
${complaint ? html`<p class="complaint" role="alert">${complaint}</p>` : undefined}
<label>Email <input name="email" type="email" required maxlength="200" autocomplete="off"></label>
<label>First name <input name="givenName" required maxlength="50" autocomplete="off"></label>
<label>Last name <input name="familyName" maxlength="50" autocomplete="off"></label>
<label>Address confirmed <select name="emailConfirmed"><option value="yes">yes</option><option value="no">no</option></select></label>
<div class="actions"><button class="primary" name="account" value="typed">Continue</button></div></form>
<form method="post" action="${action}">${fields}<button name="account" value="cancel">Cancel</button></form>`;
}

function accountRow(account: Account, unconfirmed: string): Html {
  return html`<li><button name="account" value="${account.key}"><strong>${account.givenName} ${account.familyName}</strong>
<span>${account.email}${account.emailConfirmed ? undefined : html` <span class="badge">${unconfirmed}</span>`}</span><small>${account.note}</small></button></li>`;
}

/** The console's list of accounts. */
export function accountTable(): Html {
  const rows = seededAccounts.map(
    (account) =>
      html`<tr><td>${account.givenName} ${account.familyName}</td><td>${account.email}</td><td>${account.emailConfirmed ? "confirmed" : "not confirmed"}</td><td>${account.note}</td></tr>`,
  );
  return html`<p>The same people have accounts at Google and at Facebook. Choose one of the two on the store's registration page; any other account can be typed there.
Google tells whether an address is confirmed; Facebook tells no address that is not.</p>
<div class="table"><table><thead><tr><th scope="col">Name</th><th scope="col">Email</th><th scope="col">Address</th><th scope="col">At the store</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}
