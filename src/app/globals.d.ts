/** What `portal-config.js` leaves for the portal; checked against its schema before anything reads of it. */
declare var PORTAL_CONFIG: object | undefined
