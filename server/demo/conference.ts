import { projectOwner } from "../areas/conference/award.sql.ts";
import type { PictureOwner } from "../pictures/picture-uses.ts";
import { participantCategories, shirtSizes } from "../../src/domain/conference/participant.ts";
import type { Picture } from "../../src/domain/pictures/picture.ts";
import { momentAt, type Calendar } from "./calendar.ts";
import { demoAccounts, demoCompanies } from "./people.ts";
import { cycle } from "./random.ts";
import { awardCategoryIds, conferenceTexts, type ConferenceTexts } from "./texts/conference-texts.ts";

const timeZone = "Europe/Vienna";

/** The conference of the demo data, so many days after the day of their creation. */
const beginsIn = 75;
const registrationEndsIn = 45;

/** A text in every language. */
const inAllLanguages = <Text>(of: (texts: ConferenceTexts) => Text): Readonly<Record<string, Text>> =>
  Object.fromEntries(Object.entries(conferenceTexts).map(([catalogue, texts]) => [catalogue, of(texts)]));

const awardCategories = awardCategoryIds.map((id) => ({
  id,
  texts: inAllLanguages(({ categories }) => categories[id]),
}));

const titles = inAllLanguages(({ title }) => title);

const hotels = [
  {
    name: "Hotel am Domplatz",
    street: "Stifterstraße 4",
    city: "Linz",
    distance: 1_150,
    link: "https://hotels.example.com/linz/domplatz",
  },
  {
    name: "Donaublick",
    street: "Untere Donaulände 9",
    city: "Linz",
    distance: 350,
    link: "https://hotels.example.com/linz/donaublick",
  },
  {
    name: "Pension Pöstlingberg",
    street: "Hohe Straße 176",
    city: "Linz",
    distance: 4_600,
    link: "https://hotels.example.com/linz/poestlingberg",
  },
  {
    name: "Stadthotel Hafen",
    street: "Industriezeile 62",
    city: "Linz",
    distance: 2_200,
    link: "https://hotels.example.com/linz/hafen",
  },
];

/** The people whom companies have registered, in this order. */
const registered = ["flagship", "gold", "platin", "silver", "swiss"] as const;

interface MadeProject {
  readonly row: object;
  readonly owner: PictureOwner;
  readonly pictures: readonly Picture[];
  readonly at: Date;
}

/** The coming conference, as the content that people keep, the rows of its participants, and projects with the pictures that they name. */
export const makeConference = (
  calendar: Calendar,
  picturesOf: ReadonlyMap<string, readonly Picture[]>,
): {
  readonly conferences: readonly object[];
  readonly awards: readonly object[];
  readonly participants: readonly object[];
  readonly projects: readonly MadeProject[];
} => {
  const id = "partner-conference";
  const conference = {
    id,
    titles,
    venue: {
      name: "Design Center Linz",
      street: "Europaplatz 1",
      zip: "4020",
      city: "Linz",
      country: "AT",
    },
    startsAt: momentAt(calendar.dayAgo(-beginsIn), 9, timeZone).toISOString(),
    endsAt: momentAt(calendar.dayAgo(-beginsIn - 1), 16, timeZone).toISOString(),
    timeZone,
    registrationUntil: momentAt(calendar.dayAgo(-registrationEndsIn), 18, timeZone).toISOString(),
    capacity: 120,
    acceptHours: 48,
    hotels,
  };
  const participants = demoAccounts
    .filter((account) => registered.some((known) => known === account.id))
    .map((account, index) => ({
      id: `PC-${String(index + 1).padStart(6, "0")}`,
      conference_id: id,
      company_id: account.company,
      registered_by: account.id,
      place_number: index + 1,
      status: "registered",
      registered_at: calendar.momentAgo(12 - index, 600 + index),
      salutation: "neutral",
      first_name: account.firstName,
      last_name: account.lastName,
      mail: `${account.id}@demo.test`,
      phone: "",
      company: demoCompanies.find(({ id: company }) => company === account.company)?.name,
      position: "",
      shirt: cycle(shirtSizes, index + 2),
      category: cycle(participantCategories, index),
      version: 1,
    }));
  const award = {
    conference: id,
    deadline: momentAt(calendar.next("05-23"), 23, timeZone).toISOString(),
    categories: awardCategories,
  };
  const saved = calendar.momentAgo(3, 640);
  const [category] = awardCategoryIds;
  // Two houses of the company, after the pictures at the top of its website.
  const pictures = (picturesOf.get("gold") ?? []).slice(-2);
  const projects = [
    {
      owner: projectOwner("gold", id, category),
      pictures,
      at: new Date(saved),
      row: {
        conference_id: id,
        company_id: "gold",
        category,
        title: "Rodinný dům u lesa",
        description:
          "Osvětlení, stínění a vytápění řídí jeden Miniserver. Dům spotřebuje o třetinu méně energie než před přestavbou.",
        pictures,
        submitted: false,
        reference_id: null,
        saved_by: "gold",
        saved_at: saved,
        version: 1,
      },
    },
  ];
  return { conferences: [conference], awards: [award], participants, projects };
};
