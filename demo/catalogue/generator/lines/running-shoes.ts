import { goods } from "../../../../tools/catalogue/taxonomy/goods.ts";
import { both } from "../../../../tools/catalogue/taxonomy/localised.ts";
import type { ProductLine } from "../product-line.ts";

export const runningShoes: readonly ProductLine[] = [
  {
    line: "roadrunning",
    ...goods.roadrunning,
    kind: "running-shoe",
    sport: "RUNNING",
    genders: ["MEN", "WOMEN", "MEN", "WOMEN", "KIDS"],
    sizing: "shoe",
    price: [549_000, 1_799_000],
    colourWays: [3, 5],
    making: "shoe",
    openings: [
      both(
        "{name} is the shoe for the kilometres between races: soft on landing, steady when your legs are tired, ready again tomorrow.",
        "{name} adalah sepatu untuk kilometer di antara lomba: empuk saat mendarat, stabil saat kaki lelah, dan siap lagi esok hari.",
      ),
      both(
        "Made for asphalt, paving and the loop around the stadium, {name} keeps your stride smooth from the first corner to the last.",
        "Dibuat untuk aspal, paving, dan putaran keliling stadion, {name} menjaga langkah tetap mulus dari tikungan pertama sampai terakhir.",
      ),
      both(
        "Whether it is your first five kilometres or your fortieth week of training, {name} takes the sting out of the road.",
        "Entah itu lima kilometer pertama atau minggu latihan keempat puluh, {name} meredam kerasnya jalanan.",
      ),
    ],
    points: [
      both(
        "Full-length foam midsole, 8 mm drop from heel to toe",
        "Midsole busa sepanjang telapak, selisih tumit ke ujung 8 mm",
      ),
      both(
        "Engineered mesh that lets heat out on humid mornings",
        "Engineered mesh yang tetap sejuk di pagi yang lembap",
      ),
      both(
        "Carbon rubber at heel and forefoot where wear is greatest",
        "Karet karbon di tumit dan kaki depan, bagian yang paling cepat aus",
      ),
      both(
        "Padded collar and tongue that hold the heel without rubbing",
        "Kerah dan lidah empuk yang menahan tumit tanpa menggesek",
      ),
      both("Reflective details for runs before sunrise", "Detail reflektif untuk lari sebelum matahari terbit"),
    ],
    keywords: [
      "sepatu lari",
      "running shoes",
      "sepatu jogging",
      "jogging shoes",
      "sepatu olahraga",
      "marathon",
      "road running",
    ],
  },
  {
    line: "racing",
    ...goods.racing,
    kind: "running-shoe",
    sport: "RUNNING",
    genders: ["UNISEX", "MEN", "WOMEN"],
    sizing: "shoe",
    price: [1_499_000, 3_299_000],
    colourWays: [2, 4],
    making: "shoe",
    openings: [
      both(
        "{name} is for the day that counts: a curved plate, a tall bed of lively foam and nothing that you do not need.",
        "{name} untuk hari yang menentukan: pelat melengkung, busa tinggi yang hidup, dan tidak ada yang berlebihan.",
      ),
      both(
        "On the start line you want to think of the pace alone. {name} does the rest, from 5 km to the marathon.",
        "Di garis start kamu hanya perlu memikirkan pace. {name} mengurus sisanya, dari 5 km sampai maraton.",
      ),
    ],
    points: [
      both(
        "Full-length composite plate that rolls you forward",
        "Pelat komposit sepanjang telapak yang mendorong ke depan",
      ),
      both(
        "Supercritical foam: light, springy and steady in the heat",
        "Busa superkritis: ringan, memantul, dan stabil di cuaca panas",
      ),
      both(
        "Thin woven upper that drains quickly at water stations",
        "Upper tenun tipis yang cepat kering setelah pos air",
      ),
      both("Ribbed laces that stay tied", "Tali bergerigi yang tidak mudah lepas"),
    ],
    keywords: ["sepatu lari", "running shoes", "sepatu marathon", "carbon plate", "sepatu karbon", "race shoes"],
  },
  {
    line: "trailrunning",
    ...goods.trailrunning,
    kind: "trail-shoe",
    sport: "TRAIL",
    genders: ["MEN", "WOMEN", "UNISEX"],
    sizing: "shoe",
    price: [699_000, 2_199_000],
    colourWays: [2, 4],
    making: "shoe",
    openings: [
      both(
        "Mud, volcanic sand, wet roots: {name} was tried on all of them and still holds its line downhill.",
        "Lumpur, pasir vulkanik, akar basah: {name} sudah mencoba semuanya dan tetap memegang jalur saat turunan.",
      ),
      both(
        "{name} takes you from the last village road up to the ridge, with grip to spare and room for swollen feet.",
        "{name} membawa kamu dari jalan desa terakhir sampai ke punggungan, dengan cengkeraman lebih dan ruang untuk kaki yang membengkak.",
      ),
    ],
    points: [
      both("Lugs of 4.5 mm, spaced so that mud falls out", "Tapak 4,5 mm dengan jarak yang membuat lumpur mudah lepas"),
      both("Toe guard of welded film against stones", "Pelindung jari dari lapisan TPU yang menahan benturan batu"),
      both("Flexible rock plate under the forefoot", "Pelat pelindung batu yang lentur di bawah kaki depan"),
      both("Gusseted tongue that keeps sand out", "Lidah tertutup yang menahan pasir"),
    ],
    keywords: ["sepatu trail", "trail running", "sepatu lari gunung", "sepatu lari", "running shoes", "ultra"],
  },
  {
    line: "trainingshoes",
    ...goods.trainingshoes,
    kind: "training-shoe",
    sport: "TRAINING",
    genders: ["MEN", "WOMEN", "UNISEX"],
    sizing: "shoe",
    price: [499_000, 1_499_000],
    colourWays: [2, 4],
    making: "shoe",
    openings: [
      both(
        "Box jumps, rope climbs, a heavy squat and a short sprint: {name} stays flat and firm through all of them.",
        "Box jump, panjat tali, squat berat, dan sprint pendek: {name} tetap rata dan kokoh di semuanya.",
      ),
      both(
        "{name} is the one pair to take to the gym, stable under load and light between the stations.",
        "{name} adalah satu pasang untuk dibawa ke gym, stabil saat mengangkat dan ringan saat berpindah pos.",
      ),
    ],
    points: [
      both("Low, wide heel for steady lifts", "Tumit rendah dan lebar untuk angkatan yang stabil"),
      both("Rubber that wraps up the side for rope and lunges", "Karet yang naik ke sisi untuk tali dan lunge"),
      both("Flex grooves where your foot bends", "Alur lentur tepat di tempat kaki menekuk"),
      both("Non-marking outsole for studio floors", "Outsole yang tidak meninggalkan bekas di lantai studio"),
    ],
    keywords: [
      "sepatu gym",
      "sepatu fitness",
      "training shoes",
      "gym shoes",
      "sepatu olahraga",
      "cross training",
      "sepatu senam",
    ],
  },
];
