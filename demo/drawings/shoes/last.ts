import { outline, type Point, pointOn } from "../hand/curve.ts";
import type { ShoeForm } from "./shoe-form.ts";

/** The floor's height in the picture, where soles touch it. */
export const floor = 606;

/** The lines that all parts of a shoe's side view share, from heel to toe. */
export type Last = {
  readonly form: ShoeForm;
  readonly upper: string;
  readonly heel: readonly Point[];
  readonly collar: readonly Point[];
  readonly throat: readonly Point[];
  readonly vamp: readonly Point[];
  readonly soleTop: readonly Point[];
  /** Height of the sole's upper edge at `x`. */
  readonly soleAt: (x: number) => number;
};

export const heelX = 86;
export const toeX = 730;

function soleTopOf(form: ShoeForm): Point[] {
  const y = (height: number) => floor - height;
  return [
    [heelX - 4, y(form.soleHeel + 10)],
    [heelX + 70, y(form.soleHeel - 6)],
    [heelX + 190, y(form.soleMiddle + 8)],
    [heelX + 320, y(form.soleMiddle)],
    [heelX + 460, y((form.soleMiddle + form.soleToe) / 2)],
    [heelX + 570, y(form.soleToe)],
    [toeX - 26, y(form.soleToe + 3)],
    [toeX + 7, y(form.soleToe + 16)],
  ];
}

function collarOf(form: ShoeForm): Point[] {
  const y = (height: number) => floor - height;
  const high = form.collar > 300;
  const deep = high ? 0.35 : 1;
  return [
    [heelX + 8 + form.heelLean, y(form.collar - 4)],
    [heelX + 20 + form.heelLean, y(form.collar + 3)],
    [heelX + 44 + form.heelLean * 0.3, y(form.collar - 8 * deep)],
    [heelX + 84, y(form.dip + 8)],
    [heelX + 122, y(form.dip)],
    [heelX + 160, y(form.dip + (form.eye - form.dip) * 0.28)],
    [heelX + 194, y(form.dip + (form.eye - form.dip) * 0.76)],
    [heelX + 216, y(form.eye - 2)],
    [heelX + 230, y(form.eye)],
  ];
}

/** Builds the shared lines from the measures. */
export function lastOf(form: ShoeForm): Last {
  const y = (height: number) => floor - height;
  const soleTop = soleTopOf(form);
  const collar = collarOf(form);
  // Above the ankle a shoe follows the leg: curving in behind the heel, steep in front.
  const tall = form.collar > 290;
  const ankle = tall ? 16 : 2;
  const rise = form.eye - form.throat;
  const reach = form.throatX - (heelX + 230);
  const heel: Point[] = [
    [heelX - 2, y(form.soleHeel)],
    [heelX - 10, y(form.soleHeel + 44)],
    [heelX - 1 + ankle, y(form.soleHeel + (form.collar - form.soleHeel) * 0.66)],
    [heelX + 8 + form.heelLean, y(form.collar - 4)],
  ];
  const throat: Point[] = [
    [heelX + 230, y(form.eye)],
    [heelX + 230 + reach * 0.33, y(form.eye - rise * (tall ? 0.46 : 0.37))],
    [heelX + 230 + reach * 0.68, y(form.eye - rise * (tall ? 0.8 : 0.72))],
    [form.throatX, y(form.throat)],
  ];
  const vamp: Point[] = [
    [form.throatX, y(form.throat)],
    [form.throatX + 62, y(form.crown + 13)],
    [form.throatX + 122, y(form.crown + 5)],
    [toeX - 48, y(form.crown * 0.86 + form.soleToe * 0.14)],
    [toeX - 15, y(form.crown * 0.52 + form.soleToe * 0.48)],
    [toeX + 2, y(form.soleToe + 12)],
    [toeX - 2, y(form.soleToe - 10)],
  ];
  const under: Point[] = [
    [toeX, y(form.soleToe - 12)],
    [heelX + 300, y(form.soleMiddle - 14)],
    [heelX, y(form.soleHeel - 12)],
  ];
  const soleAt = (x: number) => {
    const share = (x - heelX) / (toeX - heelX);
    let best = pointOn(soleTop, share);
    for (let step = 0; step <= 40; step += 1) {
      const point = pointOn(soleTop, step / 40);
      if (Math.abs(point[0] - x) < Math.abs(best[0] - x)) best = point;
    }
    return best[1];
  };
  return { form, upper: outline(heel, collar, throat, vamp, under), heel, collar, throat, vamp, soleTop, soleAt };
}
