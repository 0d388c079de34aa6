import fc from "fast-check";

const wordsOf = (text: string): readonly string[] => text.split("|");

const names = wordsOf(
  "a|p|li|ul|h2|strong|br|img|A|script|svg|math|style|iframe|object|form|template|noscript|textarea|title|xmp|table|select|mglyph|annotation-xml|!--",
);
const attributeNames = wordsOf(
  "href|HREF|src|srcset|style|onclick|onerror|xlink:href|formaction|background|name|id|/href|hr\u0000ef",
);
const schemes = wordsOf(
  "javascript:x|JaVaScRiPt:x|java\tscript:x| javascript:x|\u0001javascript:x|&#106;avascript:x|javascript&colon;x|java&Tab;script:x|vbscript:x|data:text/html,<script>x</script>|https://a.example|mailto:a@b.example",
);
const paths = wordsOf("//a.example|/\\a.example|/\t/a.example|/\\|/\n/[|/page|expression(1)|url(x)|100%|");
const values = [...schemes, ...paths];
const scraps = [
  ..."<>&\"'/=!- \n\u0000`",
  ...wordsOf("<!--|-->|<![CDATA[|]]>|<?xml|</|/>|&lt;|&#x3c;|&amp;lt;|Lari pagi"),
];

const from = (words: readonly string[]) => fc.constantFrom(...words);
const rarely = (word: fc.Arbitrary<string>) => fc.oneof({ arbitrary: word, weight: 9 }, from(scraps));
const attribute = fc
  .tuple(rarely(from(attributeNames)), rarely(from(values)), fc.constantFrom('"', "'", ""))
  .map(([name, value, quote]) => `${name}=${quote}${value}${quote}`);
const tag = fc
  .tuple(rarely(from(names)), fc.array(attribute, { maxLength: 2 }), rarely(fc.constantFrom(">", "/>", " >")))
  .map(([name, attributes, end]) => `<${[name, ...attributes].join(" ")}${end}`);
const ending = from(names).map((name) => `</${name}>`);

/** For tests: HTML as someone writes it who looks for a hole, whole tags among broken ones. */
export const hostileHtml = fc
  .array(fc.oneof({ arbitrary: tag, weight: 3 }, ending, from(scraps), fc.string({ maxLength: 8 })), { maxLength: 14 })
  .map((parts) => parts.join(""));

const place = /^(?:https:|mailto:|tel:|(?![a-z][a-z0-9+.-]*:)(?![/\\]{2}))/i;

/**
 * For tests: what a browser would find in HTML beside the named tags with the named attributes,
 * each with its place or tag; nothing for what is safe. Addresses are read as browsers do, which
 * leave out white space and control characters.
 */
export function foundBeside(html: string, allowed: Readonly<Record<string, readonly string[]>>): readonly string[] {
  const found: string[] = [];
  const rest = html.replaceAll(/<(\/?)([a-z0-9]+)((?: [a-z]+="[^"<>]*")*)( ?\/)?>/g, (all, _end, name, attributes) => {
    const known = allowed[name];
    if (!known) found.push(all);
    for (const [, key = "", value = ""] of String(attributes).matchAll(/ ([a-z]+)="([^"]*)"/g)) {
      if (!known?.includes(key)) found.push(`${name} ${key}`);
      const address = decoded(value).replaceAll(/[\p{Cc} ]/gu, "");
      if (["href", "src"].includes(key) && !place.test(address)) found.push(`${key} ${address}`);
    }
    return "";
  });
  if (/[<>]/.test(rest)) found.push(rest);
  return found;
}

const named: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', colon: ":", tab: "\t" };

const decoded = (value: string): string =>
  value.replaceAll(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));?/gi, (all, hexadecimal, decimal, name) => {
    if (name) return named[String(name).toLowerCase()] ?? all;
    const code = hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
