// Proofs for the compiler: what a call's record says is what a view gets.
import {
  bookTraining,
  cancelTraining,
  getBookableTrainings,
  getTrainings,
} from "../../../src/api/trainings.calls.ts";
import type { EmployeeId } from "../../../src/domain/employees/employee.ts";
import type { ListRequestOf, Page } from "../../../src/domain/kit/list.ts";
import type { TrainingBooking } from "../../../src/domain/trainings/training.ts";
import type { cancellationCodes } from "../../../src/domain/trainings/trainings.refusals.ts";
import type { bookingList } from "../../../src/domain/trainings/trainings.lists.ts";
import type { ResourceRef } from "../../../src/machines/kit/resource.machine.ts";
import { useAction } from "../../../src/ui/calls/use-action.ts";
import { useResource } from "../../../src/ui/calls/use-resource.ts";

type Same<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : never) : never;
type CodeOf<Failure> =
  Extract<Failure, { readonly _tag: "Refused" }> extends { readonly code: infer Code } ? Code : never;

export const Proofs = () => {
  const bookings = useResource(getTrainings, { page: 1, sort: "-date", filter: { status: ["present"] } });
  const cancel = useAction(cancelTraining, { refresh: bookings });
  const book = useAction(bookTraining);
  // @ts-expect-error a column that does not exist
  useResource(getTrainings, { sort: "price" });
  // @ts-expect-error a filter that the list does not have
  useResource(getBookableTrainings, { filter: { status: ["present"] } });
  // @ts-expect-error a request without its participant
  book.send({ training: "TR-1" as never, wish: "seat" });
  // @ts-expect-error content of another type
  useAction(cancelTraining, { replace: bookings });
  const proofs: readonly [
    Same<typeof bookings, ResourceRef<ListRequestOf<typeof bookingList>, Page<TrainingBooking>>>,
    Same<CodeOf<typeof cancel.failure>, (typeof cancellationCodes)[number]>,
    Same<typeof cancel.answer, TrainingBooking | undefined>,
    Same<NonNullable<typeof book.request>["participant"], EmployeeId>,
  ] = [true, true, true, true];
  return proofs;
};
