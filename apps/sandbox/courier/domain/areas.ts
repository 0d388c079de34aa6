/**
 * The postal region of a city or regency, where it differs from its province's. Written without
 * "kota" or "kabupaten". Islands have the longer beginning that only their own codes share.
 */
const cities: Readonly<Record<string, string>> = {
  bogor: "16",
  depok: "16",
  tangerang: "15",
  bekasi: "17",
  bandung: "40",
  cirebon: "45",
  semarang: "50",
  surakarta: "57",
  surabaya: "60",
  malang: "65",
  medan: "20",
  palembang: "30",
  padang: "25",
  pekanbaru: "28",
  batam: "29",
  denpasar: "80",
  mataram: "83",
  makassar: "90",
  manado: "95",
  balikpapan: "76",
  samarinda: "75",
  banjarmasin: "70",
  pontianak: "78",
  "jakarta pusat": "10",
  "jakarta barat": "11",
  "jakarta selatan": "12",
  "jakarta timur": "13",
  "jakarta utara": "14",
  "tangerang selatan": "15",
  cilegon: "42",
  serang: "42",
  sleman: "55",
  bantul: "55",
  sidoarjo: "61",
  gresik: "61",
  badung: "80",
  tasikmalaya: "46",
  sukabumi: "43",
  karawang: "41",
  "kepulauan seribu": "145",
  "kepulauan mentawai": "2539",
  "kepulauan anambas": "2979",
  natuna: "2978",
  lingga: "298",
  karimun: "296",
  bintan: "291",
  "tanjung pinang": "291",
  sabang: "235",
  simeulue: "2389",
  nias: "228",
  "nias selatan": "228",
  "nias utara": "228",
  "nias barat": "228",
  gunungsitoli: "228",
  belitung: "334",
  "belitung timur": "334",
  "kepulauan selayar": "928",
  "kepulauan sangihe": "958",
  "kepulauan talaud": "958",
};

const provinces: Readonly<Record<string, string>> = {
  "dki jakarta": "12",
  "daerah khusus ibukota jakarta": "12",
  jakarta: "12",
  "di yogyakarta": "55",
  "daerah istimewa yogyakarta": "55",
  yogyakarta: "55",
  aceh: "23",
  "sumatera utara": "20",
  "sumatera barat": "25",
  "kepulauan riau": "29",
  riau: "28",
  jambi: "36",
  "sumatera selatan": "30",
  "kepulauan bangka belitung": "33",
  bengkulu: "38",
  lampung: "35",
  banten: "42",
  "jawa barat": "40",
  "jawa tengah": "50",
  "jawa timur": "60",
  bali: "80",
  "nusa tenggara barat": "83",
  "nusa tenggara timur": "85",
  "kalimantan barat": "78",
  "kalimantan tengah": "73",
  "kalimantan selatan": "70",
  "kalimantan timur": "75",
  "kalimantan utara": "77",
  "sulawesi utara": "95",
  gorontalo: "96",
  "sulawesi tengah": "94",
  "sulawesi barat": "91",
  "sulawesi tenggara": "93",
  "sulawesi selatan": "90",
  maluku: "97",
  "papua barat": "98",
  papua: "99",
  "maluku utara": "97",
  "papua barat daya": "98",
  "papua selatan": "99",
  "papua tengah": "98",
  "papua pegunungan": "99",
};

/**
 * The region of an address written from the smallest part to the largest, such as
 * `Depok, Sleman, DI Yogyakarta`. One name may be a district here and a city there, so whole parts
 * are compared, from the end: the city decides over the province, a district is ignored.
 * @returns the first digits of its postal codes, two or more; undefined for unknown names
 */
export function regionOfName(name: string): string | undefined {
  const parts = name.split(",").map(plainName);
  const province = provinces[parts.at(-1) ?? ""];
  const city = cities[parts.at(province === undefined ? -1 : -2) ?? ""];
  return city ?? province;
}

function plainName(part: string): string {
  return part
    .trim()
    .toLowerCase()
    .replace(/^(?:(?:kota|kabupaten) administrasi|kota adm\.?|kota|kabupaten|kab\.?|provinsi) /, "");
}

/**
 * An area as `GET /v1/maps/areas` returns it. Its id ends with a postal code, as the courier's own
 * ids do; the last three digits are made up, but stable.
 * @returns undefined for an unknown place
 */
export function areaOf(
  name: string,
): { readonly id: string; readonly name: string; readonly postalCode: string } | undefined {
  const region = regionOfName(name);
  if (region === undefined) return undefined;
  const number = Array.from(name.toLowerCase()).reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 997, 7);
  const postalCode = (region + String(number).padStart(3, "0")).slice(0, 5);
  return {
    id: `IDNP${Number(region)}IDNC${number}IDND${number}IDZ${postalCode}`,
    name: `${name}. ${postalCode}`,
    postalCode,
  };
}
