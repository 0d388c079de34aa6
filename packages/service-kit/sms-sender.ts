import { callMessenger } from "./call-messenger.ts";
import { RefusedByProvider } from "./call-provider.ts";
import { createCircuitBreaker } from "./circuit-breaker.ts";

/**
 * SMS by Twilio's message resource (twilio.com/docs/messaging/api/message-resource). `send` throws
 * ProviderError when the message was not accepted.
 */
export type SmsSender = {
  /** @param mobile with +62 */
  send(mobile: string, text: string): Promise<void>;
};

type SmsSettings = {
  readonly SMS_URL: string;
  readonly SMS_ACCOUNT_SID: string;
  readonly SMS_AUTH_TOKEN: string;
  readonly SMS_FROM: string;
};

export function createSmsSender(settings: SmsSettings): SmsSender {
  const breaker = createCircuitBreaker("sms");
  const address = `${settings.SMS_URL}/2010-04-01/Accounts/${settings.SMS_ACCOUNT_SID}/Messages.json`;
  const key = Buffer.from(`${settings.SMS_ACCOUNT_SID}:${settings.SMS_AUTH_TOKEN}`).toString("base64");
  const headers = { authorization: `Basic ${key}` };
  return {
    send: async (mobile, text) => {
      const form = new URLSearchParams({ To: mobile, From: settings.SMS_FROM, Body: text });
      const { status } = await breaker.run(() => callMessenger("sms", address, { method: "POST", headers, form }));
      if (status !== 201) throw new RefusedByProvider("sms", `answer ${status}`);
    },
  };
}
