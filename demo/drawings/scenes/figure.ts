import { tone } from "../hand/colour.ts";
import { along, type Point, short } from "../hand/curve.ts";
import { circle, fill, group, stroke } from "../hand/sheet.ts";
import type { Field } from "./scene.ts";

/**
 * A person's joints; a standing adult is about 430 tall. `near` limbs are drawn before the body,
 * `far` ones behind it.
 */
export type Pose = {
  readonly head: Point;
  readonly chest: Point;
  readonly pelvis: Point;
  readonly nearArm: readonly [elbow: Point, hand: Point];
  readonly farArm: readonly [elbow: Point, hand: Point];
  readonly nearLeg: readonly [knee: Point, ankle: Point, toe: Point];
  readonly farLeg: readonly [knee: Point, ankle: Point, toe: Point];
};

/** A person's looks and clothes. */
type Person = {
  readonly skin: string;
  readonly hair: string;
  readonly top: string;
  readonly bottom: string;
  readonly shoes: string;
  /** Hijab or hair; bun and short are cuts. */
  readonly headwear: "short" | "bun" | "hijab" | "cap" | "swim-cap";
  /** The direction of the face: 1 right, -1 left. */
  readonly facing: 1 | -1;
  readonly sleeves?: "long" | "none";
  readonly legs?: "long";
};

/** A tapering limb: the outline of two circles and what lies between. */
export function limb(from: Point, to: Point, fromRadius: number, toRadius: number): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const heading = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const lean = Math.acos(Math.max(-1, Math.min(1, (fromRadius - toRadius) / length)));
  const rim = ([x, y]: Point, radius: number, angle: number) =>
    `${short(x + Math.cos(angle) * radius)} ${short(y + Math.sin(angle) * radius)}`;
  const wide = fromRadius > toRadius ? 1 : 0;
  return `M${rim(from, fromRadius, heading + lean)}A${short(fromRadius)} ${short(fromRadius)} 0 ${wide} 1 ${rim(from, fromRadius, heading - lean)}L${rim(to, toRadius, heading - lean)}A${short(toRadius)} ${short(toRadius)} 0 ${1 - wide} 1 ${rim(to, toRadius, heading + lean)}Z`;
}

function arm(shoulder: Point, [elbow, hand]: readonly [Point, Point], person: Person, far: boolean): string {
  const shade = far ? -0.08 : 0;
  const skin = tone(person.skin, shade);
  const cloth = tone(person.top, shade - 0.02);
  const bare =
    fill(limb(shoulder, elbow, 17, 13), skin) + fill(limb(elbow, hand, 13, 9), skin) + circle(hand, 12, skin);
  if (person.sleeves === "none") return bare;
  if (person.sleeves === "long")
    return (
      fill(limb(elbow, hand, 15, 11), cloth) +
      fill(limb(shoulder, elbow, 20, 15), cloth) +
      circle(along(elbow, hand, 1.1), 11, skin)
    );
  return bare + fill(limb(shoulder, along(shoulder, elbow, 0.55), 22, 20), cloth);
}

function shoe(ankle: Point, toe: Point, colour: string, bare: boolean): string {
  const angle = (Math.atan2(toe[1] - ankle[1], toe[0] - ankle[0]) * 180) / Math.PI;
  const flip = Math.abs(angle) > 90 ? -1 : 1;
  const foot = fill("M-13-20H10C14-6 30-2 48 4 54 8 52 16 46 16H-14C-20 8-16-8-13-20Z", colour);
  const body =
    fill("M-16-20H12C16-8 34-2 50 2 58 6 58 14 54 16H-18C-24 6-20-8-16-20Z", colour) +
    fill("M-19 12H56C56 20 52 22 46 22H-14C-20 22-20 16-19 12Z", "#faf8f5") +
    stroke("M-2-8L12 4", "#faf8f5", 4);
  return group(bare ? foot : body, {
    transform: `translate(${short(ankle[0])} ${short(ankle[1])}) rotate(${short(angle)}) scale(1 ${flip})`,
  });
}

function leg(hip: Point, [knee, ankle, toe]: readonly [Point, Point, Point], person: Person, far: boolean): string {
  const shade = far ? -0.08 : 0;
  const skin = tone(person.skin, shade);
  const cloth = tone(person.bottom, shade);
  const long = person.legs === "long";
  const calf = fill(limb(knee, ankle, 20, 12), long ? cloth : skin);
  const thigh = fill(limb(hip, knee, 30, 21), long ? cloth : skin);
  const shorts = long ? "" : fill(limb(hip, along(hip, knee, 0.62), 33, 31), cloth);
  const sock = long ? "" : fill(limb(along(knee, ankle, 0.72), ankle, 14.5, 13), tone("#faf8f5", shade));
  return calf + sock + thigh + shorts + shoe(ankle, toe, tone(person.shoes, shade), person.shoes === person.skin);
}

function head([x, y]: Point, person: Person): string {
  const { facing, skin, hair } = person;
  const face =
    fill("M-24-6C-26-34 24-36 27-6 29 16 18 34 4 34-12 34-23 16-24-6Z", skin) +
    fill("M-24-6C-26-34-4-34 0-30-14-20-14 14 2 34-12 34-23 16-24-6Z", tone(skin, -0.05));
  const nose = fill("M25-4L32 8 24 10Z", skin);
  const ear = circle([-4, 4], 6, tone(skin, -0.07));
  const tops = {
    short: fill("M-29 2C-36-30-12-44 8-40 30-38 34-22 28-10 16-18 2-18-6-14-6-4-12-2-14 8-20 14-26 10-29 2Z", hair),
    bun:
      circle([-30, -22], 17, hair) +
      fill("M-29 4C-36-30-12-42 8-40 28-38 32-22 28-12 14-20-2-20-10-12-10-2-16 4-18 10-24 14-28 10-29 4Z", hair),
    cap:
      fill("M-28 6C-30 0-28-6-26-10L-16 12C-22 16-26 12-28 6Z", hair) +
      fill("M-30-6C-32-34-8-44 8-40 26-38 32-24 30-12L54-8C54-4 50-2 46-2L-8-6Z", person.shoes),
    hijab:
      fill(
        "M-36 10C-44-28-14-46 8-42 32-38 36-20 32-8 24-22 10-24 4-18-4-6-4 18 8 34 2 46-4 50-14 62-40 56-46 36-36 10Z",
        hair,
      ) + fill("M-36 10C-30 34-18 44-2 46L-14 62C-40 56-46 36-36 10Z", tone(hair, -0.06)),
    "swim-cap": fill("M-28 4C-34-32-8-42 8-38 28-34 32-20 28-10Z", person.shoes),
  };
  const bare = person.headwear === "hijab" ? "" : ear;
  return group(face + nose + bare + tops[person.headwear], {
    transform: `translate(${short(x)} ${short(y)}) scale(${facing} 1)`,
  });
}

/** The shaded right half of the body. */
function shadedHalf(chest: Point, pelvis: Point, top: number, low: number): string {
  const length = Math.hypot(pelvis[0] - chest[0], pelvis[1] - chest[1]) || 1;
  const [ux, uy] = [(pelvis[0] - chest[0]) / length, (pelvis[1] - chest[1]) / length];
  const from = ([x, y]: Point, dx: number, dy: number) => `${short(x + dx)} ${short(y + dy)}`;
  return `M${from(chest, uy * top, -ux * top)}A${top} ${top} 0 0 0 ${from(chest, -ux * top, -uy * top)}L${from(pelvis, ux * low, uy * low)}A${low} ${low} 0 0 0 ${from(pelvis, uy * low, -ux * low)}Z`;
}

/** A person in a pose, in flat colours with one shade. */
export function figure(pose: Pose, person: Person): string {
  const { chest, pelvis } = pose;
  const side = (from: Point, by: number): Point => [from[0] + by, from[1]];
  const torso = limb(chest, pelvis, 38, 31);
  const shade = shadedHalf(chest, pelvis, 38, 31);
  const neck = limb(along(pose.head, chest, 0.25), along(pose.head, chest, 0.8), 13, 15);
  return (
    arm(side(chest, 20 * person.facing), pose.farArm, person, true) +
    leg(side(pelvis, 7 * person.facing), pose.farLeg, person, true) +
    fill(neck, person.headwear === "hijab" ? person.hair : tone(person.skin, -0.06)) +
    leg(side(pelvis, -6 * person.facing), pose.nearLeg, person, false) +
    fill(torso, person.top) +
    fill(shade, tone(person.top, -0.07), { opacity: 0.6 }) +
    head(pose.head, person) +
    arm(side(chest, -20 * person.facing), pose.nearArm, person, false)
  );
}

/** The pose moved. */
export const placed = (content: string, x: number, y: number, scale = 1): string =>
  group(content, { transform: `translate(${x} ${y}) scale(${scale})` });

/**
 * In the units of the people's area: the ground is at about y = 506, whatever the picture's shape.
 */
export const inArea = ({ x, y, scale }: Field, content: string): string => placed(content, x, y, scale);
