/**
 * Code 128, code set B (ISO/IEC 15417): every printable ASCII character. What a till's scanner
 * reads from a member's card.
 */

/** The widths of bars and spaces of each value, in modules. 103 to 105 start a code, 106 ends. */
const widths =
  "212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 " +
  "123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 " +
  "232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 " +
  "313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 " +
  "111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 " +
  "111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 " +
  "114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112";

const patterns = widths.split(" ");
const startB = 104;
const stop = 106;
const checkModulus = 103;
const firstPrintable = 32;

/**
 * The widths of alternating bars and spaces, in modules, beginning with a bar.
 * @throws Error for a text with characters outside printable ASCII, or none
 */
export function barCodeWidths(text: string): readonly number[] {
  if (!/^[ -~]+$/.test(text)) throw new Error("a bar code holds printable ASCII characters");
  const values = [...text].map((sign) => (sign.codePointAt(0) ?? 0) - firstPrintable);
  const check = values.reduce((sum, value, index) => sum + value * (index + 1), startB) % checkModulus;
  return [startB, ...values, check, stop].flatMap((value) => [...(patterns[value] ?? "")].map(Number));
}

/** The light margin that scanners need on both sides, in modules. */
const quietZone = 10;

/** The bars as the path of an SVG one unit high. @returns its width in modules too */
export function barCodePath(text: string): { readonly path: string; readonly width: number } {
  let [at, path] = [quietZone, ""];
  for (const [index, wide] of barCodeWidths(text).entries()) {
    if (index % 2 === 0) path += `M${at} 0h${wide}v1h-${wide}z`;
    at += wide;
  }
  return { path, width: at + quietZone };
}
