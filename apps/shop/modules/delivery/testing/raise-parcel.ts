export { raiseParcel } from "../storage/write-parcels.ts";
