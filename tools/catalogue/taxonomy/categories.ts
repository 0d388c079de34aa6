import type { CategoryRecord, LocalisedText } from "@gelora/contracts/catalogue-document.ts";
import { both } from "./localised.ts";

/** A branch of the tree: code, English, Indonesian, children. Codes have no hyphen (K29). */
type Branch = readonly [code: string, english: string, indonesian: string, children?: readonly Branch[]];

const tree: readonly Branch[] = [
  [
    "footwear",
    "Footwear",
    "Sepatu",
    [
      [
        "runningshoes",
        "Running shoes",
        "Sepatu lari",
        [
          ["roadrunning", "Road running shoes", "Sepatu lari jalan raya"],
          ["trailrunning", "Trail running shoes", "Sepatu lari trail"],
        ],
      ],
      [
        "footballfootwear",
        "Football and futsal shoes",
        "Sepatu sepak bola & futsal",
        [
          ["footballboots", "Football boots", "Sepatu bola"],
          ["futsalshoes", "Futsal shoes", "Sepatu futsal"],
        ],
      ],
      [
        "courtfootwear",
        "Court shoes",
        "Sepatu lapangan",
        [
          ["basketballshoes", "Basketball shoes", "Sepatu basket"],
          ["badmintonshoes", "Badminton shoes", "Sepatu bulu tangkis"],
          ["tennisshoes", "Tennis shoes", "Sepatu tenis"],
          ["volleyballshoes", "Volleyball shoes", "Sepatu voli"],
        ],
      ],
      [
        "gymfootwear",
        "Gym and walking shoes",
        "Sepatu gym dan jalan",
        [["trainingshoes", "Training shoes", "Sepatu latihan"]],
      ],
      ["outdoorfootwear", "Outdoor shoes", "Sepatu outdoor", [["hikingshoes", "Hiking boots", "Sepatu gunung"]]],
      [
        "casualfootwear",
        "Casual shoes",
        "Sepatu kasual",
        [
          ["sneakers", "Sneakers", "Sneakers"],
          ["sandals", "Sandals", "Sandal"],
          ["slides", "Slides", "Sandal slip-on"],
        ],
      ],
    ],
  ],
  [
    "apparel",
    "Apparel",
    "Pakaian",
    [
      [
        "tops",
        "Tops",
        "Atasan",
        [
          ["tshirts", "T-shirts", "Kaos"],
          ["jerseys", "Jerseys", "Jersey"],
          ["polos", "Polo shirts", "Kaos polo"],
          ["tanktops", "Tank tops", "Kaos tanpa lengan"],
          ["longsleeves", "Long-sleeve tops", "Kaos lengan panjang"],
        ],
      ],
      [
        "outerwear",
        "Outerwear",
        "Jaket & hoodie",
        [
          ["hoodies", "Hoodies", "Hoodie"],
          ["jackets", "Jackets", "Jaket"],
          ["windbreakers", "Windbreakers", "Jaket penahan angin"],
        ],
      ],
      [
        "bottoms",
        "Bottoms",
        "Bawahan",
        [
          ["shorts", "Shorts", "Celana pendek"],
          ["trackpants", "Track pants", "Celana panjang"],
          ["leggings", "Leggings", "Legging"],
          ["skirts", "Skirts", "Rok olahraga"],
        ],
      ],
      [
        "baselayers",
        "Sports bras and socks",
        "Bra olahraga & kaus kaki",
        [
          ["sportsbras", "Sports bras", "Bra olahraga"],
          ["socks", "Socks", "Kaus kaki"],
        ],
      ],
      [
        "modestwear",
        "Modest wear",
        "Busana muslimah",
        [
          ["sportshijabs", "Sports hijabs", "Hijab olahraga"],
          ["modesttops", "Modest tops", "Atasan muslimah"],
          ["modestswimwear", "Modest swimwear", "Baju renang muslimah"],
        ],
      ],
      ["swimwear", "Swimwear", "Pakaian renang", [["swimsuits", "Swimsuits", "Baju renang"]]],
    ],
  ],
  [
    "equipment",
    "Equipment",
    "Peralatan",
    [
      [
        "footballgear",
        "Football and futsal",
        "Sepak bola & futsal",
        [
          ["footballs", "Footballs", "Bola sepak"],
          ["futsalballs", "Futsal balls", "Bola futsal"],
          ["shinguards", "Shin guards", "Pelindung tulang kering"],
        ],
      ],
      ["basketballgear", "Basketball", "Basket", [["basketballs", "Basketballs", "Bola basket"]]],
      [
        "volleyballgear",
        "Volleyball",
        "Voli",
        [
          ["volleyballs", "Volleyballs", "Bola voli"],
          ["kneesupports", "Knee supports", "Pelindung lutut"],
        ],
      ],
      [
        "badmintongear",
        "Badminton",
        "Bulu tangkis",
        [
          ["badmintonrackets", "Badminton rackets", "Raket bulu tangkis"],
          ["shuttlecocks", "Shuttlecocks", "Kok bulu tangkis"],
        ],
      ],
      ["tennisgear", "Tennis", "Tenis", [["tennisrackets", "Tennis rackets", "Raket tenis"]]],
      ["tabletennisgear", "Table tennis", "Tenis meja", [["tabletennisbats", "Table tennis bats", "Bet tenis meja"]]],
      [
        "fitnessgear",
        "Fitness",
        "Kebugaran",
        [
          ["dumbbells", "Dumbbells", "Dumbel"],
          ["kettlebells", "Kettlebells", "Kettlebell"],
          ["resistancebands", "Resistance bands", "Tali resistensi"],
          ["jumpropes", "Jump ropes", "Tali skipping"],
        ],
      ],
      ["yogagear", "Yoga", "Yoga", [["yogamats", "Yoga mats", "Matras yoga"]]],
      ["boxinggear", "Boxing", "Tinju", [["boxinggloves", "Boxing gloves", "Sarung tinju"]]],
      ["swimminggear", "Swimming", "Renang", [["swimgoggles", "Swim goggles", "Kacamata renang"]]],
      ["cyclinggear", "Cycling", "Bersepeda", [["bikehelmets", "Bike helmets", "Helm sepeda"]]],
    ],
  ],
  [
    "accessories",
    "Accessories",
    "Aksesori",
    [
      [
        "bags",
        "Bags",
        "Tas",
        [
          ["backpacks", "Backpacks", "Ransel"],
          ["duffelbags", "Duffel bags", "Tas duffel"],
          ["gymsacks", "Gym sacks", "Tas serut"],
        ],
      ],
      [
        "headwear",
        "Headwear",
        "Penutup kepala",
        [
          ["caps", "Caps", "Topi"],
          ["buckethats", "Bucket hats", "Topi bucket"],
          ["beanies", "Beanies", "Kupluk"],
        ],
      ],
      [
        "carry",
        "Bottles and towels",
        "Botol & handuk",
        [
          ["bottles", "Bottles", "Botol minum"],
          ["towels", "Towels", "Handuk"],
        ],
      ],
      [
        "smallgear",
        "Small accessories",
        "Aksesori kecil",
        [
          ["gloves", "Gloves", "Sarung tangan"],
          ["wristbands", "Wristbands", "Gelang keringat"],
          ["sportswatches", "Sports watches", "Jam tangan olahraga"],
          ["sunglasses", "Sunglasses", "Kacamata hitam"],
        ],
      ],
    ],
  ],
];

function records(branches: readonly Branch[], parentCode?: string): CategoryRecord[] {
  return branches.flatMap(([categoryCode, english, indonesian, children], position) => {
    const name: LocalisedText = both(english, indonesian);
    const own: CategoryRecord =
      parentCode === undefined ? { categoryCode, name, position } : { categoryCode, parentCode, name, position };
    return [own, ...records(children ?? [], categoryCode)];
  });
}

/** The whole tree, parents before children. */
export const categories: readonly CategoryRecord[] = records(tree);
