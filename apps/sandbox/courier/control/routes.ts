import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { deliveryPlanSchema } from "../../platform/deliveries.ts";
import { steering, wantsPage } from "../../platform/requests.ts";
import type { Depot } from "../depot/depot.ts";
import { failureOf, type Parcel, type ParcelStatus, parcelStatuses, wayTo } from "../domain/parcel.ts";
import { trackingAnswer } from "../protocol/answers.ts";

type OrderRoute = { Params: { orderCode: string } };

const actionSchema = deliveryPlanSchema.extend({
  /**
   * For `fail`: the final state; by default it depends on where the parcel is (courier not found,
   * or the receiver refuses).
   */
  status: z.enum(parcelStatuses).optional(),
});
type Action = z.infer<typeof actionSchema>;

/**
 * `POST /parcels/{orderCode}/pick`, `/transit`, `/deliver` move a parcel through every state on the
 * way; `/fail` makes its delivery fail. `times`, `delayMs`, `order` and `wait` control the
 * notifications.
 */
export function mountParcelControls(server: FastifyInstance, depot: Depot, publicUrl: string): void {
  const actions: readonly (readonly [
    name: string,
    way: (parcel: Parcel, action: Action) => ParcelStatus[] | undefined,
  ])[] = [
    ["pick", (parcel) => wayTo(parcel, "picked")],
    ["transit", (parcel) => wayTo(parcel, "droppingOff")],
    ["deliver", (parcel) => wayTo(parcel, "delivered")],
    ["fail", failingWay],
  ];
  for (const [name, wayOf] of actions) {
    server.post<OrderRoute>(`/parcels/:orderCode/${name}`, async (request, reply) => {
      const action = actionSchema.safeParse(steering(request));
      if (!action.success) return reply.code(400).send({ message: z.prettifyError(action.error) });
      const parcel = depot.findForOrder(request.params.orderCode);
      if (!parcel) return reply.code(404).send({ message: "There is no parcel for this order." });
      const way = wayOf(parcel, action.data);
      if (!way) return reply.code(409).send({ message: `A parcel in state ${parcel.status} cannot do this.` });
      const moved = depot.move(parcel, way, action.data);
      if (action.data.wait === "true") await moved.notified;
      if (wantsPage(request)) return reply.redirect(`/parcels/${encodeURIComponent(request.params.orderCode)}`, 303);
      return trackingAnswer(moved.parcel, publicUrl);
    });
  }
}

function failingWay(parcel: Parcel, action: Action): ParcelStatus[] | undefined {
  if (action.status) return [action.status];
  const failure = failureOf(parcel);
  return failure && [failure];
}
