import { callMessenger } from "@gelora/service-kit/call-messenger.ts";
import { RefusedByProvider } from "@gelora/service-kit/call-provider.ts";
import { createCircuitBreaker } from "@gelora/service-kit/circuit-breaker.ts";
import { platformPart } from "@gelora/service-kit/platform-part.ts";
import type { ShopConfiguration } from "../../../platform/configuration.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { WhatsappTemplate } from "../domain/whatsapp-template.ts";

/**
 * The WhatsApp Cloud API (developers.facebook.com/docs/whatsapp/cloud-api). `send` throws
 * ProviderError when the message was not accepted.
 */
export type Whatsapp = { send(mobile: string, template: WhatsappTemplate): Promise<void> };

export const whatsapp = platformPart("WhatsApp", ({ configuration }: Platform) => createWhatsapp(configuration));

function createWhatsapp(settings: ShopConfiguration): Whatsapp {
  const breaker = createCircuitBreaker("whatsapp");
  const address = `${settings.WHATSAPP_URL}/${settings.WHATSAPP_PHONE_ID}/messages`;
  const headers = { authorization: `Bearer ${settings.WHATSAPP_TOKEN}` };
  return {
    send: async (mobile, template) => {
      const body = messageBody(mobile, template);
      const answer = await breaker.run(() => callMessenger("whatsapp", address, { method: "POST", headers, body }));
      if (answer.status !== 200) throw new RefusedByProvider("whatsapp", `answer ${answer.status}`);
    },
  };
}

function messageBody(mobile: string, template: WhatsappTemplate): object {
  const body = { type: "body", parameters: template.parameters.map((text) => ({ type: "text", text })) };
  const { button } = template;
  return {
    messaging_product: "whatsapp",
    recipient_type: "individual",
    to: mobile.replace(/\D/g, ""),
    type: "template",
    template: {
      name: template.name,
      language: { code: template.language },
      components: button === undefined ? [body] : [body, copyButton(button)],
    },
  };
}

function copyButton(code: string): object {
  return { type: "button", sub_type: "url", index: "0", parameters: [{ type: "text", text: code }] };
}
