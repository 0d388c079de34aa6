import { type Language, languages } from "@gelora/locale/language.ts";
import { z } from "zod";
import { previewMailing, showMailings, steerMailing, testMailing, writeMailing } from "../../mailings/mailings.ts";
import { listSubscribers } from "../../newsletter/newsletter.ts";
import { type DeskContext, invalid, oneOf, resultOf, staffOf, staffWho } from "../gateway/desk-context.ts";

type Code = { readonly mailingCode: string };

/** News to subscribers: what staff read of it. */
export const mailingQueries = {
  mailings: async (_input: object, context: DeskContext) => {
    staffWho(context, "write mailings");
    return (await showMailings(context.platform)).map(({ mailing, sends }) => ({
      mailingCode: mailing.mailingCode,
      state: mailing.state,
      topic: mailing.topic,
      subjects: languages.map((language) => mailing.content[language].subject),
      perMinute: mailing.perMinute,
      startsAt: mailing.startsAt?.toISOString() ?? null,
      changedAt: mailing.changedAt.toISOString(),
      ...sends,
    }));
  },
  mailingPreview: async ({ mailingCode, language }: Code & { language: string }, context: DeskContext) => {
    staffWho(context, "write mailings");
    const preview = await previewMailing(context.platform, mailingCode, languageOf(language));
    if (!preview) throw invalid("mailingCode", "There is no such mailing.");
    return preview;
  },
  subscribers: async ({ start, page }: { start?: string | null; page?: number | null }, context: DeskContext) => {
    staffWho(context, "look at subscribers");
    const { counts, subscribers } = await listSubscribers(context.platform, start ?? "", page ?? 1);
    const shown = subscribers.map((one) => ({ ...one, updatedAt: one.updatedAt.toISOString() }));
    return { ...counts, subscribers: shown };
  },
};

const steer = (act: "revise" | "pause" | "resume" | "stop") => async (input: Code, context: DeskContext) =>
  resultOf(await steerMailing(context.platform, staffOf(context), input.mailingCode, { act }), "done");

/** What staff do with it. */
export const mailingMutations = {
  writeMailing: async ({ mailing }: { mailing: string }, context: DeskContext) => {
    try {
      return resultOf(await writeMailing(context.platform, staffOf(context), JSON.parse(mailing)), "written");
    } catch (error) {
      if (error instanceof SyntaxError) throw invalid("mailing", "A mailing is written in JSON.");
      if (error instanceof z.ZodError) throw invalid("mailing", z.prettifyError(error));
      throw error;
    }
  },
  testMailing: async (wish: Code & { language: string; to: string }, context: DeskContext) => {
    const language = languageOf(wish.language);
    return resultOf(await testMailing(context.platform, staffOf(context), { ...wish, language }), "sent");
  },
  scheduleMailing: async ({ mailingCode, startsAt }: Code & { startsAt: string }, context: DeskContext) => {
    const steering = { act: "schedule", startsAt: startOf(startsAt, context.platform.clock.now()) } as const;
    return resultOf(await steerMailing(context.platform, staffOf(context), mailingCode, steering), "done");
  },
  reviseMailing: steer("revise"),
  pauseMailing: steer("pause"),
  resumeMailing: steer("resume"),
  stopMailing: steer("stop"),
};

/** A mailing cannot be taken back, so a mistyped year must not send it. */
function startOf(typed: string, now: Date): Date {
  if (typed === "now") return now;
  const moment = new Date(typed);
  if (!/(Z|[+-]\d{2}:\d{2})$/.test(typed) || Number.isNaN(moment.getTime()))
    throw invalid("startsAt", "A moment is written with its offset, as 2026-12-12T09:00:00+07:00.");
  if (moment < now) throw invalid("startsAt", 'This moment has passed. Write "now" to send it at once.');
  return moment;
}

function languageOf(text: string): Language {
  return oneOf("language", text, languages);
}
