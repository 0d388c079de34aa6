import { hours, minutes } from "@gelora/service-kit/durations.ts";
import type { ShopModule } from "../../platform/shop-module.ts";
import { mountDoorForPictures } from "./picture-door.ts";
import * as createPictures from "./storage/migrations/0001-create-pictures.ts";
import * as storePicturesInFiles from "./storage/migrations/0002-store-pictures-in-files.ts";
import { uploads } from "./uploads.ts";
import { removeLooseFiles } from "./use-cases/picture-files.ts";
import { forgetLoosePictures, pictureDoor, takeInPicture } from "./use-cases/take-pictures.ts";

export const picturesModule: ShopModule = {
  name: "pictures",
  migrations: {
    "0001-create-pictures": createPictures,
    "0002-store-pictures-in-files": storePicturesInFiles,
  },
  parts: [uploads],
  routes: (platform, server) => mountDoorForPictures({ platform, server }, pictureDoor, takeInPicture),
  recurringTasks: (platform) => [
    { name: "forget pictures of nothing", every: hours(1), run: () => forgetLoosePictures(platform) },
    { name: "remove files of no picture", every: minutes(10), run: () => removeLooseFiles(platform) },
  ],
};
