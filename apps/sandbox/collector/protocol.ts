import { z } from "zod";

const digest = z.string().regex(/^[0-9a-f]{64}$/);

const ga4Item = z.strictObject({
  item_id: z.string().min(1),
  item_name: z.string().optional(),
  item_brand: z.string().optional(),
  item_variant: z.string().optional(),
  price: z.number().optional(),
  quantity: z.int().positive(),
});

/** Of this century: what is written in seconds or milliseconds has fewer digits. */
const micros = z.int().min(1e15);

/** What Google demands of each event that carries goods. */
const ga4Params = z.looseObject({
  session_id: z.string().regex(/^\d+$/),
  engagement_time_msec: z.number(),
  page_location: z.url(),
  currency: z.string().length(3).optional(),
  value: z.number().optional(),
  transaction_id: z.string().optional(),
  items: z.array(ga4Item).optional(),
});

/**
 * A message of the Measurement Protocol, stricter than Google, which drops silently what it does
 * not know (developers.google.com/analytics/devguides/collection/protocol/ga4/reference).
 */
export const measurementBody = z.strictObject({
  client_id: z.string().min(1),
  consent: z.strictObject({
    ad_user_data: z.enum(["GRANTED", "DENIED"]),
    ad_personalization: z.enum(["GRANTED", "DENIED"]),
  }),
  events: z
    .array(
      z.strictObject({ name: z.string().regex(/^[a-z][a-z0-9_]{0,39}$/), timestamp_micros: micros, params: ga4Params }),
    )
    .min(1)
    .max(25),
});

const metaContent = z.strictObject({
  id: z.string().min(1),
  quantity: z.int().positive(),
  item_price: z.number().optional(),
});

/**
 * A message of the Conversions API: a website's events need address, browser and source, and
 * whatever names a person is a digest
 * (developers.facebook.com/docs/marketing-api/conversions-api/parameters).
 */
export const conversionsBody = z.strictObject({
  access_token: z.string(),
  test_event_code: z.string().optional(),
  data: z
    .array(
      z.strictObject({
        event_name: z.string().min(1).max(50),
        event_time: z.int().positive(),
        event_id: z.string().min(1),
        event_source_url: z.url(),
        action_source: z.literal("website"),
        user_data: z.strictObject({
          client_ip_address: z.string().min(1),
          client_user_agent: z.string().min(1),
          external_id: z.array(digest).optional(),
          em: z.array(digest).optional(),
          ph: z.array(digest).optional(),
        }),
        custom_data: z
          .strictObject({
            currency: z.string().length(3),
            value: z.number().optional(),
            content_type: z.enum(["product", "product_group"]),
            content_ids: z.array(z.string()),
            contents: z.array(metaContent),
            num_items: z.int(),
            order_id: z.string().optional(),
          })
          .optional(),
      }),
    )
    .min(1)
    .max(1000),
});
