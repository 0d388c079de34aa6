import { hours } from "@gelora/service-kit/durations.ts";
import type { ShopModule } from "../../platform/shop-module.ts";
import { mountDoorForPictures } from "./picture-door.ts";
import * as createPictures from "./storage/migrations/0001-create-pictures.ts";
import { forgetLoosePictures, pictureDoor, takeInPicture } from "./use-cases/take-pictures.ts";

export const picturesModule: ShopModule = {
  name: "pictures",
  migrations: { "0001-create-pictures": createPictures },
  routes: (platform, server) => mountDoorForPictures({ platform, server }, pictureDoor, takeInPicture),
  recurringTasks: (platform) => [
    { name: "forget pictures of nothing", every: hours(1), run: () => forgetLoosePictures(platform) },
  ],
};
