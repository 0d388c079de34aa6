import { assertedPrincipal, clubService, shopService } from "@gelora/contracts/service-caller.ts";
import { doorsFor, lookingDoorsFor } from "@gelora/service-kit/service-door.ts";

const shopsCalls = { audience: clubService, issuer: shopService, principal: assertedPrincipal };

/** Mounts an endpoint for the shop's own requests. */
export const mountServiceDoor = doorsFor(shopsCalls);

/** The same for one whose answer begins with a query of the database. */
export const mountLookingServiceDoor = lookingDoorsFor(shopsCalls);
