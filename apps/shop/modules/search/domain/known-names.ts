/**
 * Makers of sports goods whose names shoppers type right, whether the shop sells them or not: such
 * a word is never taken for a misspelt one.
 */
const names = new Set(
  (
    "adidas airwalk aerostreet ardiles arena asics berghaus brooks cannondale castelli columbia consina converse decathlon " +
    "diadora dunlop eiger fila garmin havaianas hoka hummel jordan kappa kelme keds lacoste lining lotto " +
    "merrell mikasa mizuno molten nike northface oakley ortuseight osprey patagonia polygon puma quiksilver reebok " +
    "rei ripcurl salomon saucony shimano skechers specs speedo spalding suunto timberland umbro " +
    "vans victor wilson yonex"
  ).split(" "),
);

export function isKnownName(word: string): boolean {
  return names.has(word);
}
