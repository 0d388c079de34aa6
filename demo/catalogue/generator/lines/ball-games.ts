import { goods } from "../../../../tools/catalogue/taxonomy/goods.ts";
import { both } from "../../../../tools/catalogue/taxonomy/localised.ts";
import type { ProductLine } from "../product-line.ts";

export const ballGames: readonly ProductLine[] = [
  {
    line: "footballs",
    ...goods.footballs,
    kind: "football",
    sport: "FOOTBALL",
    genders: ["UNISEX"],
    sizing: "football",
    price: [149_000, 799_000],
    colourWays: [1, 3],
    making: "ball",
    certificate: "SNI",
    openings: [
      both(
        "{name} flies true, bounces even and forgives a muddy pitch.",
        "{name} terbang lurus, memantul rata, dan tahan lapangan berlumpur.",
      ),
      both(
        "A ball that a whole street can share: {name} holds its air and its shape through the dry season and the rains.",
        "Bola yang bisa dipakai satu gang: {name} menjaga angin dan bentuknya di musim kemarau maupun hujan.",
      ),
    ],
    points: [
      both("Thermally bonded panels without seams to soak", "Panel direkat panas, tanpa jahitan yang menyerap air"),
      both("Butyl bladder that keeps its pressure", "Kantong butil yang menjaga tekanan"),
      both(
        "Sizes 3 for small children, 4 for juniors, 5 for adults",
        "Ukuran 3 untuk anak kecil, 4 untuk junior, 5 untuk dewasa",
      ),
    ],
    keywords: ["bola", "bola sepak", "bola kaki", "football", "soccer ball"],
  },
  {
    line: "futsalballs",
    ...goods.futsalballs,
    kind: "football",
    sport: "FUTSAL",
    genders: ["UNISEX"],
    sizing: "futsalball",
    price: [179_000, 599_000],
    colourWays: [1, 3],
    making: "ball",
    certificate: "SNI",
    openings: [
      both(
        "{name} stays low and listens: a filled bladder for the short game.",
        "{name} memantul rendah dan menurut: kantong berisi untuk permainan pendek.",
      ),
      both(
        "Made for vinyl floors, {name} keeps its grip even when the hall is hot.",
        "Dibuat untuk lantai vinyl, {name} tetap lengket meski gelanggang panas.",
      ),
    ],
    points: [
      both("Low bounce as the rules ask", "Pantulan rendah sesuai aturan"),
      both("Soft outer skin for sole control", "Kulit luar lembut untuk kontrol telapak"),
      both("High-contrast print, easy to see indoors", "Cetakan kontras, mudah terlihat di dalam ruang"),
    ],
    keywords: ["bola futsal", "futsal ball", "bola"],
  },
  {
    line: "basketballs",
    ...goods.basketballs,
    kind: "basketball",
    sport: "BASKETBALL",
    genders: ["UNISEX"],
    sizing: "basketball",
    price: [199_000, 899_000],
    colourWays: [1, 3],
    making: "ball",
    certificate: "SNI",
    openings: [
      both(
        "Deep channels, a soft skin, an honest bounce: {name} feels right after ten dribbles.",
        "Alur dalam, kulit lembut, pantulan rata: {name} terasa pas setelah sepuluh dribel.",
      ),
      both(
        "{name} is at home on the court behind the mosque and in the city arena.",
        "{name} betah di lapangan belakang masjid maupun di arena kota.",
      ),
    ],
    points: [
      both("Composite cover for indoor and outdoor courts", "Kulit komposit untuk lapangan dalam dan luar ruang"),
      both("Deep channels for control", "Alur dalam untuk kontrol"),
      both("Size 5 for children, 6 for women, 7 for men", "Ukuran 5 untuk anak, 6 untuk putri, 7 untuk putra"),
    ],
    keywords: ["bola basket", "basketball", "bola", "basket"],
  },
  {
    line: "volleyballs",
    ...goods.volleyballs,
    kind: "volleyball",
    sport: "VOLLEYBALL",
    genders: ["UNISEX"],
    sizing: "volleyball",
    price: [149_000, 699_000],
    colourWays: [1, 3],
    making: "ball",
    certificate: "SNI",
    openings: [
      both(
        "{name} floats for the server and is kind to the forearms of everybody else.",
        "{name} melayang untuk pemukul servis dan ramah di lengan yang lain.",
      ),
      both(
        "Sand, grass or sports hall, {name} keeps its touch.",
        "Pasir, rumput, atau gelanggang, {name} menjaga sentuhannya.",
      ),
    ],
    points: [
      both("Soft microfibre cover", "Kulit mikrofiber lembut"),
      both("Dimples for a stable float", "Lekukan kecil untuk laju stabil"),
      both("Size 4 for schools, 5 for matches", "Ukuran 4 untuk sekolah, 5 untuk pertandingan"),
    ],
    keywords: ["bola voli", "volleyball", "bola volley", "voli", "bola"],
  },
  {
    line: "badmintonrackets",
    ...goods.badmintonrackets,
    kind: "badminton-racket",
    sport: "BADMINTON",
    genders: ["UNISEX"],
    sizing: "one",
    price: [249_000, 1_899_000],
    colourWays: [1, 4],
    making: "racket",
    openings: [
      both(
        "{name} swings light and lands heavy; the shuttle leaves before your opponent has set the feet.",
        "{name} ringan diayun dan berat mendarat; kok sudah melesat sebelum lawan memasang kaki.",
      ),
      both(
        "For doubles at the front and singles at the back, {name} keeps a steady head and a quick neck.",
        "Untuk ganda di depan dan tunggal di belakang, {name} punya kepala stabil dan leher cepat.",
      ),
    ],
    points: [
      both("Weight 4U (80 to 84 g), grip G5", "Berat 4U (80 sampai 84 g), pegangan G5"),
      both("Strings up to 28 lbs", "Tarikan senar sampai 28 lbs"),
      both("Cover included, strung at 24 lbs on request", "Termasuk sarung, bisa dipasang senar 24 lbs"),
      both("Slim shaft of medium flex", "Batang ramping dengan kelenturan sedang"),
    ],
    keywords: ["raket", "raket bulutangkis", "raket badminton", "badminton racket", "racquet", "bulutangkis"],
  },
  {
    line: "tennisrackets",
    ...goods.tennisrackets,
    kind: "tennis-racket",
    sport: "TENNIS",
    genders: ["UNISEX", "KIDS"],
    sizing: "one",
    price: [599_000, 2_999_000],
    colourWays: [1, 2],
    making: "racket",
    openings: [
      both(
        "{name} forgives a late swing and rewards a full one.",
        "{name} memaafkan ayunan yang terlambat dan makin bertenaga saat ayunanmu penuh.",
      ),
      both(
        "Open pattern, calm frame: {name} puts spin on the ball and no pain in the elbow.",
        "Pola senar terbuka, rangka tenang: {name} memberi putaran pada bola tanpa nyeri di siku.",
      ),
    ],
    points: [
      both("Head of 100 square inches, pattern 16 by 19", "Kepala 100 inci persegi, pola 16 x 19"),
      both("Weight unstrung 285 g", "Berat tanpa senar 285 g"),
      both("Comes strung and with a cover", "Sudah bersenar dan bersarung"),
    ],
    keywords: ["raket", "raket tenis", "tennis racket", "racquet", "tenis lapangan"],
  },
  {
    line: "tabletennisbats",
    ...goods.tabletennisbats,
    kind: "table-tennis-bat",
    sport: "TABLETENNIS",
    genders: ["UNISEX"],
    sizing: "one",
    price: [99_000, 899_000],
    colourWays: [1, 2],
    making: "racket",
    openings: [
      both(
        "{name} has the sound we like: a clear plock, and the ball is where you meant it.",
        "{name} punya bunyi yang kami suka: plok yang jernih, dan bola ada di tempat yang kamu mau.",
      ),
      both(
        "Five layers of wood and two honest rubbers: {name} teaches control before speed.",
        "Lima lapis kayu dan dua karet yang mudah dikendalikan: {name} mengajarkan kontrol sebelum kecepatan.",
      ),
    ],
    points: [
      both("Five-ply blade with a flared handle", "Kayu lima lapis dengan gagang melebar"),
      both("Inverted rubbers, 1.8 mm sponge", "Karet halus, spons 1,8 mm"),
      both("Protective film in the box", "Film pelindung di dalam kotak"),
    ],
    keywords: ["bet", "bet pingpong", "bet tenis meja", "ping pong", "pingpong", "table tennis bat", "paddle"],
  },
  {
    line: "shuttlecocks",
    ...goods.shuttlecocks,
    kind: "shuttlecocks",
    sport: "BADMINTON",
    genders: ["UNISEX"],
    sizing: "one",
    price: [79_000, 279_000],
    colourWays: [1, 1],
    making: "guard",
    openings: [
      both(
        "Twelve feathers that fly alike: {name} is sorted by speed so that a rally ends by skill.",
        "Dua belas kok yang terbang sama: {name} disortir menurut kecepatan supaya reli berakhir karena keterampilan.",
      ),
      both(
        "{name} is the tube that the club opens for league night.",
        "{name} adalah tabung yang dibuka klub untuk malam liga.",
      ),
    ],
    points: [
      both("Goose feather, cork with a full crown", "Bulu angsa, gabus utuh"),
      both("Speed 77 for warm halls", "Kecepatan 77 untuk gelanggang hangat"),
      both("Twelve pieces in a sealed tube", "Dua belas buah dalam tabung tersegel"),
    ],
    keywords: ["kok", "shuttlecock", "bola bulutangkis", "suttlecock", "kok badminton", "cock"],
  },
  {
    line: "shinguards",
    ...goods.shinguards,
    kind: "shin-guards",
    sport: "FOOTBALL",
    genders: ["UNISEX"],
    sizing: "sock",
    price: [59_000, 249_000],
    colourWays: [1, 3],
    making: "guard",
    openings: [
      both(
        "You notice {name} once, when it takes the kick for you.",
        "Kamu menyadari {name} sekali saja, saat ia menerima tendangan untuk kamu.",
      ),
      both(
        "{name} follows the curve of the leg and stays there for ninety minutes.",
        "{name} mengikuti lengkung kaki dan diam di sana selama sembilan puluh menit.",
      ),
    ],
    points: [
      both("Hard shell, soft foam behind it", "Cangkang keras dengan busa lembut di belakangnya"),
      both("Left and right shaped apart", "Bentuk kiri dan kanan berbeda"),
      both("Sleeves included", "Termasuk sarung penahan"),
    ],
    keywords: ["pelindung kaki", "deker", "shin guard", "pelindung tulang kering", "dekker"],
  },
  {
    line: "kneesupports",
    ...goods.kneesupports,
    kind: "knee-support",
    sport: "VOLLEYBALL",
    genders: ["UNISEX"],
    sizing: "glove",
    price: [79_000, 349_000],
    colourWays: [1, 3],
    making: "guard",
    openings: [
      both(
        "Dive for it: {name} has foam where the floor is hard.",
        "Menyelamlah: {name} berbusa di tempat lantai terasa keras.",
      ),
      both(
        "{name} keeps the knee warm and steady, and does not slide down by the third set.",
        "{name} menjaga lutut hangat dan stabil, dan tidak melorot di set ketiga.",
      ),
    ],
    points: [
      both("Anatomical knit with silicone band", "Rajutan anatomis dengan pita silikon"),
      both("Open mesh behind the knee", "Mesh terbuka di belakang lutut"),
      both("Sold as a pair", "Dijual sepasang"),
    ],
    keywords: ["pelindung lutut", "knee pad", "deker lutut", "knee support", "dekker lutut"],
  },
];
