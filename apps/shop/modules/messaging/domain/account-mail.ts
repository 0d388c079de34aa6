import { type Language, languages } from "@gelora/locale/language.ts";
import type { JsonValue } from "@gelora/service-kit/json-value.ts";
import { z } from "zod";

/** Mails that only notify. They contain no secret, so they may be stored in the outbox. */
export const noticeKinds = [
  "welcome",
  "passwordChanged",
  "emailChanged",
  "mobileChanged",
  "clubCardMoved",
  "clubCardReturned",
  "erasureAsked",
  "erasureWithdrawn",
] as const;

/** Mails with a link that grants access. They are sent at once and not stored. */
export const linkKinds = ["passwordReset", "emailLink"] as const;

type AnyMail = {
  readonly to: string;
  readonly language: Language;
  readonly firstName?: string | undefined;
  /** Where the mail's button leads; the storefront when absent. */
  readonly address?: string | undefined;
  /** When the account is erased, of `erasureAsked`. */
  readonly dueAt?: Date | undefined;
};

export type AccountNotice = AnyMail & { readonly kind: (typeof noticeKinds)[number] };
export type AccountMail = AnyMail & { readonly kind: (typeof noticeKinds)[number] | (typeof linkKinds)[number] };

/** A notice as stored in the outbox. */
const noticeSchema = z.object({
  kind: z.enum(noticeKinds),
  to: z.string(),
  language: z.enum(languages),
  firstName: z.string().optional(),
  address: z.url().optional(),
  dueAt: z.coerce.date().optional(),
});

export function noticeToJson({ dueAt, ...notice }: AccountNotice): JsonValue {
  return { ...notice, dueAt: dueAt?.toISOString() };
}

/** @throws for an invalid payload: the outbox parks it */
export function noticeOfJson(payload: JsonValue): AccountNotice {
  return noticeSchema.parse(payload);
}
