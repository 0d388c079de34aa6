import { goods } from "../../../../tools/catalogue/taxonomy/goods.ts";
import { both } from "../../../../tools/catalogue/taxonomy/localised.ts";
import type { ProductLine } from "../product-line.ts";

export const fitnessGear: readonly ProductLine[] = [
  {
    line: "dumbbells",
    ...goods.dumbbells,
    kind: "dumbbell",
    sport: "TRAINING",
    genders: ["UNISEX"],
    sizing: "dumbbell",
    price: [45_000, 95_000],
    colourWays: [1, 3],
    making: "iron",
    certificate: "UTTP",
    openings: [
      both(
        "{name} has six sides so that it does not roll under the sofa, and a coat that is kind to tiles.",
        "{name} bersisi enam sehingga tidak menggelinding ke bawah sofa, dan lapisannya ramah pada keramik.",
      ),
      both(
        "Small room, honest work: {name} is the weight you leave beside the bed and use.",
        "Kamar kecil, latihan sungguhan: {name} adalah beban yang kamu taruh di samping tempat tidur dan benar-benar dipakai.",
      ),
    ],
    points: [
      both("Cast iron core, weight true to 2%", "Inti besi cor, ketepatan berat 2%"),
      both("Soft neoprene coat that does not slip", "Lapisan neoprena lembut yang tidak licin"),
      both("Sold singly, buy two for a pair", "Dijual satuan, beli dua untuk sepasang"),
    ],
    keywords: ["dumbel", "dumbbell", "barbel", "beban", "angkat beban", "weights", "barbell"],
  },
  {
    line: "kettlebells",
    ...goods.kettlebells,
    kind: "kettlebell",
    sport: "TRAINING",
    genders: ["UNISEX"],
    sizing: "kettlebell",
    price: [189_000, 329_000],
    colourWays: [1, 2],
    making: "iron",
    certificate: "UTTP",
    openings: [
      both(
        "One bell, twenty exercises: {name} swings clean and stands flat.",
        "Satu beban, dua puluh gerakan: {name} mulus diayun dan rata saat ditaruh.",
      ),
      both(
        "The handle of {name} is smooth enough for a hundred swings and rough enough for wet hands.",
        "Gagang {name} cukup halus untuk seratus ayunan dan cukup kesat untuk tangan basah.",
      ),
    ],
    points: [
      both("Cast in one piece, no weld to break", "Dicor utuh, tanpa las yang bisa patah"),
      both("Powder-coated handle", "Gagang berlapis serbuk"),
      both("Colour ring that tells the weight", "Cincin warna penanda berat"),
    ],
    keywords: ["kettlebell", "beban", "angkat beban", "weights", "ketel bel"],
  },
  {
    line: "resistancebands",
    ...goods.resistancebands,
    kind: "resistance-band",
    sport: "TRAINING",
    genders: ["UNISEX"],
    sizing: "band",
    price: [49_000, 129_000],
    colourWays: [1, 3],
    making: "studio",
    openings: [
      both(
        "{name} turns a door frame into a gym and fits in a trouser pocket.",
        "{name} mengubah kusen pintu menjadi gym dan muat di saku celana.",
      ),
      both(
        "Warm-up, rehab or the last set: {name} pulls evenly and does not roll up.",
        "Pemanasan, pemulihan, atau set terakhir: {name} menarik merata dan tidak menggulung.",
      ),
    ],
    points: [
      both("Layered natural latex", "Lateks alami berlapis"),
      both("Marked with its pull in kilograms", "Bertanda gaya tarik dalam kilogram"),
      both("Carry pouch included", "Termasuk kantong"),
    ],
    keywords: ["resistance band", "karet fitness", "tali karet", "power band", "karet olahraga"],
  },
  {
    line: "jumpropes",
    ...goods.jumpropes,
    kind: "jump-rope",
    sport: "BOXING",
    genders: ["UNISEX"],
    sizing: "rope",
    price: [49_000, 249_000],
    colourWays: [1, 3],
    making: "studio",
    openings: [
      both(
        "Three minutes with {name} and you know why boxers love it.",
        "Tiga menit dengan {name} dan kamu paham mengapa petinju menyukainya.",
      ),
      both(
        "{name} spins on ball bearings and keeps its rhythm, also for double-unders.",
        "{name} berputar dengan bantalan peluru dan menjaga irama, juga untuk double-under.",
      ),
    ],
    points: [
      both("Ball bearings in both handles", "Bantalan peluru di kedua gagang"),
      both("Coated steel cable", "Kabel baja berlapis"),
      both("Length set without tools", "Panjang diatur tanpa alat"),
    ],
    keywords: ["tali skipping", "lompat tali", "jump rope", "skipping", "skipping rope"],
  },
  {
    line: "yogamats",
    ...goods.yogamats,
    kind: "yoga-mat",
    sport: "YOGA",
    genders: ["UNISEX"],
    sizing: "mat",
    price: [149_000, 899_000],
    colourWays: [2, 5],
    making: "studio",
    openings: [
      both(
        "{name} lies flat at once, holds a wet palm and is soft under the knee.",
        "{name} langsung rata, menahan telapak tangan basah, dan lembut di lutut.",
      ),
      both(
        "A quiet place of your own, two metres long: {name}.",
        "Tempat tenang milik sendiri, hampir dua meter: {name}.",
      ),
    ],
    points: [
      both("Thickness 6 mm, with guide lines", "Tebal 6 mm, dengan garis panduan"),
      both("Surface that grips more as it warms", "Permukaan yang makin lengket saat hangat"),
      both("Carry strap included", "Termasuk tali pembawa"),
    ],
    keywords: ["matras", "matras yoga", "yoga mat", "alas yoga", "matras senam", "karpet yoga"],
  },
  {
    line: "boxinggloves",
    ...goods.boxinggloves,
    kind: "boxing-gloves",
    sport: "BOXING",
    genders: ["UNISEX"],
    sizing: "glove",
    price: [249_000, 1_199_000],
    colourWays: [2, 4],
    making: "guard",
    openings: [
      both(
        "{name} closes into a natural fist and looks after the wrist of the one who hits and the ribs of the one who holds.",
        "{name} menutup seperti kepalan alami, menjaga pergelangan yang memukul dan rusuk yang menahan.",
      ),
      both(
        "Bag, pads, light sparring: {name} does the rounds and airs quickly.",
        "Samsak, pad, sparring ringan: {name} menjalani semua ronde dan cepat kering.",
      ),
    ],
    points: [
      both("Three layers of foam over the knuckles", "Tiga lapis busa di atas buku jari"),
      both("Wide wrist strap", "Pengikat pergelangan lebar"),
      both("Mesh palm that lets heat out", "Telapak mesh yang melepas panas"),
    ],
    keywords: ["sarung tinju", "boxing gloves", "glove tinju", "muay thai", "sarung tangan tinju", "tinju"],
  },
  {
    line: "swimgoggles",
    ...goods.swimgoggles,
    kind: "swim-goggles",
    sport: "SWIMMING",
    genders: ["UNISEX", "KIDS"],
    sizing: "one",
    price: [79_000, 449_000],
    colourWays: [2, 4],
    making: "optics",
    openings: [
      both(
        "{name} seals softly, does not fog and leaves no rings around your eyes at work.",
        "{name} menutup lembut, tidak berembun, dan tidak meninggalkan bekas di mata saat bekerja.",
      ),
      both(
        "Wide view for open water, low profile for racing turns: {name}.",
        "Pandangan lebar untuk perairan terbuka, ramping untuk balikan cepat: {name}.",
      ),
    ],
    points: [
      both("Anti-fog coating inside", "Lapisan anti-embun di dalam"),
      both("UV 400 lenses", "Lensa UV 400"),
      both("Three nose bridges in the case", "Tiga ukuran jembatan hidung di kotaknya"),
    ],
    keywords: ["kacamata renang", "swim goggles", "goggles", "google renang", "swimming goggles"],
  },
  {
    line: "bikehelmets",
    ...goods.bikehelmets,
    kind: "bike-helmet",
    sport: "CYCLING",
    genders: ["UNISEX", "KIDS"],
    sizing: "hijab",
    price: [299_000, 1_599_000],
    colourWays: [2, 4],
    making: "guard",
    certificate: "SNI",
    openings: [
      both(
        "{name} sits low at the back, airs like an open window and clicks shut with one hand.",
        "{name} menutup rendah di belakang, sejuk seperti jendela terbuka, dan terkunci dengan satu tangan.",
      ),
      both(
        "Commute or climb, {name} is the part of the bike that you should never leave at home.",
        "Berangkat kerja atau menanjak, {name} adalah bagian sepeda yang tidak boleh tertinggal.",
      ),
    ],
    points: [
      both("In-mould shell with eighteen vents", "Cangkang in-mould dengan delapan belas lubang angin"),
      both("Dial at the back for a fine fit", "Pemutar di belakang untuk penyesuaian halus"),
      both("Washable pads", "Bantalan bisa dicuci"),
    ],
    keywords: ["helm sepeda", "helm", "bike helmet", "cycling helmet", "helm gowes"],
  },
];
