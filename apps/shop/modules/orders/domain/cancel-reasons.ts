import type { Language } from "@gelora/locale/language.ts";

/** Why a shopper cancels, in the order offered [Q78]. */
const reasons: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  CHANGED_MIND: { "en-US": "I changed my mind", "id-ID": "Saya berubah pikiran" },
  WRONG_ITEM: { "en-US": "I chose the wrong item or size", "id-ID": "Saya salah memilih barang atau ukuran" },
  WRONG_ADDRESS: { "en-US": "The address is wrong", "id-ID": "Alamatnya salah" },
  OTHER_PAYMENT: { "en-US": "I want to pay another way", "id-ID": "Saya ingin membayar dengan cara lain" },
  BETTER_PRICE: { "en-US": "I found a better price", "id-ID": "Saya menemukan harga yang lebih baik" },
  OTHER: { "en-US": "Another reason", "id-ID": "Alasan lain" },
};

export function cancelReasonsIn(language: Language): { code: string; name: string }[] {
  return Object.entries(reasons).map(([code, names]) => ({ code, name: names[language] }));
}

export function isCancelReason(code: string): boolean {
  return Object.hasOwn(reasons, code);
}
