import { expect, test } from "vitest";
import { renderPage } from "../../testing/page.tsx";
import { ContactPage } from "./contact-page.tsx";

const shown = (data: { readonly whatsApp: string; readonly email: string }) =>
  renderPage(<ContactPage />, { data, address: "/contact-us", language: "id-ID", words: ["contact"] });

test("[CNT-08~] where people write on WhatsApp, no chat is offered that leads there in two steps", () => {
  const html = shown({ whatsApp: "6281234567890", email: "halo@gelora.example" });
  expect(html).toContain("https://wa.me/6281234567890");
  expect(html).toContain("Kirim WhatsApp");
  expect(html).not.toContain("Mulai chat");
  expect(shown({ whatsApp: "", email: "" })).toContain("Mulai chat");
});
