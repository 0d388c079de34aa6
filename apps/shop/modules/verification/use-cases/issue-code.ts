import type { Language } from "@gelora/locale/language.ts";
import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { countInWindow } from "@gelora/service-kit/counters.ts";
import { decide } from "@gelora/service-kit/decide.ts";
import { days, minutes } from "@gelora/service-kit/durations.ts";
import { sourceLimit } from "@gelora/service-kit/source-limit.ts";
import { uuidv7 } from "uuidv7";
import type { Platform } from "../../../platform/platform.ts";
import { isMembers } from "../../../platform/session.ts";
import { type CodeMessage, sendCode } from "../../messaging/messaging.ts";
import { flowAbout, type Subject, subjectKey } from "../domain/subject.ts";
import { type CodePlace, deleteCode, putCode } from "../storage/codes.ts";
import { claimSend, returnSend } from "../storage/sends.ts";
import { returnMoney, spend } from "../storage/spending.ts";
import { digestOfCode, newCode } from "./code-digest.ts";
import { refuseBudget, refuseSend, refuseSender } from "./refuse-send.ts";

/** The caller that requests a code, and where it goes. */
export type CodeRequest = {
  readonly flow: string;
  readonly source: string;
  readonly subject: Subject;
  readonly channel: CodeMessage["channel"];
  readonly language: Language;
  /** The order that the code is about: it proves nothing else. */
  readonly orderCode?: string;
};

type Claim = { readonly codeId: string; readonly code: string; readonly waitMs: number };

/** How long a code is valid [REG-25, EMV-08]. */
const lifeMinutes = { mobile: 5, email: 10 } as const;

/**
 * Sends a code to a number or an address, known or not.
 *
 * All limits are counted first, in one transaction: the address's wait and day, the source's and
 * the session's day, and last the day's money, in a row that all share. Then the message is sent,
 * outside it. A failed send returns its wait, so another channel can be tried at once; the
 * address's day and the money are returned only if it was certainly not sent. The source's and the
 * session's day stay counted: they limit how often one caller makes us call a provider.
 * @returns milliseconds until another code may be sent
 */
export async function issueCode(platform: Platform, request: CodeRequest): Promise<Outcome<{ waitMs: number }>> {
  const claimed = await decide(platform.database, () => claim(platform, request));
  if (!claimed.ok) return claimed.failure.code === "CODE_BUDGET_SPENT" ? refuseBudget(platform) : claimed;
  const { code, codeId, waitMs } = claimed.value;
  const { subject, channel, language, orderCode } = request;
  const delivery = await sendCode(platform, {
    channel,
    to: subject.kind === "mobile" ? `+62${subject.address}` : subject.address,
    code,
    minutes: lifeMinutes[subject.kind],
    language,
    orderCode,
  });
  if (delivery === "sent") return success({ waitMs });
  await takeBack(platform, request, codeId, delivery === "lost");
  return failure("CODE_NOT_SENT", otherWay[channel]);
}

const otherWay = {
  WHATSAPP: { way: "WhatsApp", other: "SMS" },
  SMS: { way: "SMS", other: "WhatsApp" },
  MAIL: { way: "email", other: "again in a moment" },
} as const;

/** Counted are the codes of the caller; a code about an order has a place of its own. */
function placeOf({ flow, orderCode, subject }: CodeRequest): CodePlace {
  return { flow: orderCode === undefined ? flow : flowAbout(flow, orderCode), subject: subjectKey(subject) };
}

/** Locks the address's row, then the source's and the session's, then the day's. */
async function claim(platform: Platform, request: CodeRequest): Promise<Outcome<Claim>> {
  const { configuration } = platform;
  const subject = subjectKey(request.subject);
  const waitMs = await claimSend(platform, subject);
  if (waitMs === undefined) return refuseSend(platform, subject);
  const counted = await countSender(platform, request);
  if (!counted.ok) return counted;
  const kind = request.subject.kind;
  const code = newCode();
  const codeId = uuidv7();
  const place = placeOf(request);
  const digest = digestOfCode(platform, place, codeId, code);
  await putCode(platform, place, { codeId, digest }, minutes(lifeMinutes[kind]));
  const price = priceOf(platform, request.channel);
  if (price !== undefined && !(await spend(platform, price, configuration.CODE_BUDGET_PER_DAY)))
    return failure("CODE_BUDGET_SPENT", { email: configuration.CONTACT_EMAIL });
  return success({ code, codeId, waitMs });
}

/**
 * The day of the source, then of the session. A member has a verified number and a count of their
 * own alone, which neighbours behind one address cannot use up.
 */
async function countSender(
  platform: Platform,
  { flow, source, subject: { kind } }: CodeRequest,
): Promise<Outcome<void>> {
  const { configuration } = platform;
  if (!isMembers(flow)) {
    const limit = sourceLimit(configuration, source, configuration.CODES_PER_SOURCE_PER_DAY);
    const bySource = await countInWindow(platform, `code:${kind}:source:${source}`, days(1));
    if (bySource.count > limit) return refuseSender(bySource.secondsLeft);
  }
  const bySession = await countInWindow(platform, `code:${kind}:session:${flow}`, days(1));
  const isOver = bySession.count > configuration.CODES_PER_SESSION_PER_DAY;
  return isOver ? refuseSender(bySession.secondsLeft) : success(undefined);
}

/** In rupiah; mails cost nothing each, so they are still sent when the day's money is spent. */
function priceOf({ configuration }: Platform, channel: CodeMessage["channel"]): number | undefined {
  if (channel === "MAIL") return undefined;
  return channel === "SMS" ? configuration.SMS_CODE_PRICE : configuration.WHATSAPP_CODE_PRICE;
}

/**
 * Locks the address's row, then the day's, as in `claim`. A code that may still arrive stays valid.
 */
async function takeBack(platform: Platform, request: CodeRequest, codeId: string, mayArrive: boolean): Promise<void> {
  const subject = subjectKey(request.subject);
  const price = priceOf(platform, request.channel);
  await platform.database.transaction(async () => {
    await returnSend(platform, subject, mayArrive);
    if (mayArrive) return;
    await deleteCode(platform, placeOf(request), codeId);
    if (price !== undefined) await returnMoney(platform, price);
  });
}
