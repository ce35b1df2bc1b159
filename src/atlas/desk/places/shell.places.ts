import { write, type Place } from "./place.ts";

export const places: readonly Place[] = [
  write("dashboard", "/", {
    key: "academy",
    call: "/api/getAcademyOneTimeUrl",
    request: { language: "int", status: "gold" },
    sample: { link: "https://academy.homeautomation.example/", opened: true },
  }),
];
