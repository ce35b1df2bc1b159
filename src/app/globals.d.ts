/** What `portal-config.js` leaves for the portal; checked against its schema before anything reads more of it. */
declare var PORTAL_CONFIG: { readonly productionPortal?: string } | undefined
