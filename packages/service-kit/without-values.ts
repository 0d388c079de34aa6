/** What follows the value in an error about a variable, and says what is wrong with it. */
const complaint = [
  'Expected type "?\\w+"?(?: to be an object)?',
  'Expected non-nullable type "?[\\w![\\]]+"? not to be null(?: at [\\w.]*\\w)?',
  'Field "?[\\w.]+"? of required type "?[\\w![\\]]+"? was not provided',
  'Field "\\w+" is not defined by type "?\\w+"?',
  '(?:Enum "\\w+"|\\w+) cannot represent [\\w -]*value',
].join("|");

const variable = '^(Variable "\\$\\w+" got invalid value) [\\s\\S]*?( at "[\\w.[\\]]+")?; ';

/**
 * How the texts of graphql and graphql-jit quote what was sent. The last rule for variables covers
 * a complaint that is not known here.
 */
const quotes: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`${variable}Value "[\\s\\S]*" (does not exist in "\\w+" enum)[\\s\\S]*$`), "$1$2; it $3."],
  [new RegExp(`${variable}(${complaint})[\\s\\S]*$`), "$1$2; $3."],
  [/^(Variable "\$\w+" got invalid value) [\s\S]*$/, "$1."],
  [/^Value "[\s\S]*" (does not exist in "\w+" enum)[\s\S]*$/, "A value $1."],
  [/^((?:Enum "\w+"|\w+) cannot represent [\w -]*value): [\s\S]*$/, "$1."],
  [/^(Expected value of type "[\w![\]]+"), found [\s\S]*$/, "$1."],
  [/^(Syntax Error: [\s\S]*?\b(?:BlockString|String|Int|Float|Name)) "[\s\S]*$/, "$1."],
];

/**
 * An error about a request without the values that it quotes, which may be passwords and PINs: what
 * is left names the variable, the field and what was expected.
 */
export function withoutValues(reason: string): string {
  const found = quotes.find(([quote]) => quote.test(reason));
  return found ? reason.replace(...found) : reason;
}
