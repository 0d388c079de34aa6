import { type Place, postalBeginning } from "./distance.ts";

/**
 * Islands without a bridge whose postal codes begin like those of a large city nearby, so that the
 * distance alone would let a motorbike ride there.
 */
const islands: readonly { readonly name: string; readonly codes: readonly string[] }[] = [
  { name: "Kepulauan Seribu", codes: ["145"] },
  { name: "Sabang", codes: ["235"] },
  { name: "Simeulue", codes: ["2389"] },
  { name: "Nias", codes: ["228"] },
  { name: "Kepulauan Mentawai", codes: ["2539"] },
  { name: "Bintan", codes: ["291"] },
  { name: "Karimun", codes: ["296"] },
  { name: "Lingga", codes: ["298"] },
  { name: "Natuna and Anambas", codes: ["2978", "2979"] },
  { name: "Belitung", codes: ["334"] },
  { name: "Karimunjawa", codes: ["59455"] },
  { name: "Bawean", codes: ["6118"] },
  { name: "Kangean and Masalembu", codes: ["6949"] },
  { name: "Nusa Penida", codes: ["80771"] },
  { name: "Selayar", codes: ["928"] },
  { name: "Sangihe and Talaud", codes: ["958"] },
];

/**
 * Whether a road may lead from one place to the other: no sea lies between them that we know of.
 */
export function hasRoad(from: Place, to: Place): boolean {
  return islandOf(from) === islandOf(to);
}

function islandOf(place: Place): string | undefined {
  const code = postalBeginning(place);
  return islands.find(({ codes }) => codes.some((beginning) => code.startsWith(beginning)))?.name;
}
