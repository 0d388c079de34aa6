import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform/platform.ts";
import { mountDoorForPictures } from "../../pictures/picture-door.ts";
import { takeInPicture } from "../use-cases/return-pictures.ts";

export const pictureDoor = "/returns/pictures";

/** The door for the files of `startReturnPicture`. */
export function mountPictureDoor(platform: Platform, server: FastifyInstance): void {
  mountDoorForPictures({ platform, server }, pictureDoor, takeInPicture);
}
