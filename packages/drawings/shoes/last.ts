import { type Point, outline, pointOn } from "../hand/curve.ts";
import type { ShoeForm } from "./shoe-form.ts";

/** The floor's height in the picture, where soles touch. */
export const floor = 606;

/** The lines of a shoe from the side that all of its parts share; all run from heel to toe. */
export type Last = {
  readonly form: ShoeForm;
  readonly upper: string;
  readonly heel: readonly Point[];
  readonly collar: readonly Point[];
  readonly throat: readonly Point[];
  readonly vamp: readonly Point[];
  readonly soleTop: readonly Point[];
  /** Height in the picture of the sole's upper edge below `x`. */
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
    [toeX - 30, y(form.soleToe + 5)],
    [toeX + 3, y(form.soleToe + 20)],
  ];
}

function collarOf(form: ShoeForm): Point[] {
  const y = (height: number) => floor - height;
  const high = form.collar > 300;
  const deep = high ? 0.35 : 1;
  return [
    [heelX + 8, y(form.collar - 4)],
    [heelX + 22, y(form.collar + 3)],
    [heelX + 44, y(form.collar - 8 * deep)],
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
  const rise = form.eye - form.throat;
  const reach = form.throatX - (heelX + 230);
  const heel: Point[] = [
    [heelX - 2, y(form.soleHeel)],
    [heelX - 10, y(form.soleHeel + 44)],
    [heelX - 2, y((form.soleHeel + form.collar) / 2 + 30)],
    [heelX + 8, y(form.collar - 4)],
  ];
  const throat: Point[] = [
    [heelX + 230, y(form.eye)],
    [heelX + 230 + reach * 0.33, y(form.eye - rise * 0.37)],
    [heelX + 230 + reach * 0.68, y(form.eye - rise * 0.72)],
    [form.throatX, y(form.throat)],
  ];
  const vamp: Point[] = [
    [form.throatX, y(form.throat)],
    [form.throatX + 58, y(form.crown + 12)],
    [form.throatX + 118, y(form.crown + 3)],
    [toeX - 52, y(form.crown * 0.76 + form.soleToe * 0.24)],
    [toeX - 17, y(form.crown * 0.42 + form.soleToe * 0.58)],
    [toeX + 1, y(form.soleToe + 4)],
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
