import type { LocalisedText } from "@gelora/contracts/catalogue-document.ts";
import { both } from "../../../tools/catalogue/taxonomy/localised.ts";
import type { Making } from "./product-line.ts";

export type MakingTexts = {
  readonly materials: readonly LocalisedText[];
  /** How to choose, or the cut; nothing for goods whose size guide states the fit. */
  readonly fit: readonly LocalisedText[];
  readonly care: readonly LocalisedText[];
};

const machineWash = both(
  "Machine wash at 30 °C, inside out, without softener. Do not tumble dry.",
  "Cuci mesin 30 °C dengan posisi terbalik, tanpa pelembut. Jangan dikeringkan dengan mesin.",
);
const wipe = both(
  "Wipe with a damp cloth and let it dry in the shade.",
  "Lap dengan kain lembap dan keringkan di tempat teduh.",
);

export const makings: Readonly<Record<Making, MakingTexts>> = {
  shoe: {
    materials: [
      both(
        "Upper: recycled polyester mesh. Midsole: EVA foam. Outsole: rubber.",
        "Upper: mesh poliester daur ulang. Midsole: busa EVA. Outsole: karet.",
      ),
      both(
        "Upper: knitted textile with welded film. Midsole: nitrogen-filled foam. Outsole: high-wear rubber.",
        "Upper: rajutan dengan lapisan TPU. Midsole: busa berisi nitrogen. Outsole: karet tahan aus.",
      ),
      both(
        "Upper: soft synthetic leather and mesh. Lining: textile. Outsole: rubber.",
        "Upper: kulit sintetis lembut dan mesh. Lapisan dalam: tekstil. Outsole: karet.",
      ),
    ],
    fit: [],
    care: [
      both(
        "Brush off dry dirt, wash by hand with mild soap, never in the machine. Dry in the shade with paper inside.",
        "Sikat kotoran kering, cuci manual dengan sabun lembut, jangan dengan mesin. Keringkan di tempat teduh dengan kertas di dalamnya.",
      ),
      both(
        "Take out the insole after training and let both dry in moving air.",
        "Keluarkan insole setelah latihan dan biarkan keduanya kering di tempat berangin.",
      ),
    ],
  },
  foam: {
    materials: [
      both("Footbed and strap: closed-cell EVA. Sole: rubber.", "Alas dan tali: EVA sel tertutup. Sol: karet."),
      both(
        "Straps: polyester webbing. Footbed: moulded foam. Sole: rubber.",
        "Tali: anyaman poliester. Alas: busa cetak. Sol: karet.",
      ),
    ],
    fit: [],
    care: [
      both(
        "Rinse with water and leave out of the midday sun, which hardens foam.",
        "Bilas dengan air dan jauhkan dari matahari siang yang mengeraskan busa.",
      ),
    ],
  },
  knit: {
    materials: [
      both("100% recycled polyester, quick-drying knit.", "100% poliester daur ulang, rajutan cepat kering."),
      both(
        "92% polyester, 8% elastane, finished to move moisture.",
        "92% poliester, 8% elastana, dengan lapisan pengalir keringat.",
      ),
    ],
    fit: [],
    care: [
      machineWash,
      both(
        "Wash with like colours; skip the iron on prints.",
        "Cuci dengan warna serupa; jangan setrika bagian cetakan.",
      ),
    ],
  },
  cotton: {
    materials: [
      both("100% combed cotton, reactive dyed.", "100% katun combed, pewarna reaktif."),
      both("60% cotton, 40% recycled polyester.", "60% katun, 40% poliester daur ulang."),
    ],
    fit: [both("Straight fit that shrinks by less than 3%.", "Potongan lurus dengan susut di bawah 3%.")],
    care: [machineWash, both("Line dry, iron on medium heat.", "Jemur gantung, setrika suhu sedang.")],
  },
  fleece: {
    materials: [
      both(
        "80% cotton, 20% polyester, brushed inside, 300 g/m².",
        "80% katun, 20% poliester, disikat di bagian dalam, 300 g/m².",
      ),
      both("French terry of organic cotton, 280 g/m².", "French terry dari katun organik, 280 g/m²."),
    ],
    fit: [],
    care: [machineWash],
  },
  woven: {
    materials: [
      both("88% polyester, 12% elastane, light plain weave.", "88% poliester, 12% elastana, tenunan polos ringan."),
      both("100% recycled polyester, quick-drying weave.", "100% poliester daur ulang, tenunan cepat kering."),
    ],
    fit: [],
    care: [machineWash],
  },
  shell: {
    materials: [
      both(
        "100% recycled nylon with a fluorine-free water-repellent finish.",
        "100% nilon daur ulang dengan lapisan anti air tanpa fluor.",
      ),
      both(
        "100% polyester ripstop, taped or bound inside.",
        "100% poliester ripstop, disegel atau dilapisi di bagian dalam.",
      ),
    ],
    fit: [],
    care: [
      both(
        "Machine wash at 30 °C with the zips closed. Ten minutes in a warm dryer restores the water repellency.",
        "Cuci mesin 30 °C dengan ritsleting tertutup. Pengering hangat sepuluh menit mengaktifkan kembali lapisan anti air.",
      ),
    ],
  },
  sock: {
    materials: [
      both("70% cotton, 27% polyamide, 3% elastane.", "70% katun, 27% poliamida, 3% elastana."),
      both(
        "85% recycled polyester, 12% polyamide, 3% elastane.",
        "85% poliester daur ulang, 12% poliamida, 3% elastana.",
      ),
    ],
    fit: [],
    care: [machineWash],
  },
  stretch: {
    materials: [
      both(
        "76% recycled nylon, 24% elastane, interlock knit.",
        "76% nilon daur ulang, 24% elastana, rajutan interlock.",
      ),
      both("80% polyester, 20% elastane, soft on the inside.", "80% poliester, 20% elastana, lembut di bagian dalam."),
    ],
    fit: [],
    care: [machineWash],
  },
  swim: {
    materials: [
      both("53% polyester, 47% PBT, resistant to chlorine.", "53% poliester, 47% PBT, tahan klorin."),
      both("82% recycled nylon, 18% elastane, lined.", "82% nilon daur ulang, 18% elastana, berlapis."),
    ],
    fit: [],
    care: [
      both(
        "Rinse in cold fresh water after every swim and dry flat in the shade.",
        "Bilas dengan air tawar dingin setiap selesai berenang dan keringkan mendatar di tempat teduh.",
      ),
    ],
  },
  ball: {
    materials: [
      both(
        "Cover: TPU. Backing: foam and cotton-polyester. Bladder: butyl.",
        "Kulit: TPU. Lapisan: busa dan katun-poliester. Kantong: butil.",
      ),
      both(
        "Cover: composite microfibre. Winding: nylon. Bladder: butyl.",
        "Kulit: mikrofiber komposit. Lilitan: nilon. Kantong: butil.",
      ),
    ],
    fit: [
      both(
        "Delivered flat: pump to the pressure printed at the valve.",
        "Dikirim kempis: pompa sesuai tekanan yang tertera di pentil.",
      ),
    ],
    care: [wipe],
  },
  racket: {
    materials: [
      both(
        "Frame: high-modulus graphite. Handle: wood core with tacky grip.",
        "Rangka: grafit modulus tinggi. Gagang: inti kayu dengan grip lengket.",
      ),
      both("Layered build with a carbon-reinforced core.", "Konstruksi berlapis dengan inti diperkuat karbon."),
    ],
    fit: [
      both(
        "One size for adults; the grip can be built up with overgrip.",
        "Satu ukuran untuk dewasa; pegangan bisa ditebalkan dengan overgrip.",
      ),
    ],
    care: [
      both(
        "Keep it in its cover and out of a hot car.",
        "Simpan dalam sarungnya dan jangan tinggalkan di mobil panas.",
      ),
    ],
  },
  iron: {
    materials: [
      both("Cast iron with a protective coat.", "Besi cor dengan lapisan pelindung."),
      both("Recycled iron, vinyl-dipped.", "Besi daur ulang, dilapisi vinil."),
    ],
    fit: [
      both(
        "Start lighter than you think and add weight by the week.",
        "Mulai lebih ringan dari perkiraan dan tambah beban setiap minggu.",
      ),
    ],
    care: [wipe],
  },
  studio: {
    materials: [
      both(
        "Made without PVC, latex where stated, packed in paper.",
        "Dibuat tanpa PVC, lateks kalau disebutkan, dikemas dengan kertas.",
      ),
      both("Dense, odourless material with a fine texture.", "Bahan padat tanpa bau dengan tekstur halus."),
    ],
    fit: [],
    care: [
      wipe,
      both(
        "Wash by hand with mild soap and hang up to dry.",
        "Cuci manual dengan sabun lembut dan gantung sampai kering.",
      ),
    ],
  },
  guard: {
    materials: [
      both(
        "Shell: polypropylene. Padding: EVA foam. Straps: nylon.",
        "Cangkang: polipropilena. Bantalan: busa EVA. Tali: nilon.",
      ),
      both("Synthetic leather, foam layers and mesh.", "Kulit sintetis, lapisan busa, dan mesh."),
    ],
    fit: [
      both("Should sit firmly without pressing; see the size guide.", "Harus pas tanpa menekan; lihat panduan ukuran."),
    ],
    care: [wipe],
  },
  bag: {
    materials: [
      both(
        "Body: 600D recycled polyester. Lining: 210D polyester.",
        "Badan: poliester daur ulang 600D. Lapisan dalam: poliester 210D.",
      ),
      both("Ripstop nylon with coated base.", "Nilon ripstop dengan alas berlapis."),
    ],
    fit: [],
    care: [both("Wash by hand with cold water; do not iron.", "Cuci manual dengan air dingin; jangan disetrika.")],
  },
  cap: {
    materials: [
      both("100% recycled polyester with cotton sweatband.", "100% poliester daur ulang dengan pita keringat katun."),
      both("Cotton twill, soft crown.", "Katun twill, mahkota lembut."),
    ],
    fit: [],
    care: [
      both(
        "Wash by hand and dry over a bowl to keep the shape.",
        "Cuci manual dan keringkan di atas mangkuk agar bentuknya terjaga.",
      ),
    ],
  },
  bottle: {
    materials: [
      both(
        "Stainless steel 18/8, double wall. Lid: polypropylene.",
        "Baja tahan karat 18/8, dinding ganda. Tutup: polipropilena.",
      ),
    ],
    fit: [],
    care: [
      both(
        "Wash by hand before first use; let it dry open.",
        "Cuci manual sebelum pemakaian pertama; keringkan dalam keadaan terbuka.",
      ),
    ],
  },
  optics: {
    materials: [
      both("Frame: flexible nylon. Lens: polycarbonate.", "Bingkai: nilon lentur. Lensa: polikarbonat."),
      both(
        "Lens: polycarbonate with hard coat. Seal: silicone.",
        "Lensa: polikarbonat berlapis keras. Segel: silikon.",
      ),
    ],
    fit: [],
    care: [
      both(
        "Rinse before wiping, and use the cloth that comes with it.",
        "Bilas sebelum dilap, dan gunakan kain bawaannya.",
      ),
    ],
  },
  gadget: {
    materials: [
      both(
        "Case: fibre-reinforced polymer. Glass: hardened. Strap: silicone.",
        "Bodi: polimer berserat. Kaca: diperkeras. Tali: silikon.",
      ),
    ],
    fit: [
      both(
        "Strap fits wrists of 130 to 210 mm. One year of warranty in Indonesia.",
        "Tali cocok untuk pergelangan 130 sampai 210 mm. Garansi resmi Indonesia satu tahun.",
      ),
    ],
    care: [
      both(
        "Rinse with fresh water after salt or sweat.",
        "Bilas dengan air tawar setelah terkena garam atau keringat.",
      ),
    ],
  },
};
