/**
 * The words beside the newsletter's box where the content has none, and which the demonstration's
 * content has: the storefront shows them, and the shop quotes them in the history of consents
 * [NWS-23].
 */
export const newsletterConsent = {
  "en-US": "I agree that Gelora uses my email address to send me news. I can withdraw this at any time.",
  "id-ID":
    "Saya setuju Gelora memakai alamat email saya untuk mengirimi saya kabar. Persetujuan ini bisa saya cabut kapan saja.",
} as const;
