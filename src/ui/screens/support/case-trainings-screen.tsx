import { useParams } from "react-router-dom";
import type { TicketId } from "../../../domain/tickets/ticket.ts";
import { useText } from "../../i18n/use-text.ts";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import { listRequest } from "../../lists/list-address.ts";
import { useListAddress } from "../../lists/use-list-address.ts";
import { useResource } from "../../resource/use-resource.ts";
import { CasePart } from "./case-part.tsx";
import { BookingList, bookingRules } from "../trainings/booking-list.tsx";
import { useCaseTrainingsActors } from "./case-trainings-actors.ts";
import { useBookingFacts } from "../trainings/use-booking-facts.tsx";

/** The training bookings of a ticket's company, for staff. */
export const CaseTrainingsScreen = () => {
  const t = useText();
  const id = (useParams()["id"] ?? "") as TicketId;
  const list = useListAddress(bookingRules);
  const actor = useResource(`trainings:${id}`, useCaseTrainingsActors().trainings, {
    id,
    ...listRequest(list.address),
  });
  return (
    <CasePart id={id} actor={actor} title={t("case_company.caseTrainings")}>
      <BookingList
        list={list}
        actor={actor}
        columns={useBookingFacts()}
        none={<EmptyState title={t("trainings.empty.title")} text={t("case_company.empty.trainings")} />}
      />
    </CasePart>
  );
};
