import { z } from "zod";
import { topics } from "../../newsletter/news-topics.ts";

const content = z.strictObject({
  subject: z
    .string()
    .trim()
    .min(1)
    .max(150)
    .regex(/^[^\p{Cc}]*$/u, "A subject is one line."),
  /** HTML; all but the safe subset is taken out. */
  body: z.string().trim().min(1).max(50_000),
  /** Plain text for readers without HTML; made of the body when absent. */
  text: z.string().trim().min(1).max(50_000).optional(),
});

/** A mailing as staff write it: JSON with a content for each language. */
export const mailingDraft = z.strictObject({
  code: z.string().regex(/^[a-z0-9][a-z0-9-]{2,59}$/, "A code has 3 to 60 letters, digits and dashes."),
  topic: z.enum(topics),
  perMinute: z.number().int().min(1).max(6000).default(300),
  content: z.strictObject({ "en-US": content, "id-ID": content }),
});
