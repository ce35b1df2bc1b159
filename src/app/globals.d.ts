/** What `portal-config.js` leaves for the portal; checked against its schema before anybody relies on it. */
declare var PORTAL_CONFIG: object | undefined;
