export { requestDueParcels } from "../use-cases/request-parcel.ts";
