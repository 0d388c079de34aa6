import { goods } from "../../../../tools/catalogue/taxonomy/goods.ts";
import { both } from "../../../../tools/catalogue/taxonomy/localised.ts";
import type { ProductLine } from "../product-line.ts";

export const closeFitting: readonly ProductLine[] = [
  {
    line: "sportsbras",
    ...goods.sportsbras,
    kind: "sports-bra",
    sport: "TRAINING",
    genders: ["WOMEN"],
    sizing: "letter",
    price: [149_000, 549_000],
    colourWays: [2, 4],
    making: "stretch",
    openings: [
      both(
        "{name} supports without wires and comes off without a fight.",
        "{name} menopang tanpa kawat dan mudah dilepas.",
      ),
      both(
        "Soft inside, firm where it must be: {name} keeps still while you do not.",
        "Lembut di dalam, kokoh di tempatnya: {name} diam saat kamu bergerak.",
      ),
    ],
    points: [
      both("Medium support for training and yoga", "Topangan sedang untuk latihan dan yoga"),
      both("Pads that can be taken out", "Bantalan yang bisa dilepas"),
      both("Wide band without pressure", "Ban lebar tanpa tekanan"),
    ],
    keywords: ["bra olahraga", "sports bra", "bh olahraga", "bra senam", "bra yoga"],
  },
  {
    line: "socks",
    ...goods.socks,
    kind: "socks",
    sport: "RUNNING",
    genders: ["UNISEX"],
    sizing: "sock",
    price: [39_000, 179_000],
    colourWays: [2, 5],
    making: "sock",
    openings: [
      both(
        "Blisters begin with bad socks. {name} has padding where you land and mesh where you sweat.",
        "Lecet berawal dari kaus kaki yang buruk. {name} empuk di tempat mendarat dan bermesh di tempat berkeringat.",
      ),
      both(
        "Left and right are knitted differently: {name} sits where it should from the first step.",
        "Kiri dan kanan dirajut berbeda: {name} pas sejak langkah pertama.",
      ),
    ],
    points: [
      both("Arch band that stops slipping", "Pita lengkung yang mencegah melorot"),
      both("Seamless toe", "Ujung tanpa jahitan"),
      both("Terry padding at heel and ball", "Bantalan handuk di tumit dan telapak depan"),
    ],
    keywords: ["kaus kaki", "kaos kaki", "socks", "kaus kaki lari", "running socks", "kaos kaki bola"],
  },
  {
    line: "footballsocks",
    ...goods.footballsocks,
    kind: "football-socks",
    sport: "FOOTBALL",
    genders: ["UNISEX", "KIDS"],
    sizing: "sock",
    price: [49_000, 149_000],
    colourWays: [3, 5],
    making: "sock",
    openings: [
      both(
        "{name} reaches to the knee, holds the shin guard and lets you sprint without pulling anything up.",
        "{name} sampai lutut, menahan pelindung tulang kering, dan membuat kamu berlari tanpa perlu menarik apa pun.",
      ),
      both(
        "Grip under the ball of the foot keeps {name} and your boot together.",
        "Karet di telapak depan menyatukan {name} dengan sepatu.",
      ),
    ],
    points: [
      both("Rubber dots under the sole", "Titik karet di bawah telapak"),
      both("Ribbed leg that keeps shin guards in place", "Kaki rib yang menahan pelindung tulang kering"),
      both("Padded ankle", "Pergelangan berbantalan"),
    ],
    keywords: ["kaus kaki bola", "kaos kaki bola", "football socks", "kaos kaki futsal", "kaos kaki panjang"],
  },
  {
    line: "sportshijabs",
    ...goods.sportshijabs,
    kind: "sports-hijab",
    sport: "TRAINING",
    genders: ["WOMEN"],
    sizing: "hijab",
    price: [89_000, 299_000],
    colourWays: [3, 5],
    making: "stretch",
    openings: [
      both(
        "No pins, no slipping, no thinking about it: {name} stays where you put it, from the first rally to the last.",
        "Tanpa jarum, tanpa bergeser, tanpa dipikirkan: {name} tetap di tempatnya dari reli pertama sampai terakhir.",
      ),
      both(
        "{name} is light over the ears so that you hear the whistle, and long enough at the chest to feel at ease.",
        "{name} ringan di telinga sehingga peluit terdengar, dan cukup panjang di dada sehingga tenang.",
      ),
    ],
    points: [
      both("Inner cap built in", "Ciput menyatu"),
      both("Opening for earphones", "Bukaan untuk earphone"),
      both("Dries in under an hour", "Kering dalam kurang dari satu jam"),
    ],
    keywords: ["hijab", "hijab olahraga", "jilbab", "kerudung", "sports hijab", "jilbab olahraga", "hijab sport"],
  },
  {
    line: "swimsuits",
    ...goods.swimsuits,
    kind: "swimsuit",
    sport: "SWIMMING",
    genders: ["WOMEN", "WOMEN", "KIDS"],
    sizing: "letter",
    price: [199_000, 649_000],
    colourWays: [2, 4],
    making: "swim",
    openings: [
      both(
        "{name} is for lengths: cut close, lined in front, and faithful to its colour after a season of chlorine.",
        "{name} untuk bolak-balik kolam: pas di badan, berlapis di depan, dan warnanya setia setelah semusim klorin.",
      ),
      both(
        "From the fifty-metre pool to the sandbar, {name} stays put when you dive.",
        "Dari kolam lima puluh meter sampai gosong pasir, {name} tidak bergeser saat menyelam.",
      ),
    ],
    points: [
      both("Chlorine-resistant for 200 hours", "Tahan klorin 200 jam"),
      both("Open back for a free pull", "Punggung terbuka untuk tarikan bebas"),
      both("Full front lining", "Lapisan depan penuh"),
    ],
    keywords: ["baju renang", "swimsuit", "pakaian renang", "swimwear"],
  },
  {
    line: "modestswimwear",
    ...goods.modestswimwear,
    kind: "modest-swimsuit",
    alsoIn: "swimsuits",
    sport: "SWIMMING",
    genders: ["WOMEN"],
    sizing: "letter",
    price: [299_000, 699_000],
    colourWays: [2, 4],
    making: "swim",
    openings: [
      both(
        "{name} covers you fully and moves with you, light in the water and quick to dry on the deck.",
        "{name} menutup sempurna dan bergerak bersama kamu, ringan di air dan cepat kering di tepi kolam.",
      ),
      both(
        "Tunic, trousers and cap in one set: {name} lets you think of the stroke alone.",
        "Tunik, celana, dan penutup kepala dalam satu set: {name} membuat kamu hanya memikirkan gaya renang.",
      ),
    ],
    points: [
      both("Set of tunic, trousers and swim hijab", "Set tunik, celana, dan hijab renang"),
      both("Inner loops that keep the tunic down", "Kait dalam yang menahan tunik"),
      both("Sun protection UPF 50", "Perlindungan matahari UPF 50"),
    ],
    keywords: ["baju renang muslimah", "burkini", "baju renang muslim", "modest swimwear", "baju renang tertutup"],
  },
];
