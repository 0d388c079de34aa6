export { raiseParcel } from "../storage/parcels.ts";
