import { setTimeout as wait } from "node:timers/promises";
import { type Milliseconds, seconds } from "@gelora/service-kit/durations.ts";
import type { Log } from "@gelora/service-kit/log.ts";
import { z } from "zod";

/** One message from a party to the merchant's server. */
export type Delivery = {
  /** The order or parcel it is about; its attempts are listed under it. */
  readonly about: string;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: object;
};

/** How messages are delivered: a real network delays, repeats and reorders them. */
export const deliveryPlanSchema = z.object({
  /** How often each message is sent; 0 loses it. */
  times: z.coerce.number().int().min(0).max(100).default(1),
  delayMs: z.coerce.number().int().min(0).max(3_600_000).default(0),
  /**
   * `shuffled` sends the newest first, so the merchant sees the end before the beginning,
   * deterministically.
   */
  order: z.enum(["kept", "shuffled"]).default("kept"),
  /** Answer only after the first attempt of each message. */
  wait: z.enum(["true", "false"]).default("false"),
});

export type DeliveryPlan = z.infer<typeof deliveryPlanSchema>;

export const plainDelivery: DeliveryPlan = deliveryPlanSchema.parse({});

export type DeliveryAttempt = {
  readonly about: string;
  readonly at: Date;
  /** The merchant's answer, or why there was none. */
  readonly answer: string;
  readonly body: object;
};

export type Deliveries = {
  /**
   * Resolves after the first attempt of each message. Rejected messages are retried up to five
   * times.
   */
  send(messages: readonly Delivery[], plan: DeliveryPlan): Promise<void>;
  /** Newest first. */
  attemptsAbout(about: string): readonly DeliveryAttempt[];
  /** Drops everything that has not been sent. */
  stop(): void;
};

/**
 * Midtrans' retry intervals (2, 10, 30, 90 and 210 minutes) as multiples of one unit, which is
 * short here.
 */
const pauses = [2, 10, 30, 90, 210];
const mostAttempts = 2000;
const answerTimeout = seconds(15);

/** @param options.retryUnit the unit of the retry intervals */
export function createDeliveries(options: { readonly retryUnit: Milliseconds; readonly log: Log }): Deliveries {
  const attempts: DeliveryAttempt[] = [];
  const stopping = new AbortController();

  const attempt = async (message: Delivery): Promise<boolean> => {
    const answer = await post(message, stopping.signal);
    attempts.push({ about: message.about, at: new Date(), answer: answer.text, body: message.body });
    if (attempts.length > mostAttempts) attempts.splice(0, attempts.length - mostAttempts);
    if (!answer.accepted)
      options.log.warn({ about: message.about, answer: answer.text }, "a notification was not accepted");
    return answer.accepted;
  };
  const sendAgain = async (message: Delivery): Promise<void> => {
    for (const pause of pauses) {
      await wait(pause * options.retryUnit, undefined, { signal: stopping.signal, ref: false });
      if (await attempt(message)) return;
    }
  };
  const unlessStopped = (error: unknown): void => {
    if (!stopping.signal.aborted) throw error;
  };

  return {
    send: async (messages, plan) => {
      try {
        if (plan.delayMs > 0) await wait(plan.delayMs, undefined, { signal: stopping.signal, ref: false });
        const inOrder = plan.order === "shuffled" ? messages.toReversed() : messages;
        for (const message of inOrder) {
          for (let round = 0; round < plan.times; round += 1) {
            if (!(await attempt(message))) sendAgain(message).catch(unlessStopped);
          }
        }
      } catch (error) {
        unlessStopped(error);
      }
    },
    attemptsAbout: (about) => attempts.filter((made) => made.about === about).toReversed(),
    stop: () => stopping.abort(),
  };
}

async function post(message: Delivery, signal: AbortSignal): Promise<{ accepted: boolean; text: string }> {
  try {
    const response = await fetch(message.url, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json", ...message.headers },
      body: JSON.stringify(message.body),
      redirect: "manual",
      signal: AbortSignal.any([signal, AbortSignal.timeout(answerTimeout)]),
    });
    await response.arrayBuffer();
    return { accepted: response.ok, text: String(response.status) };
  } catch (error) {
    return { accepted: false, text: error instanceof Error ? `no answer (${error.name})` : "no answer" };
  }
}
