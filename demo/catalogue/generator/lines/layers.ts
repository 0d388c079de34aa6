import { goods } from "../../../../tools/catalogue/taxonomy/goods.ts";
import { both } from "../../../../tools/catalogue/taxonomy/localised.ts";
import type { ProductLine } from "../product-line.ts";

export const layers: readonly ProductLine[] = [
  {
    line: "hoodies",
    ...goods.hoodies,
    kind: "hoodie",
    sport: "LIFESTYLE",
    genders: ["UNISEX", "MEN", "WOMEN", "KIDS"],
    sizing: "everybody",
    price: [249_000, 799_000],
    colourWays: [2, 4],
    making: "fleece",
    openings: [
      both(
        "For night buses, cold cinemas and mornings in Lembang: {name} is the warm layer that you keep borrowing.",
        "Untuk bus malam, bioskop dingin, dan pagi di Lembang: {name} adalah lapisan hangat yang selalu dipinjam.",
      ),
      both(
        "{name} is a plain, honest hoodie with a hood that stands and a pocket that fits both hands.",
        "{name} adalah hoodie polos apa adanya dengan tudung yang tegak dan saku yang muat dua tangan.",
      ),
    ],
    points: [
      both("Double-layered hood", "Tudung dua lapis"),
      both("Kangaroo pocket with a hidden phone sleeve", "Saku depan dengan selipan ponsel tersembunyi"),
      both("Ribbed cuffs and hem that keep their shape", "Manset dan tepi rib yang tidak melar"),
    ],
    keywords: ["hoodie", "jaket hoodie", "sweater", "jumper", "switer"],
  },
  {
    line: "jackets",
    ...goods.jackets,
    kind: "jacket",
    sport: "HIKING",
    genders: ["MEN", "WOMEN", "UNISEX"],
    sizing: "letter",
    price: [499_000, 1_999_000],
    colourWays: [2, 3],
    making: "shell",
    openings: [
      both(
        "Weather turns quickly above two thousand metres. {name} turns with it: rain out, steam out, warmth in.",
        "Cuaca cepat berubah di atas dua ribu meter. {name} ikut berubah: hujan tertahan, uap keluar, hangat tinggal.",
      ),
      both(
        "{name} is a shell for the tropics: fully taped against the downpour and cut airy for the walk-in.",
        "{name} adalah jaket luar untuk tropis: disegel penuh menghadapi hujan deras dan berpotongan lega untuk perjalanan naik.",
      ),
    ],
    points: [
      both("Water column of 10,000 mm, all seams taped", "Ketahanan air 10.000 mm, semua jahitan disegel"),
      both("Two-way zips under the arms", "Ritsleting dua arah di bawah lengan"),
      both("Hood that fits over a helmet", "Tudung yang muat di atas helm"),
    ],
    keywords: ["jaket", "jacket", "jaket gunung", "jaket hujan", "rain jacket", "jaket outdoor", "jaket waterproof"],
  },
  {
    line: "trackjackets",
    ...goods.trackjackets,
    kind: "jacket",
    sport: "TRAINING",
    genders: ["MEN", "WOMEN", "KIDS"],
    sizing: "letter",
    price: [249_000, 799_000],
    colourWays: [2, 4],
    making: "knit",
    openings: [
      both(
        "{name} is what you wear in the tunnel before the whistle, and on the way home after it.",
        "{name} adalah yang kamu pakai di lorong sebelum peluit, dan di jalan pulang setelahnya.",
      ),
      both(
        "Zip up, warm up, throw it on the bench: {name} takes it all.",
        "Ritsletingkan, pemanasan, lempar ke bangku: {name} siap untuk semuanya.",
      ),
    ],
    points: [
      both("Stand-up collar with chin guard", "Kerah tegak dengan pelindung dagu"),
      both("Zip pockets that do not bounce", "Saku beritsleting yang tidak bergoyang"),
      both("Stripe of woven tape on the sleeves", "Garis pita tenun di lengan"),
    ],
    keywords: ["jaket", "jaket training", "track jacket", "jaket olahraga", "jaket bola", "jacket"],
  },
  {
    line: "windbreakers",
    ...goods.windbreakers,
    kind: "windbreaker",
    sport: "RUNNING",
    genders: ["UNISEX", "MEN", "WOMEN"],
    sizing: "letter",
    price: [299_000, 999_000],
    colourWays: [2, 4],
    making: "shell",
    openings: [
      both(
        "{name} folds into its own pocket and weighs less than your phone; take it, and the wind will stay away.",
        "{name} dilipat ke sakunya sendiri dan lebih ringan dari ponsel; bawa saja, biar angin yang menjauh.",
      ),
      both(
        "On the motorbike to training or on the ridge at dawn, {name} stops the wind and lets the heat go.",
        "Di atas motor menuju latihan atau di punggungan saat fajar, {name} menahan angin dan melepas panas.",
      ),
    ],
    points: [
      both("Packs into its chest pocket", "Bisa dilipat ke saku dada"),
      both("Water-repellent finish against drizzle", "Lapisan anti air untuk gerimis"),
      both("Reflective piping all around", "Garis reflektif di sekeliling"),
    ],
    keywords: ["jaket", "windbreaker", "jaket parasut", "jaket lari", "running jacket", "jaket angin", "jacket"],
  },
  {
    line: "trainingshorts",
    ...goods.trainingshorts,
    kind: "shorts",
    sport: "TRAINING",
    genders: ["MEN", "WOMEN", "KIDS"],
    sizing: "bottom",
    price: [119_000, 399_000],
    colourWays: [2, 4],
    making: "woven",
    openings: [
      both(
        "{name} stretches when you squat, and has a pocket with a zip for the locker key.",
        "{name} melar saat squat, dan punya saku beritsleting untuk kunci loker.",
      ),
      both(
        "Light, square, without fuss: {name} is the pair you buy twice.",
        "Ringan, tegas, tanpa repot: {name} adalah celana yang kamu beli dua kali.",
      ),
    ],
    points: [
      both("Four-way stretch", "Melar ke empat arah"),
      both("Elastic waist with an inner cord", "Pinggang elastis dengan tali dalam"),
      both("Zip pocket on the right side", "Saku beritsleting di sisi kanan"),
    ],
    keywords: ["celana pendek", "shorts", "celana olahraga", "celana training", "celana gym", "kolor"],
  },
  {
    line: "footballshorts",
    ...goods.footballshorts,
    kind: "shorts",
    sport: "FOOTBALL",
    genders: ["MEN", "UNISEX", "KIDS"],
    sizing: "bottom",
    price: [89_000, 249_000],
    colourWays: [2, 5],
    making: "knit",
    openings: [
      both(
        "{name} matches any jersey in the bag and is not afraid of a sliding tackle.",
        "{name} cocok dengan jersey apa pun di tas dan tidak takut sliding tackle.",
      ),
      both(
        "Free at the thigh, firm at the waist: {name} runs box to box without riding up.",
        "Longgar di paha, mantap di pinggang: {name} berlari dari kotak ke kotak tanpa terangkat.",
      ),
    ],
    points: [
      both("Side slits for long strides", "Belahan samping untuk langkah panjang"),
      both("Embroidered mark, nothing that peels", "Logo bordir, tidak ada yang mengelupas"),
      both("Flat waistband with cord", "Ban pinggang datar dengan tali"),
    ],
    keywords: ["celana bola", "celana futsal", "football shorts", "celana pendek", "soccer shorts"],
  },
  {
    line: "runningshorts",
    ...goods.runningshorts,
    kind: "shorts",
    sport: "RUNNING",
    genders: ["MEN", "WOMEN"],
    sizing: "bottom",
    price: [149_000, 499_000],
    colourWays: [2, 4],
    making: "woven",
    openings: [
      both(
        "{name} has an inner brief that does not rub and five small pockets for gels; your hands stay free.",
        "{name} punya celana dalam menyatu yang tidak menggesek dan lima saku kecil untuk gel; tangan tetap bebas.",
      ),
      both(
        "Split at the side and feather light, {name} gets out of the way of your stride.",
        "Terbelah di samping dan seringan bulu, {name} tidak menghalangi langkah.",
      ),
    ],
    points: [
      both("Built-in brief with flat seams", "Celana dalam menyatu dengan jahitan datar"),
      both("Sweat-proof phone pocket at the back", "Saku ponsel tahan keringat di belakang"),
      both("Reflective marks on both legs", "Tanda reflektif di kedua kaki"),
    ],
    keywords: ["celana lari", "celana pendek lari", "running shorts", "celana pendek", "celana jogging"],
  },
  {
    line: "trackpants",
    ...goods.trackpants,
    kind: "track-pants",
    sport: "TRAINING",
    genders: ["MEN", "WOMEN", "KIDS", "UNISEX"],
    sizing: "bottom",
    price: [199_000, 649_000],
    colourWays: [2, 4],
    making: "knit",
    openings: [
      both(
        "{name} tapers at the ankle, opens with a zip over your shoes and sits well from the warm-up to the sofa.",
        "{name} mengecil di pergelangan, terbuka dengan ritsleting di atas sepatu, dan nyaman dari pemanasan sampai sofa.",
      ),
      both(
        "One pair for the bus, the bench and the weekend: {name}.",
        "Satu celana untuk bus, bangku cadangan, dan akhir pekan: {name}.",
      ),
    ],
    points: [
      both("Zips at the ankle", "Ritsleting di pergelangan kaki"),
      both("Tapered leg that does not catch", "Kaki mengecil yang tidak tersangkut"),
      both("Two zip pockets", "Dua saku beritsleting"),
    ],
    keywords: ["celana training", "celana panjang", "track pants", "jogger", "celana olahraga", "celana jogger"],
  },
  {
    line: "leggings",
    ...goods.leggings,
    kind: "leggings",
    sport: "YOGA",
    genders: ["WOMEN"],
    sizing: "bottom",
    price: [179_000, 699_000],
    colourWays: [3, 5],
    making: "stretch",
    openings: [
      both(
        "{name} holds without squeezing and stays opaque in the deepest fold.",
        "{name} menopang tanpa menekan dan tetap tidak menerawang pada lipatan terdalam.",
      ),
      both(
        "High waist, quiet seams, a handful of softness: {name} goes from the mat to the market.",
        "Pinggang tinggi, jahitan halus, lembut di tangan: {name} dari matras sampai ke pasar.",
      ),
    ],
    points: [
      both("High waistband, double layered", "Ban pinggang tinggi, dua lapis"),
      both("Gusset for full freedom", "Panel selangkang untuk gerak bebas"),
      both("Hidden pocket for keys", "Saku tersembunyi untuk kunci"),
    ],
    keywords: ["legging", "leggings", "celana yoga", "celana senam", "tights", "celana ketat"],
  },
  {
    line: "skirts",
    ...goods.skirts,
    kind: "skirt",
    sport: "TENNIS",
    genders: ["WOMEN"],
    sizing: "bottom",
    price: [199_000, 549_000],
    colourWays: [2, 4],
    making: "stretch",
    openings: [
      both(
        "{name} has pleats that swing and shorts inside that stay, with a pocket for the second ball.",
        "{name} punya lipit yang berayun dan celana pendek dalam yang tidak bergeser, dengan saku untuk bola kedua.",
      ),
      both(
        "For the baseline and the brunch: {name} is light, lined and easy to wash.",
        "Untuk baseline dan sarapan siang: {name} ringan, berlapis, dan mudah dicuci.",
      ),
    ],
    points: [
      both("Inner shorts with ball pocket", "Celana pendek dalam dengan saku bola"),
      both("Permanent pleats, no ironing", "Lipit permanen, tanpa setrika"),
      both("Soft waist without zip", "Pinggang lembut tanpa ritsleting"),
    ],
    keywords: ["rok olahraga", "rok tenis", "tennis skirt", "skort", "rok badminton", "rok"],
  },
];
