import { useState } from "react";
import {
  bookableColumns,
  trainingLanguages,
  trainingPlaces,
  type TrainingBooking,
} from "../../../domain/trainings/training.ts";
import { trainingTypes, type TrainingTypeCode } from "../../../domain/trainings/training-date.ts";
import { countryName } from "../../i18n/country-name.ts";
import { useFormat } from "../../i18n/format.ts";
import { languageName } from "../../i18n/language-name.ts";
import { useText } from "../../i18n/use-text.ts";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import { listRequest, type ListAddress, type ListRules } from "../../lists/list-address.ts";
import { ListView } from "../../lists/list-view.tsx";
import { useListAddress } from "../../lists/use-list-address.ts";
import { useOpened } from "../../lists/use-opened.ts";
import { useContent } from "../../resource/use-content.ts";
import { useResource } from "../../resource/use-resource.ts";
import { PageTitle } from "../../shell/navigation/page-title.tsx";
import { BookingDialog } from "./booking-dialog.tsx";
import { Told } from "./told.tsx";
import { useTrainingsActors, type BookableColumn, type BookableRequest } from "./trainings-actors.ts";
import { useBookableColumns } from "./use-bookable-columns.tsx";

/** The filters of the list: by type instead of status, by language, and online or by country. */
const rules: ListRules<TrainingTypeCode, BookableColumn> = {
  statuses: trainingTypes,
  columns: bookableColumns,
  defaultSort: "date",
  choices: { language: trainingLanguages, place: trainingPlaces },
  ranges: ["period", "amount"],
};

const bookableRequest = (address: ListAddress<TrainingTypeCode, BookableColumn>): BookableRequest => {
  const { filter: { status: type, ...narrowed } = {}, ...request } = listRequest(address);
  const language = trainingLanguages.find((value) => value === address.choices?.["language"]);
  const place = trainingPlaces.find((value) => value === address.choices?.["place"]);
  const filter = {
    ...narrowed,
    ...(type === undefined ? {} : { type }),
    ...(language === undefined ? {} : { language }),
    ...(place === undefined ? {} : { place }),
  };
  return Object.keys(filter).length === 0 ? request : { ...request, filter };
};

/** The trainings that can be booked; search, filters, order and page are in the address (business §3). */
export const BookableTrainings = () => {
  const t = useText();
  const format = useFormat();
  const list = useListAddress(rules);
  const request = bookableRequest(list.address);
  const actor = useResource("bookable-trainings", useTrainingsActors().bookable, request);
  const { id: opened, open, close } = useOpened("book");
  const [told, setTold] = useState<string>();
  const training = useContent(actor)?.rows.find(({ id }) => id === opened);
  const columns = useBookableColumns({
    onBook: ({ id }) => {
      setTold(undefined);
      open(id);
    },
  });
  const onBooked = ({ training: { title }, participant: { name }, state }: TrainingBooking) => {
    setTold(t(state._tag === "Waiting" ? "trainings.waits" : "trainings.booked", { training: title, name }));
    close();
  };
  return (
    <>
      {told !== undefined && opened === undefined && <Told key={told} words={told} />}
      <ListView
        name="bookable-trainings"
        actor={actor}
        failedTitle={t("trainings.not_loaded")}
        skeletonRows={8}
        list={list}
        searchLabel={t("trainings.search_dates")}
        searchHelp={t("trainings.search_dates.help")}
        statusLabel={t("trainings.type")}
        statusText={(type) => t(`trainings.type.${type}`)}
        columnText={(column) => t(`trainings.column.${column}`)}
        ranges={{ period: t("trainings.column.date"), amount: t("trainings.column.price") }}
        choices={[
          {
            name: "language",
            label: t("trainings.column.language"),
            items: trainingLanguages.map((value) => ({ value, label: languageName(format.tag, value) })),
          },
          {
            name: "place",
            label: t("trainings.column.place"),
            items: trainingPlaces.map((value) => ({
              value,
              label: value === "online" ? t("trainings.place.online") : countryName(format.tag, value),
            })),
          },
        ]}
        none={<EmptyState title={t("trainings.no_dates.title")} text={t("trainings.no_dates.text")} />}
        notFound={{ title: t("trainings.none.title"), text: t("trainings.none.text") }}
        columns={columns}
        label={t("trainings.dates_table", { page: list.address.page })}
        rowKey={({ id }) => id}
        totalText={(counted) => t("trainings.dates_total", counted)}
      />
      {training !== undefined && (
        <>
          <PageTitle things={[training.title]} />
          <BookingDialog
            key={training.id}
            training={training}
            list={actor}
            onBooked={onBooked}
            onClose={close}
          />
        </>
      )}
    </>
  );
};
