import { expect, test } from "vitest";
import { withoutValues } from "./without-values.ts";

test.each([
  [
    'Variable "$input" got invalid value { mobile: "812", password: "x; y" }; Field "passwort" is not defined by type A.',
    'Variable "$input" got invalid value; Field "passwort" is not defined by type A.',
  ],
  [
    'Variable "$pin" got invalid value 739152; Expected type String; String cannot represent a non string value: 739152',
    'Variable "$pin" got invalid value; Expected type String.',
  ],
  [
    'Variable "$mobile" got invalid value { password: "x" }; Field input.mobile of required type String! was not provided.',
    'Variable "$mobile" got invalid value; Field input.mobile of required type String! was not provided.',
  ],
  [
    'Variable "$a" got invalid value ["s"]; Expected non-nullable type [String!]! not to be null at a.b.',
    'Variable "$a" got invalid value; Expected non-nullable type [String!]! not to be null at a.b.',
  ],
  [
    'Variable "$input" got invalid value { pin: "s3cret" }; Field "pin" is not defined by type "A". Did you mean "pan"?',
    'Variable "$input" got invalid value; Field "pin" is not defined by type "A".',
  ],
  [
    'Variable "$input" got invalid value 739152 at "input.pins[0]"; String cannot represent a non string value: 739152',
    'Variable "$input" got invalid value at "input.pins[0]"; String cannot represent a non string value.',
  ],
  [
    'Variable "$input" got invalid value null at "input.pin"; Expected non-nullable type "String!" not to be null.',
    'Variable "$input" got invalid value at "input.pin"; Expected non-nullable type "String!" not to be null.',
  ],
  [
    'Variable "$way" got invalid value "s3cret"; Value "s3cret" does not exist in "Way" enum. Did you mean "SMS"?',
    'Variable "$way" got invalid value; it does not exist in "Way" enum.',
  ],
  ['Value "s3cret" does not exist in "Way" enum.', 'A value does not exist in "Way" enum.'],
  ['Variable "$a" got invalid value "s3cret"; something new', 'Variable "$a" got invalid value.'],
  ["String cannot represent a non string value: 739152", "String cannot represent a non string value."],
  ['Enum "Sort" cannot represent non-enum value: "s3cret".', 'Enum "Sort" cannot represent non-enum value.'],
  ['Expected value of type "A!", found "s3cret"; why', 'Expected value of type "A!".'],
  ['Syntax Error: Expected ":", found String "s3cret".', 'Syntax Error: Expected ":", found String.'],
  ['Syntax Error: Unexpected Int "739152".', "Syntax Error: Unexpected Int."],
  [
    'Variable "$a" of required type "String!" was not provided.',
    'Variable "$a" of required type "String!" was not provided.',
  ],
  ['Cannot query field "pin" on type "Query".', 'Cannot query field "pin" on type "Query".'],
])("what was sent is not repeated: %s", (reason, shown) => {
  expect(withoutValues(reason)).toBe(shown);
});
