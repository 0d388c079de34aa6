import { goods } from "../../../../tools/catalogue/taxonomy/goods.ts";
import { both } from "../../../../tools/catalogue/taxonomy/localised.ts";
import type { ProductLine } from "../product-line.ts";

export const courtShoes: readonly ProductLine[] = [
  {
    line: "footballboots",
    ...goods.footballboots,
    kind: "football-boot",
    sport: "FOOTBALL",
    genders: ["MEN", "UNISEX", "KIDS"],
    sizing: "shoe",
    price: [399_000, 1_899_000],
    colourWays: [2, 4],
    making: "shoe",
    openings: [
      both(
        "{name} is cut close for the first touch and studded for wet kampung grass and clipped stadium turf alike.",
        "{name} dibuat pas untuk sentuhan pertama, dengan pul untuk rumput kampung yang basah maupun rumput stadion yang rapi.",
      ),
      both(
        "When the ball comes low and hard, {name} gives you a clean strike and a planted foot.",
        "Saat bola datang rendah dan keras, {name} memberi tendangan bersih dan pijakan mantap.",
      ),
    ],
    points: [
      both("Textured strike zone for touch in the rain", "Zona tendang bertekstur untuk kontrol saat hujan"),
      both(
        "Mixed studs: blades for speed, cones for turning",
        "Pul campuran: pipih untuk laju, kerucut untuk berputar",
      ),
      both("Moulded heel cup that locks the foot", "Mangkuk tumit cetak yang mengunci kaki"),
      both("Soft inner lining, little to break in", "Lapisan dalam lembut, cepat menyesuaikan kaki"),
    ],
    keywords: ["sepatu bola", "sepatu sepak bola", "football boots", "soccer cleats", "soccer shoes", "pul"],
  },
  {
    line: "futsalshoes",
    ...goods.futsalshoes,
    kind: "futsal-shoe",
    sport: "FUTSAL",
    genders: ["MEN", "UNISEX", "KIDS", "WOMEN"],
    sizing: "shoe",
    price: [299_000, 1_099_000],
    colourWays: [2, 4],
    making: "shoe",
    openings: [
      both(
        "Five a side, one hour, no rest: {name} grips vinyl and parquet and lets the sole of your foot talk to the ball.",
        "Lima lawan lima, satu jam, tanpa jeda: {name} mencengkeram vinyl dan parket serta membuat telapak kaki akrab dengan bola.",
      ),
      both(
        "{name} is the shoe for the weeknight league, low to the floor and quick off the mark.",
        "{name} adalah sepatu untuk liga malam hari kerja, rendah ke lantai dan cepat melesat.",
      ),
    ],
    points: [
      both("Gum outsole that grips without leaving marks", "Outsole gum yang mencengkeram tanpa meninggalkan bekas"),
      both("Reinforced toe for toe-pokes and drags", "Ujung diperkuat untuk tendangan ujung dan seretan"),
      both("Thin midsole for feel of the ball", "Midsole tipis agar bola terasa"),
      both("Breathable tongue held in the middle", "Lidah berpori yang tertahan di tengah"),
    ],
    keywords: ["sepatu futsal", "futsal shoes", "indoor football shoes", "sepatu bola", "indoor soccer"],
  },
  {
    line: "basketballshoes",
    ...goods.basketballshoes,
    kind: "basketball-shoe",
    sport: "BASKETBALL",
    genders: ["MEN", "UNISEX", "KIDS"],
    sizing: "shoe",
    price: [699_000, 2_299_000],
    colourWays: [2, 5],
    making: "shoe",
    openings: [
      both(
        "Hard stop, pull up, come down on somebody's foot: {name} looks after your ankles so that you can look at the rim.",
        "Berhenti mendadak, melompat, mendarat di kaki lawan: {name} menjaga pergelangan agar mata tetap ke ring.",
      ),
      both(
        "{name} feels at home on outdoor concrete and on polished wood, with cushioning for the fourth quarter.",
        "{name} nyaman di beton luar ruang maupun kayu mengilap, dengan bantalan yang tetap terasa di kuarter keempat.",
      ),
    ],
    points: [
      both("Herringbone tread that bites in every direction", "Tapak tulang ikan yang mencengkeram ke segala arah"),
      both("Cushioning pod under heel and forefoot", "Bantalan khusus di bawah tumit dan kaki depan"),
      both("Supportive collar with memory padding", "Kerah penyangga dengan busa memori"),
      both("Wide outrigger against rolling", "Sisi luar melebar agar kaki tidak terguling"),
    ],
    keywords: ["sepatu basket", "basketball shoes", "sepatu bola basket", "sepatu tinggi", "high top"],
  },
  {
    line: "badmintonshoes",
    ...goods.badmintonshoes,
    kind: "court-shoe",
    sport: "BADMINTON",
    genders: ["UNISEX", "MEN", "WOMEN"],
    sizing: "shoe",
    price: [399_000, 1_599_000],
    colourWays: [2, 4],
    making: "shoe",
    openings: [
      both(
        "From the net to the back line in three steps: {name} is light, low and sure of its grip.",
        "Dari net ke garis belakang dalam tiga langkah: {name} ringan, rendah, dan yakin cengkeramannya.",
      ),
      both(
        "{name} softens the lunge and keeps your foot inside the shoe when you change direction.",
        "{name} meredam lunge dan menahan kaki tetap di dalam sepatu saat berganti arah.",
      ),
    ],
    points: [
      both("Natural rubber outsole for indoor courts", "Outsole karet alam untuk lapangan dalam ruang"),
      both("Drag guard on the inside of the toe", "Pelindung seret di sisi dalam ujung kaki"),
      both("Shock pad under the heel for deep lunges", "Peredam di bawah tumit untuk lunge dalam"),
      both("Torsion bridge in the midfoot", "Jembatan torsi di tengah telapak"),
    ],
    keywords: ["sepatu badminton", "sepatu bulutangkis", "badminton shoes", "sepatu bulu tangkis", "indoor court"],
  },
  {
    line: "tennisshoes",
    ...goods.tennisshoes,
    kind: "court-shoe",
    sport: "TENNIS",
    genders: ["MEN", "WOMEN"],
    sizing: "shoe",
    price: [599_000, 1_999_000],
    colourWays: [2, 3],
    making: "shoe",
    openings: [
      both(
        "Long rallies on hard courts wear shoes down; {name} is built up where you slide and push off.",
        "Reli panjang di lapangan keras menggerus sepatu; {name} diperkuat di bagian kamu meluncur dan menolak.",
      ),
      both(
        "{name} combines the calm look of the club with the grip of a modern court shoe.",
        "{name} memadukan tampilan klasik klub dengan cengkeraman sepatu lapangan modern.",
      ),
    ],
    points: [
      both("Durable outsole with modified herringbone", "Outsole tahan lama bermotif tulang ikan modifikasi"),
      both("Lateral cage for hard cuts", "Rangka samping untuk gerak memotong"),
      both("Perforated panels against heat", "Panel berlubang untuk melawan panas"),
    ],
    keywords: ["sepatu tenis", "tennis shoes", "hard court", "sepatu padel", "padel shoes"],
  },
  {
    line: "volleyballshoes",
    ...goods.volleyballshoes,
    kind: "court-shoe",
    sport: "VOLLEYBALL",
    genders: ["UNISEX", "MEN", "WOMEN"],
    sizing: "shoe",
    price: [449_000, 1_499_000],
    colourWays: [2, 3],
    making: "shoe",
    openings: [
      both(
        "Jump, block, land, again: {name} gives back what you put into the floor.",
        "Lompat, blok, mendarat, ulangi: {name} mengembalikan tenaga yang kamu berikan ke lantai.",
      ),
      both(
        "{name} was shaped with setters and liberos who need quiet feet and quick first steps.",
        "{name} dirancang bersama pengumpan dan libero yang butuh kaki tenang dan langkah pertama cepat.",
      ),
    ],
    points: [
      both("Springy forefoot foam for approach jumps", "Busa kaki depan yang memantul untuk lompatan awalan"),
      both("Gum rubber for wooden floors", "Karet gum untuk lantai kayu"),
      both("Open mesh that dries between sets", "Mesh terbuka yang cepat kering di antara set"),
    ],
    keywords: ["sepatu voli", "sepatu bola voli", "volleyball shoes", "indoor court"],
  },
];
