import { useWords } from "../../../platform/words/use-words.ts";
import { fullName, placesLine } from "../../addresses/saved-address.ts";
import { OverviewPanel, PanelLink, type PartProps } from "./overview-panel.tsx";

/** Where orders go unless another address is chosen. */
export function AddressPart({ overview }: PartProps) {
  const words = useWords("overview");
  return (
    <OverviewPanel title={words("address")} part={overview && overview.addresses} className="min-h-28">
      {({ default: usual }) =>
        usual ? (
          <>
            <p className="font-semibold">{fullName(usual)}</p>
            <p className="line-clamp-2 text-strong text-sm">{usual.address1}</p>
            <p className="line-clamp-2 text-strong text-sm">{placesLine(usual)}</p>
            <PanelLink address="/account/address">{words("changeAddress")}</PanelLink>
          </>
        ) : (
          <>
            <p className="text-strong">{words("noAddress")}</p>
            <PanelLink address="/account/address">{words("addAddress")}</PanelLink>
          </>
        )
      }
    </OverviewPanel>
  );
}
