/**
 * The words beside the newsletter's box where the content has none: the storefront shows them, and
 * the shop quotes them in the history of consents [NWS-23].
 */
export const newsletterConsent = {
  "en-US": "I agree that my address is used to send me news, as the privacy policy describes.",
  "id-ID": "Saya setuju alamat saya dipakai untuk mengirimi saya kabar, sesuai kebijakan privasi.",
} as const;
