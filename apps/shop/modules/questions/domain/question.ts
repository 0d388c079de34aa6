import type { Language } from "@gelora/locale/language.ts";

export type QuestionState = "PENDING" | "ANSWERED" | "REFUSED";

export type QuestionRecord = {
  readonly questionCode: string;
  /** Null for someone who has left. */
  readonly memberCode: string | null;
  readonly productCode: string;
  /** In the language of the question. */
  readonly productName: string;
  readonly text: string;
  /** Of the page that it was asked on; staff answer in it. */
  readonly language: Language;
  /** As shown; null for someone who has left, or who has no first name. */
  readonly author: string | null;
  readonly state: QuestionState;
  /** Staff's, while it is shown. */
  readonly answer: string | null;
  /** Why it is not shown. */
  readonly refusal: string | null;
  readonly askedAt: Date;
  /** When it was answered or refused. */
  readonly decidedAt: Date | null;
};

/**
 * The life of a question. Every decision is one conditional update by this table, and each leads
 * from one state: of two staff who decide at once, one does.
 */
export const questionEvents = {
  answer: { from: "PENDING", to: "ANSWERED", meaning: "staff answer it, and both are shown" },
  refuse: { from: "PENDING", to: "REFUSED", meaning: "staff refuse it, with a reason" },
  correct: { from: "ANSWERED", to: "ANSWERED", meaning: "staff put right the answer that is shown" },
  takeDown: { from: "ANSWERED", to: "REFUSED", meaning: "staff take both down, with a reason" },
} as const satisfies Readonly<
  Record<string, { readonly from: QuestionState; readonly to: QuestionState; readonly meaning: string }>
>;

export type QuestionEvent = keyof typeof questionEvents;

const lengths = { least: 10, most: 500 } as const;

/** Whether a question has 10 to 500 characters. */
export const isQuestion = (text: string): boolean => text.length >= lengths.least && text.length <= lengths.most;
