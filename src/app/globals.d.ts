/** Set by `portal-config.js`; validated against its schema before use. */
declare var PORTAL_CONFIG: object | undefined;
