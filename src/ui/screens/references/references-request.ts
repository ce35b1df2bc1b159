import { applicationAreas, referenceTypes } from "../../../domain/references/reference.ts";
import { listRequest, type ListAddress } from "../../lists/list-address.ts";

/** The filters of the lists besides search and status. */
export const referenceChoices = { type: referenceTypes, area: applicationAreas };

/** The request of a list from its address. */
export const referencesRequest = <Status extends string, Column extends string>(
  address: ListAddress<Status, Column>,
) => {
  const { filter: narrowed = {}, ...request } = listRequest(address);
  const type = referenceTypes.find((known) => known === address.choices?.["type"]);
  const area = applicationAreas.find((known) => known === address.choices?.["area"]);
  const filter = {
    ...narrowed,
    ...(type !== undefined && { type }),
    ...(area !== undefined && { area }),
  };
  return Object.keys(filter).length === 0 ? request : { ...request, filter };
};
