import { z } from "zod";

/**
 * `GET /debug_token` (developers.facebook.com/docs/graph-api/reference/debug_token). An invalid
 * token has `is_valid` false and little else.
 */
export const checkedTokenSchema = z.object({
  data: z.object({
    app_id: z.string().optional(),
    type: z.string().optional(),
    is_valid: z.boolean(),
    /** Seconds since 1970; 0 for one that never expires, which a sign-in does not issue. */
    expires_at: z.number().optional(),
    user_id: z.string().optional(),
  }),
});

/** `GET /me` */
export const personSchema = z.object({
  id: z.string().min(1).max(255),
  email: z.string().optional(),
  first_name: z.string().optional(),
  last_name: z.string().optional(),
});
export type Person = z.infer<typeof personSchema>;

/**
 * developers.facebook.com/docs/graph-api/guides/error-handling: 100 and 190 concern the token;
 * others, such as 1, 2 and 4, Facebook's own state or our volume.
 */
export const refusalSchema = z.object({ error: z.object({ code: z.literal([100, 190]) }) });
