import type { Check, Problem } from "../check.ts";
import { lineAt, type Project } from "../project/project.ts";

type FormerWord = {
  readonly former: RegExp;
  readonly word: string;
  /** Keys whose sentence means something else, or is fixed by the specification. */
  readonly except?: readonly string[];
  /** Looked for in the pages of the demonstration too, where both languages stand in one file. */
  readonly inPages?: true;
};

/** Of the glossary's "Words for shoppers", those that a program can recognise by their letters. */
const indonesian: readonly FormerWord[] = [
  { former: /\bongkos kirim\b/gi, word: "ongkir", inPages: true },
  // "Kaus kaki" are socks.
  { former: /\bkaus\b(?! kaki)/gi, word: "kaos", inPages: true },
  // "Pengembalian dana" is a refund.
  { former: /\bpengembalian\b(?! dana)/gi, word: "retur", inPages: true },
  { former: /\bganti(?:kan)? (?:kata sandi|PIN)\b/gi, word: "ubah, or buat … baru" },
  { former: /\b(?:level|ajakan)\b/gi, word: "tingkat or referral" },
  // The contract's sentence, which other clients recognise a new member by.
  { former: /\bmember\b/gi, word: "anggota", except: ["NEW_MEMBER"] },
  { former: /\blog[- ]?in\b/gi, word: "masuk" },
  { former: /\buang\b(?! pas| kembalian)/gi, word: "dana" },
  { former: /\btelah\b/gi, word: "sudah" },
  { former: /\b(?:jika|bila)\b/gi, word: "kalau" },
  { former: /\bnomor HP\b/gi, word: "nomor ponsel" },
  { former: /\bpoin(?:mu)? (?:sudah )?kedaluwarsa\b/gi, word: "hangus" },
  { former: /\bcara pembayaran\b/gi, word: "metode pembayaran, or cara bayar" },
  { former: /\b(?:tidak dapat dimuat|belum bisa ditampilkan)\b/gi, word: "gagal dimuat" },
  { former: /\bhalaman utama\b/gi, word: "beranda" },
  { former: /\bterhubung dengan\b/gi, word: "terhubung ke" },
  { former: /\bcoba lagi sebentar lagi\b/gi, word: "Coba sebentar lagi" },
  { former: /\bhai\b/gi, word: "Halo" },
];

const english: readonly FormerWord[] = [
  { former: /\b(?:pieces?|goods)\b/gi, word: "items" },
  { former: /\blog[- ]?in\b/gi, word: "sign in", except: ["loginHere"] },
  // A tape measure is held level.
  { former: /\blevels?\b/gi, word: "tier", except: ["how.chest"] },
  { former: /\btries\b/gi, word: "attempts" },
  { former: /\btill\b/gi, word: "counter" },
  { former: /\bphotos?\b/gi, word: "picture" },
  { former: /\berased?\b/gi, word: "delete" },
  { former: /\byou receive this email\b/gi, word: "You get this email" },
  { former: /\b(?:somebody|whoever)\b/gi, word: "someone" },
  { former: /\b(?:anew|over again)\b/gi, word: "again" },
];

/** One word for one thing in what shoppers read, in each language. */
export const shopperWords: Check = {
  name: "shopper words",
  find: (project) => project.paths.flatMap((path) => findIn(project, path)),
};

function findIn(project: Project, path: string): Problem[] {
  if (isPage(path)) {
    const text = project.text(path);
    return indonesian.flatMap((one) => (one.inPages ? problemsOf(path, text, text, one) : []));
  }
  const words = wordsOf(path);
  if (!words) return [];
  const text = project.text(path);
  return words.flatMap((one) => problemsOf(path, text, sentencesOf(text, one.except), one));
}

function wordsOf(path: string): readonly FormerWord[] | undefined {
  if (/\/messages\/id-ID\.json$|^packages\/outcomes\/indonesian-messages\.ts$/.test(path)) return indonesian;
  if (/\/messages\/en-US\.json$|^packages\/outcomes\/failure-codes\.ts$/.test(path)) return english;
  return undefined;
}

const isPage = (path: string): boolean => /^demo\/pages\/.*\.ts$/.test(path) && !/(-keywords|\.test)\.ts$/.test(path);

/** The text with blanks for all that no shopper reads: keys, names of placeholders, code. */
function sentencesOf(text: string, except: readonly string[] = []): string {
  const sentences = [...text.matchAll(/^\s*"?([\w.-]+)"?:\s*"((?:[^"\\]|\\.)*)"/gm)];
  let read = "";
  for (const { 0: whole, 1: key = "", 2: sentence = "", index } of sentences) {
    if (except.includes(key)) continue;
    const start = index + whole.length - 1 - sentence.length;
    read = read.padEnd(start) + sentence.replace(/\\n|\{\w+/g, (name) => " ".repeat(name.length));
  }
  return read;
}

function problemsOf(path: string, text: string, read: string, { former, word }: FormerWord): Problem[] {
  return [...read.matchAll(former)].map(({ 0: found, index }) => ({
    path,
    line: lineAt(text, index),
    message: `says "${found}": write "${word}", the word for it in docs/glossary.md.`,
  }));
}
