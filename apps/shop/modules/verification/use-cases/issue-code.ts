import type { Language } from "@gelora/locale/language.ts";
import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { decide } from "@gelora/service-kit/decide.ts";
import { minutes } from "@gelora/service-kit/durations.ts";
import { uuidv7 } from "uuidv7";
import type { Platform } from "../../../platform/platform.ts";
import { type CodeMessage, sendCode } from "../../messaging/messaging.ts";
import { type Subject, subjectKey } from "../domain/subject.ts";
import { deleteCode, putCode } from "../storage/codes.ts";
import { countSender } from "../storage/senders.ts";
import { claimSend, returnSend } from "../storage/sends.ts";
import { returnMoney, spend } from "../storage/spending.ts";
import { digestOfCode, newCode } from "./code-digest.ts";
import { refuseBudget, refuseSend, refuseSender } from "./refuse-send.ts";

/** Who asks for a code, and where it goes. */
export type CodeRequest = {
  readonly flow: string;
  readonly source: string;
  readonly subject: Subject;
  readonly channel: CodeMessage["channel"];
  readonly language: Language;
};

type Claim = { readonly codeId: string; readonly code: string; readonly waitMs: number };

/** How long a code can be entered [REG-25, EMV-08]. */
const lifeMinutes = { mobile: 5, email: 10 } as const;

/**
 * Sends a code to a number or an address, whether anybody is known by it or not.
 *
 * First everything that limits it is counted in one transaction: the address's wait and day, the source's and the session's day, and last the day's money, whose row all share.
 * Then the message is sent, outside of it. What fails to be sent gives its wait back, so that the other way can be tried at once; the address's day and the money come back only
 * when it was surely not sent. The source's and the session's day stay counted: they bound how often one caller makes us call a provider at all.
 * @returns milliseconds until another code may be sent
 */
export async function issueCode(platform: Platform, request: CodeRequest): Promise<Outcome<{ waitMs: number }>> {
  const claimed = await decide(platform.database, () => claim(platform, request));
  if (!claimed.ok) return claimed.failure.code === "CODE_BUDGET_SPENT" ? refuseBudget(platform) : claimed;
  const { code, codeId, waitMs } = claimed.value;
  const { subject, channel, language } = request;
  const delivery = await sendCode(platform, {
    channel,
    to: subject.kind === "mobile" ? `+62${subject.address}` : subject.address,
    code,
    minutes: lifeMinutes[subject.kind],
    language,
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

/** Holds: the address's row, then the source's and the session's, then the day's. */
async function claim(platform: Platform, request: CodeRequest): Promise<Outcome<Claim>> {
  const { flow, source } = request;
  const { configuration } = platform;
  const subject = subjectKey(request.subject);
  const waitMs = await claimSend(platform, subject);
  if (waitMs === undefined) return refuseSend(platform, subject);
  const kind = request.subject.kind;
  const senders = { source: `${kind}:source:${source}`, session: `${kind}:session:${flow}` };
  const isCounted =
    (await countSender(platform, senders.source, configuration.CODES_PER_SOURCE_PER_DAY)) &&
    (await countSender(platform, senders.session, configuration.CODES_PER_SESSION_PER_DAY));
  if (!isCounted) return refuseSender(platform, Object.values(senders));
  const code = newCode();
  const codeId = uuidv7();
  const place = { flow, subject };
  const digest = digestOfCode(platform, place, codeId, code);
  await putCode(platform, place, { codeId, digest }, minutes(lifeMinutes[kind]));
  const price = priceOf(platform, request.channel);
  if (price !== undefined && !(await spend(platform, price, configuration.CODE_BUDGET_PER_DAY)))
    return failure("CODE_BUDGET_SPENT", { email: configuration.CONTACT_EMAIL });
  return success({ code, codeId, waitMs });
}

/** In rupiah; mails cost nothing by the piece, so that their way stays open when the day's money is spent. */
function priceOf({ configuration }: Platform, channel: CodeMessage["channel"]): number | undefined {
  if (channel === "MAIL") return undefined;
  return channel === "SMS" ? configuration.SMS_CODE_PRICE : configuration.WHATSAPP_CODE_PRICE;
}

/** Holds: the address's row, then the day's, as in `claim`. A code that may yet arrive can be entered. */
async function takeBack(platform: Platform, request: CodeRequest, codeId: string, mayArrive: boolean): Promise<void> {
  const subject = subjectKey(request.subject);
  const price = priceOf(platform, request.channel);
  await platform.database.transaction(async () => {
    await returnSend(platform, subject, mayArrive);
    if (mayArrive) return;
    await deleteCode(platform, { flow: request.flow, subject }, codeId);
    if (price !== undefined) await returnMoney(platform, price);
  });
}
