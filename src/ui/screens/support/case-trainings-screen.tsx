import { getCaseTrainings } from "../../../api/trainings.calls.ts";
import { useList } from "../../lists/use-list.ts";
import { bookingList } from "../../../domain/trainings/trainings.lists.ts";
import { useParams } from "react-router-dom";
import type { TicketId } from "../../../domain/tickets/ticket.ts";
import { useResource } from "../../calls/use-resource.ts";
import { useText } from "../../i18n/use-text.ts";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import { CasePart } from "./case-part.tsx";
import { BookingList } from "../trainings/booking-list.tsx";
import { useBookingFacts } from "../trainings/use-booking-facts.tsx";

/** The training bookings of a ticket's company, for staff. */
export const CaseTrainingsScreen = () => {
  const t = useText();
  const id = (useParams()["id"] ?? "") as TicketId;
  const list = useList(bookingList);
  const actor = useResource(getCaseTrainings, { id, ...list.request });
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
