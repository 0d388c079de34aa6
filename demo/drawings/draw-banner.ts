import { box, createSheet } from "./hand/sheet.ts";
import { calmScenes } from "./scenes/calm-scenes.ts";
import { courtScenes } from "./scenes/court-scenes.ts";
import { effortScenes } from "./scenes/effort-scenes.ts";
import { eveningScenes } from "./scenes/evening-scenes.ts";
import { goodsScenes } from "./scenes/goods-scenes.ts";
import { planScenes } from "./scenes/plan-scenes.ts";
import { runningScenes } from "./scenes/running-scenes.ts";
import type { Field, Scene } from "./scenes/scene.ts";
import { streetScenes } from "./scenes/street-scenes.ts";

const scenes = {
  ...runningScenes,
  ...courtScenes,
  ...calmScenes,
  ...eveningScenes,
  ...planScenes,
  ...streetScenes,
  ...effortScenes,
  ...goodsScenes,
};

export type BannerScene = keyof typeof scenes;

const isScene = (name: string): name is BannerScene => Object.hasOwn(scenes, name);

/** Names of all campaign scenes. */
export const bannerScenes: readonly BannerScene[] = Object.keys(scenes).filter(isScene);

/**
 * `wide` (1600 by 640) leaves its left part for the headline, `tall` (800 by 1000) its lower part.
 */
export const bannerShapes = { wide: { width: 1600, height: 640 }, tall: { width: 800, height: 1000 } } as const;

export type BannerShape = keyof typeof bannerShapes;

/** The part of a media key that names a banner. */
export const bannerKeyOf = (scene: BannerScene, shape: BannerShape): string => `banner/v1/${scene}/${shape}`;

const form = /^banner\/v1\/([a-z-]{3,24})\/(wide|tall)$/;

/**
 * The colour under a banner's headline: dark enough for warm white text at 4.5:1, and a good
 * background while the picture loads.
 */
export const bannerGround = (scene: BannerScene): string => scenes[scene].calm;

function calmArea({ sheet, width, height, tall }: Field, { calm }: Scene): string {
  const veil = tall
    ? sheet.linear([0, 500], [0, 720], [0, calm, 0], [0.75, calm, 0.94], [1, calm])
    : sheet.linear([430, 0], [900, 0], [0, calm], [0.3, calm, 0.9], [1, calm, 0]);
  return box(0, 0, width, height, veil);
}

function draw(scene: BannerScene, shape: BannerShape): string {
  const sheet = createSheet();
  const { width, height } = bannerShapes[shape];
  const tall = shape === "tall";
  const place = tall ? { x: 90, y: 62, scale: 0.92, ground: 530 } : { x: 880, y: 52, scale: 0.9, ground: 506 };
  const field: Field = { sheet, width, height, tall, ...place };
  const { paint } = scenes[scene];
  return sheet.finish(paint(field) + calmArea(field, scenes[scene]), width, height);
}

/** A campaign banner and its size; undefined for a key that names none. */
export function drawBanner(mediaKey: string): { svg: string; width: number; height: number } | undefined {
  const [, scene = "", shapeName] = form.exec(mediaKey) ?? [];
  if (!isScene(scene)) return undefined;
  const shape = shapeName === "tall" ? "tall" : "wide";
  return { svg: draw(scene, shape), ...bannerShapes[shape] };
}
