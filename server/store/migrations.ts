import { knownIssuesMigration } from "./migrations/0122-known-issues.ts";
import { codeCountsMigration } from "./migrations/0123-code-counts.ts";
import { endedIssuesMigration } from "./migrations/0124-ended-issues.ts";
import { calendarRevisionsMigration } from "./migrations/0125-calendar-revisions.ts";
import { visibleFileNamesMigration } from "./migrations/0126-visible-file-names.ts";
import { foldedSignsMigration } from "./migrations/0127-folded-signs.ts";
import { codesOfStrangersMigration } from "./migrations/0128-codes-of-strangers.ts";
import { keysByBrowserMigration } from "./migrations/0129-keys-by-browser.ts";
import { namedFilesMigration } from "./migrations/0130-named-files.ts";
import { typedAddressesMigration } from "./migrations/0131-typed-addresses.ts";
import { removedEmployeesMigration } from "./migrations/0132-removed-employees.ts";
import { renewedSessionsMigration } from "./migrations/0133-renewed-sessions.ts";
import type { Migration } from "./migrate.ts";
import { identityMigration } from "./migrations/0001-identity.ts";
import { accountsMigration } from "./migrations/0002-accounts.ts";
import { ordersMigration } from "./migrations/0003-orders.ts";
import { ticketsMigration } from "./migrations/0004-tickets.ts";
import { messagesMigration } from "./migrations/0005-messages.ts";
import { shellMigration } from "./migrations/0006-shell.ts";
import { signUpMigration } from "./migrations/0007-sign-up.ts";
import { ticketSupportMigration } from "./migrations/0020-ticket-support.ts";
import { productsMigration } from "./migrations/0021-products.ts";
import { codesByBrowserMigration } from "./migrations/0030-codes-by-browser.ts";
import { demoMarkMigration } from "./migrations/0034-demo-mark.ts";
import { identitySubjectsMigration } from "./migrations/0035-identity-subjects.ts";
import { keyRotationMigration } from "./migrations/0036-key-rotation.ts";
import { storeIdentityMigration } from "./migrations/0037-store-identity.ts";
import { fileOwnersMigration } from "./migrations/0038-file-owners.ts";
import { productVersionMigration } from "./migrations/0042-product-version.ts";
import { outboxMigration } from "./migrations/0043-outbox.ts";
import { ledgerMigration } from "./migrations/0050-ledger.ts";
import { ledgerNumbersMigration } from "./migrations/0052-ledger-numbers.ts";
import { downloadLinksMigration } from "./migrations/0054-download-links.ts";
import { downloadsMigration } from "./migrations/0055-downloads.ts";
import { openProductsMigration } from "./migrations/0057-open-products.ts";
import { articlesMigration } from "./migrations/0058-articles.ts";
import { trainingsMigration } from "./migrations/0059-trainings.ts";
import { letterCalendarMigration } from "./migrations/0060-letter-calendar.ts";
import { attendanceMigration } from "./migrations/0061-attendance.ts";
import { advantagesMigration } from "./migrations/0062-advantages.ts";
import { limitedAvailabilityMigration } from "./migrations/0063-limited-availability.ts";
import { keptLicencesMigration } from "./migrations/0064-kept-licences.ts";
import { vatRecheckMigration } from "./migrations/0065-vat-recheck.ts";
import { turnoverMigration } from "./migrations/0066-turnover.ts";
import { listCountsMigration } from "./migrations/0067-list-counts.ts";
import { campusPackagesMigration } from "./migrations/0068-campus-packages.ts";
import { searchWordsMigration } from "./migrations/0073-search-words.ts";
import { searchIndexesMigration } from "./migrations/0074-search-indexes.ts";
import { notificationsMigration } from "./migrations/0076-notifications.ts";
import { liveEventsMigration } from "./migrations/0078-live-events.ts";
import { openOrdersSearchMigration } from "./migrations/0079-open-orders-search.ts";
import { bannerTextsMigration } from "./migrations/0081-banner-texts.ts";
import { caseLooksMigration } from "./migrations/0082-case-looks.ts";
import { awardMigration } from "./migrations/0094-award.ts";
import { picturesMigration } from "./migrations/0083-pictures.ts";
import { websitesMigration } from "./migrations/0085-websites.ts";
import { referenceProjectsMigration } from "./migrations/0089-reference-projects.ts";
import { liveReferencesMigration } from "./migrations/0090-live-references.ts";
import { referenceLanguagesMigration } from "./migrations/0091-reference-languages.ts";
import { conferenceMigration } from "./migrations/0093-conference.ts";
import { pioneerMigration } from "./migrations/0097-pioneer.ts";
import { naturalOrderMigration } from "./migrations/0098-natural-order.ts";
import { applicationsMigration } from "./migrations/0103-applications.ts";
import { naturalReferencesMigration } from "./migrations/0104-natural-references.ts";
import { undoClosingMigration } from "./migrations/0110-undo-closing.ts";
import { liveEmployeesMigration } from "./migrations/0111-live-employees.ts";
import { singleKeysMigration } from "./migrations/0112-single-keys.ts";
import { listViewMigration } from "./migrations/0114-list-view.ts";
import { liveProductsMigration } from "./migrations/0116-live-products.ts";
import { sortKeysMigration } from "./migrations/0120-sort-keys.ts";
import { spelledLettersMigration } from "./migrations/0121-spelled-letters.ts";

/** Every migration in order: adding one is an import and an entry. A released migration is never edited. */
export const migrations: readonly Migration[] = [
  identityMigration,
  accountsMigration,
  ordersMigration,
  ticketsMigration,
  messagesMigration,
  shellMigration,
  signUpMigration,
  ticketSupportMigration,
  productsMigration,
  codesByBrowserMigration,
  demoMarkMigration,
  identitySubjectsMigration,
  keyRotationMigration,
  storeIdentityMigration,
  fileOwnersMigration,
  productVersionMigration,
  outboxMigration,
  ledgerMigration,
  ledgerNumbersMigration,
  downloadLinksMigration,
  downloadsMigration,
  openProductsMigration,
  articlesMigration,
  trainingsMigration,
  letterCalendarMigration,
  attendanceMigration,
  advantagesMigration,
  limitedAvailabilityMigration,
  keptLicencesMigration,
  vatRecheckMigration,
  turnoverMigration,
  listCountsMigration,
  campusPackagesMigration,
  searchWordsMigration,
  searchIndexesMigration,
  notificationsMigration,
  liveEventsMigration,
  openOrdersSearchMigration,
  bannerTextsMigration,
  caseLooksMigration,
  picturesMigration,
  websitesMigration,
  referenceProjectsMigration,
  liveReferencesMigration,
  referenceLanguagesMigration,
  conferenceMigration,
  awardMigration,
  pioneerMigration,
  naturalOrderMigration,
  applicationsMigration,
  naturalReferencesMigration,
  undoClosingMigration,
  liveEmployeesMigration,
  singleKeysMigration,
  listViewMigration,
  liveProductsMigration,
  sortKeysMigration,
  spelledLettersMigration,
  knownIssuesMigration,
  codeCountsMigration,
  endedIssuesMigration,
  calendarRevisionsMigration,
  visibleFileNamesMigration,
  foldedSignsMigration,
  codesOfStrangersMigration,
  keysByBrowserMigration,
  namedFilesMigration,
  typedAddressesMigration,
  removedEmployeesMigration,
  renewedSessionsMigration,
];
