import { pageDone } from "@gelora/contracts/site-message.ts";
import { html } from "@gelora/locale/html.ts";
import { waitText } from "@gelora/outcomes/wait-text.ts";
import { type Visit, wayBack } from "../domain/visit.ts";
import { say } from "../domain/words.ts";
import type { SitePage } from "./whole-page.ts";

/** What a visitor came for and has done. */
export type Done = "pin" | "password";

/**
 * The shop's page that opened this window learns that it is done, and the window closes. Anyone who
 * reads this has no such window: the page took the place of the shop's.
 */
export function donePage(visit: Visit, done: Done): SitePage {
  const { language } = visit;
  return {
    name: "done",
    title: say(language, `${done}.doneTitle`),
    body: html`<p class="lead">${say(language, `${done}.done`)}</p><p><a class="main" href="${wayBack(visit)}">${say(language, "done.goOn")}</a></p>`,
    script: { name: "tell-opener", message: pageDone },
    parameters: { what: done },
  };
}

const statuses = { ended: 403, missing: 404, slow: 429, foreign: 403, broken: 500 } as const;

/** Why there is no other page, with the way back. */
export type Note = keyof typeof statuses;

export function notePage({ language }: Visit, note: Note, waitSeconds = 0): SitePage {
  return {
    name: "ended",
    title: say(language, `${note}.title`),
    body: html`<p class="lead">${say(language, `${note}.text`, { wait: waitText(waitSeconds, language) })}</p>`,
    status: statuses[note],
  };
}
