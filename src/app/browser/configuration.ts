/** The deployment's configuration, a block of data in the page; not validated, undefined if it is not JSON. */
export const configuration = (): unknown => {
  try {
    return JSON.parse(document.querySelector("#portal-config")?.textContent ?? "");
  } catch {
    return undefined;
  }
};
