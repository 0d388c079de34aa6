import { assertedPrincipal, clubService, shopService } from "@gelora/contracts/service-caller.ts";
import { doorsFor } from "@gelora/service-kit/service-door.ts";

/** Mounts an endpoint for the club's own requests. */
export const mountServiceDoor = doorsFor({ audience: shopService, issuer: clubService, principal: assertedPrincipal });
