import { goods } from "../../../../tools/catalogue/taxonomy/goods.ts";
import { both } from "../../../../tools/catalogue/taxonomy/localised.ts";
import type { ProductLine } from "../product-line.ts";

export const casualShoes: readonly ProductLine[] = [
  {
    line: "hikingshoes",
    ...goods.hikingshoes,
    kind: "hiking-boot",
    sport: "HIKING",
    genders: ["UNISEX", "MEN", "WOMEN"],
    sizing: "shoe",
    price: [799_000, 2_499_000],
    colourWays: [2, 3],
    making: "shoe",
    openings: [
      both(
        "{name} carries you and a full pack over roots, scree and river stones, and is still kind to your feet at camp.",
        "{name} membawa kamu dan ransel penuh melewati akar, kerikil, dan batu sungai, serta tetap ramah di kaki saat tiba di kemah.",
      ),
      both(
        "Two days up, one day down: {name} has the ankle support and the grip for both.",
        "Dua hari naik, satu hari turun: {name} punya penyangga pergelangan dan cengkeraman untuk keduanya.",
      ),
    ],
    points: [
      both("Waterproof membrane, seams sealed", "Membran kedap air, jahitan disegel"),
      both("Deep lugs with a braking edge at the heel", "Tapak dalam dengan tepi pengerem di tumit"),
      both("Rubber cap around the toe", "Pelindung karet di sekeliling ujung"),
      both("Metal lace hooks for the upper part", "Kait tali logam di bagian atas"),
    ],
    keywords: ["sepatu gunung", "sepatu hiking", "hiking boots", "sepatu outdoor", "mendaki", "trekking"],
  },
  {
    line: "sneakers",
    ...goods.sneakers,
    kind: "lifestyle-sneaker",
    sport: "LIFESTYLE",
    genders: ["UNISEX", "WOMEN", "MEN", "KIDS"],
    sizing: "shoe",
    price: [399_000, 1_399_000],
    colourWays: [2, 5],
    making: "shoe",
    openings: [
      both(
        "{name} takes the lines of an old court shoe for a walk through the city, and goes with nearly everything you own.",
        "{name} membawa garis sepatu lapangan klasik ke jalanan kota, dan cocok dengan hampir semua isi lemari.",
      ),
      both(
        "Office, coffee, last train: {name} is the pair by the door that you always reach for.",
        "Kantor, kopi, kereta terakhir: {name} adalah sepasang di dekat pintu yang selalu kamu ambil.",
      ),
    ],
    points: [
      both("Stitched cup sole that lasts", "Cup sole berjahit yang awet"),
      both("Soft insole that can be taken out and aired", "Insole empuk yang bisa dilepas dan diangin-anginkan"),
      both("Clean upper with few seams", "Upper bersih dengan sedikit jahitan"),
      both("A second pair of laces in the box", "Sepasang tali cadangan di dalam kotak"),
    ],
    keywords: ["sneakers", "sepatu kasual", "casual shoes", "sepatu jalan", "sepatu kets", "kets"],
  },
  {
    line: "sandals",
    ...goods.sandals,
    kind: "sandal",
    sport: "HIKING",
    genders: ["UNISEX", "MEN", "WOMEN"],
    sizing: "slide",
    price: [199_000, 699_000],
    colourWays: [2, 3],
    making: "foam",
    openings: [
      both(
        "River crossings, ferry decks, market streets: {name} dries quickly and holds your foot with three adjustable straps.",
        "Menyeberang sungai, dek feri, jalan pasar: {name} cepat kering dan memegang kaki dengan tiga tali yang bisa diatur.",
      ),
      both(
        "{name} is a walking shoe with the doors open.",
        "{name} senyaman sepatu jalan, tapi kaki tetap kena angin.",
      ),
    ],
    points: [
      both("Quick-drying webbing with soft lining", "Tali anyaman cepat kering dengan lapisan lembut"),
      both("Contoured footbed with arch support", "Alas berkontur dengan penyangga lengkung kaki"),
      both("Grippy rubber tread for wet rock", "Tapak karet mencengkeram untuk batu basah"),
    ],
    keywords: ["sandal", "sandal gunung", "sandals", "sandal outdoor", "sendal"],
  },
  {
    line: "slides",
    ...goods.slides,
    kind: "slide",
    sport: "LIFESTYLE",
    genders: ["UNISEX", "MEN", "WOMEN", "KIDS"],
    sizing: "slide",
    price: [99_000, 399_000],
    colourWays: [2, 5],
    making: "foam",
    openings: [
      both(
        "After the match your feet have earned {name}: one soft piece, in and out in a second.",
        "Setelah pertandingan, kaki kamu layak mendapat {name}: satu bagian empuk, pakai dan lepas dalam sedetik.",
      ),
      both(
        "{name} lives in the side pocket of the sports bag and comes out at the pool, the locker room and the warung.",
        "{name} tinggal di saku samping tas olahraga dan keluar di kolam, ruang ganti, dan warung.",
      ),
    ],
    points: [
      both("Foam moulded in one piece", "Busa dicetak dalam satu bagian"),
      both("Drain grooves in the footbed", "Alur air pada alas kaki"),
      both("Light enough to float", "Cukup ringan untuk mengapung"),
    ],
    keywords: ["sandal", "slides", "sandal jepit", "sandal selop", "flip flops", "sendal"],
  },
];
