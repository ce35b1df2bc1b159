// Exported from the replay desk; it lives in tests/e2e/replay/.
import { replay } from "../support/replay.ts"

replay("INVALID_PASSWORD dg63n11tt", [
  {"do":"open","path":"/login/"},
  {"do":"signIn"},
  {"do":"answer","call":"/api/login","by":{"status":200,"json":{"valid":false,"error_code":"INVALID_PASSWORD"}}},
  {"do":"see","texts":["The password is incorrect. Check it and try again.","Code INVALID_PASSWORD"]},
])

replay("EMPTY_EMAIL_ADDRESS 1egaikn4l8", [
  {"do":"open","path":"/login/"},
  {"do":"signIn"},
  {"do":"answer","call":"/api/login","by":{"status":200,"json":{"valid":false,"error_code":"EMPTY_EMAIL_ADDRESS"}}},
  {"do":"see","texts":["Enter your email address.","Code EMPTY_EMAIL_ADDRESS"]},
])

replay("EMPTY_EMAIL_PASSWORD tvw2841qi", [
  {"do":"open","path":"/login/"},
  {"do":"signIn"},
  {"do":"answer","call":"/api/login","by":{"status":200,"json":{"valid":false,"error_code":"EMPTY_EMAIL_PASSWORD"}}},
  {"do":"see","texts":["Enter your email address and your password.","Code EMPTY_EMAIL_PASSWORD"]},
])

replay("TOO_MANY_LOGIN_ATTEMPTS 13fb2v31pg", [
  {"do":"open","path":"/login/"},
  {"do":"signIn"},
  {"do":"answer","call":"/api/login","by":{"status":200,"json":{"valid":false,"error_code":"TOO_MANY_LOGIN_ATTEMPTS"}}},
  {"do":"see","texts":["Too many attempts. For your protection, sign-in is blocked for a while. Try again in 15 minutes.","Code TOO_MANY_LOGIN_ATTEMPTS"]},
])

replay("UNKNOWN_ERROR 1f8xq491e7", [
  {"do":"open","path":"/login/"},
  {"do":"signIn"},
  {"do":"answer","call":"/api/login","by":{"status":200,"json":{"valid":false,"error_code":"UNKNOWN_ERROR"}}},
  {"do":"see","texts":["The sign-in failed for an unknown reason. Try again; if it happens again, give support the code.","Code UNKNOWN_ERROR"]},
])

replay("MISSING_POST_PARAMS 1cwxt8a1sc", [
  {"do":"open","path":"/login/"},
  {"do":"signIn"},
  {"do":"answer","call":"/api/login","by":{"status":200,"json":{"valid":false,"error_code":"MISSING_POST_PARAMS"}}},
  {"do":"see","texts":["Your sign-in details did not reach the portal completely. If it happens again, contact support: support@homeautomation.example.","Code MISSING_POST_PARAMS"]},
])

replay("EMPTY_PASSWORD rv278nqr5", [
  {"do":"open","path":"/login/"},
  {"do":"signIn"},
  {"do":"answer","call":"/api/login","by":{"status":200,"json":{"valid":false,"error_code":"EMPTY_PASSWORD"}}},
  {"do":"see","texts":["Enter your password.","Code EMPTY_PASSWORD"]},
])

replay("NO_WEBACCOUNT_FOR_THIS_EMAIL_ADDRESS x3epco1x4", [
  {"do":"open","path":"/login/"},
  {"do":"signIn"},
  {"do":"answer","call":"/api/login","by":{"status":200,"json":{"valid":false,"error_code":"NO_WEBACCOUNT_FOR_THIS_EMAIL_ADDRESS"}}},
  {"do":"see","texts":["There is no account for this email address. Check the spelling, or use the address you registered with.","Code NO_WEBACCOUNT_FOR_THIS_EMAIL_ADDRESS"]},
])

replay("COMPANY_DEACTIVATED 1080gxinio", [
  {"do":"open","path":"/login/"},
  {"do":"signIn"},
  {"do":"answer","call":"/api/login","by":{"status":200,"json":{"valid":false,"error_code":"COMPANY_DEACTIVATED"}}},
  {"do":"see","texts":["Your company's account has been closed. Contact support: support@homeautomation.example.","Code COMPANY_DEACTIVATED"]},
])

replay("WEBACCOUNT_NOT_ACTIVATED 1hswouf1s7", [
  {"do":"open","path":"/login/"},
  {"do":"signIn"},
  {"do":"answer","call":"/api/login","by":{"status":200,"json":{"valid":false,"error_code":"WEBACCOUNT_NOT_ACTIVATED"}}},
  {"do":"see","texts":["This account has not been activated yet. Open the link in the email you received after registering.","Code WEBACCOUNT_NOT_ACTIVATED"]},
])

replay("SIGN_ON_UNAVAILABLE 1gy19p0jse", [
  {"do":"open","path":"/login/"},
  {"do":"answer","call":"/api/checkUserSession","by":{"status":200,"json":{"loggedIn":false,"valid":false}}},
  {"do":"answer","call":"/.well-known/openid-configuration","by":{"cut":true}},
  {"do":"see","texts":["Single sign-on is not available at the moment. You can sign in with email and password.","Code SIGN_ON_UNAVAILABLE"]},
])

replay("SIGN_ON_MISCONFIGURED j1195x11w", [
  {"do":"open","path":"/login/"},
  {"do":"answer","call":"/api/checkUserSession","by":{"status":200,"json":{"loggedIn":false,"valid":false}}},
  {"do":"answer","call":"/.well-known/openid-configuration","by":{"status":404,"json":{}}},
  {"do":"see","texts":["Single sign-on is not set up correctly. You can sign in with email and password.","Code SIGN_ON_MISCONFIGURED"]},
])

replay("WRONG_REALM 1jahpwrfro", [
  {"do":"open","path":"/login/"},
  {"do":"answer","call":"/api/checkUserSession","by":{"status":200,"json":{"loggedIn":false,"valid":false}}},
  {"do":"answer","call":"/.well-known/openid-configuration","by":{"status":404,"json":{}}},
  {"do":"see","texts":["Single sign-on is not set up correctly. You can sign in with email and password.","Code WRONG_REALM"]},
])

replay("SESSION_EXPIRED 1r4w2q2l18", [
  {"do":"open","path":"/login/"},
  {"do":"signIn"},
  {"do":"answer","call":"/api/login","by":{"status":401,"json":{}}},
  {"do":"see","texts":["Sign in again","Your session has ended. Sign in to pick up where you left off. What you entered has been saved.","Code SESSION_EXPIRED"]},
])

replay("SESSION_UNREACHABLE 1ur65m41hw", [
  {"do":"open","path":"/login/"},
  {"do":"answer","call":"/api/checkUserSession","by":{"cut":true}},
  {"do":"see","texts":["The portal could not find out whether you are already signed in. You can sign in here.","Code SESSION_UNREACHABLE"]},
])

replay("NOT_EXTENDED jrwo8mpin", [
  {"do":"open","path":"/login/"},
  {"do":"answer","call":"/api/checkUserSession","by":{"status":200,"json":{"loggedIn":true,"valid":true,"userData":{"account_name":"Nordlicht Elektro GmbH","account_debitor":"10003","firstname":"Robin","lastname":"Nord","account_nav_instance":"AT","contact_nav_instance":"AT","account_country":"AT","contact_country":"AT","partner_status":"gold","reg_flex_enabled":"0","account_key":"desk-gold"}}}},
  {"do":"wait","ms":1680000},
  {"do":"press","name":"Stay signed in"},
  {"do":"answer","call":"/api/checkUserSession","by":{"cut":true}},
  {"do":"see","texts":["The session could not be extended. Check your connection and try again.","Code NOT_EXTENDED"]},
])

replay("LINK_INVALID p9k1c6h51", [
  {"do":"open","path":"/login/"},
  {"do":"signIn"},
  {"do":"answer","call":"/api/login","by":{"status":400,"json":{"error_code":"LINK_INVALID"}}},
  {"do":"see","texts":["This link is not valid","Open the link from the email again, and make sure that it is complete. If it still does not work, request a new one.","Code LINK_INVALID"]},
])

replay("LINK_USED 17nw908cg8", [
  {"do":"open","path":"/login/"},
  {"do":"signIn"},
  {"do":"answer","call":"/api/login","by":{"status":400,"json":{"error_code":"LINK_USED"}}},
  {"do":"see","texts":["This link has already been used","Each link works once. If it was you, sign in; otherwise request a new link.","Code LINK_USED"]},
])

replay("LINK_EXPIRED 1ne4flkkun", [
  {"do":"open","path":"/login/"},
  {"do":"signIn"},
  {"do":"answer","call":"/api/login","by":{"status":400,"json":{"error_code":"LINK_EXPIRED"}}},
  {"do":"see","texts":["This link has expired","Request a new link and open it soon.","Code LINK_EXPIRED"]},
])

replay("PASSWORD_WRONG cwsgs39qs", [
  {"do":"open","path":"/login/"},
  {"do":"signIn"},
  {"do":"answer","call":"/api/login","by":{"status":400,"json":{"error_code":"PASSWORD_WRONG"}}},
  {"do":"see","texts":["This is not your present password.","Code PASSWORD_WRONG"]},
])

replay("PASSWORD_SAME ey4mlc160", [
  {"do":"open","path":"/login/"},
  {"do":"signIn"},
  {"do":"answer","call":"/api/login","by":{"status":400,"json":{"error_code":"PASSWORD_SAME"}}},
  {"do":"see","texts":["Choose a password that differs from the present one.","Code PASSWORD_SAME"]},
])

replay("OWN_MANAGE_USERS z3nexh129", [
  {"do":"open","path":"/login/"},
  {"do":"signIn"},
  {"do":"answer","call":"/api/login","by":{"status":400,"json":{"error_code":"OWN_MANAGE_USERS"}}},
  {"do":"see","texts":["Unknown error","The request was declined. If it happens again, give support the code OWN_MANAGE_USERS.","Code OWN_MANAGE_USERS"]},
])

replay("OWN_STATUS nfzirb1ld", [
  {"do":"open","path":"/login/"},
  {"do":"signIn"},
  {"do":"answer","call":"/api/login","by":{"status":400,"json":{"error_code":"OWN_STATUS"}}},
  {"do":"see","texts":["Unknown error","The request was declined. If it happens again, give support the code OWN_STATUS.","Code OWN_STATUS"]},
])

replay("LAST_OWNER 8ajetu1l5", [
  {"do":"open","path":"/login/"},
  {"do":"signIn"},
  {"do":"answer","call":"/api/login","by":{"status":400,"json":{"error_code":"LAST_OWNER"}}},
  {"do":"see","texts":["Unknown error","The request was declined. If it happens again, give support the code LAST_OWNER.","Code LAST_OWNER"]},
])

replay("OWNER_RIGHTS 1qlp7xnj", [
  {"do":"open","path":"/login/"},
  {"do":"signIn"},
  {"do":"answer","call":"/api/login","by":{"status":400,"json":{"error_code":"OWNER_RIGHTS"}}},
  {"do":"see","texts":["Unknown error","The request was declined. If it happens again, give support the code OWNER_RIGHTS.","Code OWNER_RIGHTS"]},
])

replay("OWNER_ONLY 8zktyo1t4", [
  {"do":"open","path":"/login/"},
  {"do":"signIn"},
  {"do":"answer","call":"/api/login","by":{"status":400,"json":{"error_code":"OWNER_ONLY"}}},
  {"do":"see","texts":["Unknown error","The request was declined. If it happens again, give support the code OWNER_ONLY.","Code OWNER_ONLY"]},
])

replay("RIGHT_NOT_HELD 1vi397cka2", [
  {"do":"open","path":"/login/"},
  {"do":"signIn"},
  {"do":"answer","call":"/api/login","by":{"status":400,"json":{"error_code":"RIGHT_NOT_HELD"}}},
  {"do":"see","texts":["Unknown error","The request was declined. If it happens again, give support the code RIGHT_NOT_HELD.","Code RIGHT_NOT_HELD"]},
])

replay("EMAIL_TAKEN 1yckgv0i26", [
  {"do":"open","path":"/login/"},
  {"do":"signIn"},
  {"do":"answer","call":"/api/login","by":{"status":400,"json":{"error_code":"EMAIL_TAKEN"}}},
  {"do":"see","texts":["Unknown error","The request was declined. If it happens again, give support the code EMAIL_TAKEN.","Code EMAIL_TAKEN"]},
])

replay("NOT_INVITED hoevfzct1", [
  {"do":"open","path":"/login/"},
  {"do":"signIn"},
  {"do":"answer","call":"/api/login","by":{"status":400,"json":{"error_code":"NOT_INVITED"}}},
  {"do":"see","texts":["Unknown error","The request was declined. If it happens again, give support the code NOT_INVITED.","Code NOT_INVITED"]},
])

replay("ticket_error ta8me61bb", [
  {"do":"open","path":"/ticket/T-2026-000007/"},
  {"do":"answer","call":"/api/checkUserSession","by":{"status":200,"json":{"loggedIn":true,"valid":true,"userData":{"account_name":"Nordlicht Elektro GmbH","account_debitor":"10003","firstname":"Robin","lastname":"Nord","account_nav_instance":"AT","contact_nav_instance":"AT","account_country":"AT","contact_country":"AT","partner_status":"gold","reg_flex_enabled":"0","account_key":"desk-gold"}}}},
  {"do":"answer","call":"/api/getTicket","by":{"status":200,"json":{"valid":true,"data":{"id":"T-2026-000007","date":"2026-02-03T00:00:00.000Z","subject":"Relay clicks","message":"The relay clicks all night.","creator":"Robin Nord","status":"open","attachments":[{"id":"desk-picture","name":"cellar.svg","size":310,"picture":true},{"id":"desk-file","name":"device.log","size":1500,"picture":false}],"answers":[{"id":"a1","date":"2026-02-04T00:00:00.000Z","author":"Support","side":"support","message":"Please update the Miniserver.","attachments":[]}],"mine":true,"area":"product","references":{"order":null,"invoice":null,"serial":"504F94D00001"},"remoteConnect":{"id":"desk-test","testedAt":"2026-02-03T09:30:00.000Z","by":"Robin Nord","outcome":{"code":"200","detail":null,"until":null},"took":1200},"closedAt":null}}}},
  {"do":"answer","call":"/api/getTicketDraft","by":{"status":200,"json":{"valid":true,"data":null}}},
  {"do":"fill","label":"Your answer","text":"Where is it?"},
  {"do":"press","name":"Send answer"},
  {"do":"wait","ms":30000},
  {"do":"see","texts":["Your request was not sent","Your text and files have been saved. You can send them again.","Code ticket_error"]},
])

replay("TICKET_CLOSED ao1ttr1ji", [
  {"do":"open","path":"/ticket/T-2026-000007/"},
  {"do":"answer","call":"/api/checkUserSession","by":{"status":200,"json":{"loggedIn":true,"valid":true,"userData":{"account_name":"Nordlicht Elektro GmbH","account_debitor":"10003","firstname":"Robin","lastname":"Nord","account_nav_instance":"AT","contact_nav_instance":"AT","account_country":"AT","contact_country":"AT","partner_status":"gold","reg_flex_enabled":"0","account_key":"desk-gold"}}}},
  {"do":"answer","call":"/api/getTicket","by":{"status":200,"json":{"valid":true,"data":{"id":"T-2026-000007","date":"2026-02-03T00:00:00.000Z","subject":"Relay clicks","message":"The relay clicks all night.","creator":"Robin Nord","status":"open","attachments":[{"id":"desk-picture","name":"cellar.svg","size":310,"picture":true},{"id":"desk-file","name":"device.log","size":1500,"picture":false}],"answers":[{"id":"a1","date":"2026-02-04T00:00:00.000Z","author":"Support","side":"support","message":"Please update the Miniserver.","attachments":[]}],"mine":true,"area":"product","references":{"order":null,"invoice":null,"serial":"504F94D00001"},"remoteConnect":{"id":"desk-test","testedAt":"2026-02-03T09:30:00.000Z","by":"Robin Nord","outcome":{"code":"200","detail":null,"until":null},"took":1200},"closedAt":null}}}},
  {"do":"press","name":"Close ticket"},
  {"do":"answer","call":"/api/closeTicket","by":{"status":400,"json":{"error_code":"TICKET_CLOSED"}}},
  {"do":"see","texts":["The ticket has been closed meanwhile. Reopen it, or create a new one.","Code TICKET_CLOSED"]},
])

replay("TICKET_NOT_CLOSED yo87oz1kt", [
  {"do":"open","path":"/ticket/T-2026-000007/"},
  {"do":"answer","call":"/api/checkUserSession","by":{"status":200,"json":{"loggedIn":true,"valid":true,"userData":{"account_name":"Nordlicht Elektro GmbH","account_debitor":"10003","firstname":"Robin","lastname":"Nord","account_nav_instance":"AT","contact_nav_instance":"AT","account_country":"AT","contact_country":"AT","partner_status":"gold","reg_flex_enabled":"0","account_key":"desk-gold"}}}},
  {"do":"answer","call":"/api/getTicket","by":{"status":200,"json":{"valid":true,"data":{"id":"T-2026-000007","date":"2026-02-03T00:00:00.000Z","subject":"Relay clicks","message":"The relay clicks all night.","creator":"Robin Nord","status":"open","attachments":[{"id":"desk-picture","name":"cellar.svg","size":310,"picture":true},{"id":"desk-file","name":"device.log","size":1500,"picture":false}],"answers":[{"id":"a1","date":"2026-02-04T00:00:00.000Z","author":"Support","side":"support","message":"Please update the Miniserver.","attachments":[]}],"mine":true,"area":"product","references":{"order":null,"invoice":null,"serial":"504F94D00001"},"remoteConnect":{"id":"desk-test","testedAt":"2026-02-03T09:30:00.000Z","by":"Robin Nord","outcome":{"code":"200","detail":null,"until":null},"took":1200},"closedAt":null}}}},
  {"do":"press","name":"Close ticket"},
  {"do":"answer","call":"/api/closeTicket","by":{"status":400,"json":{"error_code":"TICKET_NOT_CLOSED"}}},
  {"do":"see","texts":["The ticket is open already.","Code TICKET_NOT_CLOSED"]},
])

replay("TICKET_NOT_MINE 18wtkm3rhs", [
  {"do":"open","path":"/ticket/T-2026-000007/"},
  {"do":"answer","call":"/api/checkUserSession","by":{"status":200,"json":{"loggedIn":true,"valid":true,"userData":{"account_name":"Nordlicht Elektro GmbH","account_debitor":"10003","firstname":"Robin","lastname":"Nord","account_nav_instance":"AT","contact_nav_instance":"AT","account_country":"AT","contact_country":"AT","partner_status":"gold","reg_flex_enabled":"0","account_key":"desk-gold"}}}},
  {"do":"answer","call":"/api/getTicket","by":{"status":200,"json":{"valid":true,"data":{"id":"T-2026-000007","date":"2026-02-03T00:00:00.000Z","subject":"Relay clicks","message":"The relay clicks all night.","creator":"Robin Nord","status":"open","attachments":[{"id":"desk-picture","name":"cellar.svg","size":310,"picture":true},{"id":"desk-file","name":"device.log","size":1500,"picture":false}],"answers":[],"mine":true,"area":"product","references":{"order":null,"invoice":null,"serial":"504F94D00001"},"remoteConnect":{"id":"desk-test","testedAt":"2026-02-03T09:30:00.000Z","by":"Robin Nord","outcome":{"code":"200","detail":null,"until":null},"took":1200},"closedAt":null}}}},
  {"do":"press","name":"Correct"},
  {"do":"fill","label":"Subject","text":"Relay"},
  {"do":"press","name":"Save"},
  {"do":"answer","call":"/api/updateTicket","by":{"status":400,"json":{"error_code":"TICKET_NOT_MINE"}}},
  {"do":"see","texts":["Only the person who created the ticket can correct it.","Code TICKET_NOT_MINE"]},
])

replay("TICKET_ALREADY_ANSWERED zdn4m31f9", [
  {"do":"open","path":"/ticket/T-2026-000007/"},
  {"do":"answer","call":"/api/checkUserSession","by":{"status":200,"json":{"loggedIn":true,"valid":true,"userData":{"account_name":"Nordlicht Elektro GmbH","account_debitor":"10003","firstname":"Robin","lastname":"Nord","account_nav_instance":"AT","contact_nav_instance":"AT","account_country":"AT","contact_country":"AT","partner_status":"gold","reg_flex_enabled":"0","account_key":"desk-gold"}}}},
  {"do":"answer","call":"/api/getTicket","by":{"status":200,"json":{"valid":true,"data":{"id":"T-2026-000007","date":"2026-02-03T00:00:00.000Z","subject":"Relay clicks","message":"The relay clicks all night.","creator":"Robin Nord","status":"open","attachments":[{"id":"desk-picture","name":"cellar.svg","size":310,"picture":true},{"id":"desk-file","name":"device.log","size":1500,"picture":false}],"answers":[],"mine":true,"area":"product","references":{"order":null,"invoice":null,"serial":"504F94D00001"},"remoteConnect":{"id":"desk-test","testedAt":"2026-02-03T09:30:00.000Z","by":"Robin Nord","outcome":{"code":"200","detail":null,"until":null},"took":1200},"closedAt":null}}}},
  {"do":"press","name":"Correct"},
  {"do":"fill","label":"Subject","text":"Relay"},
  {"do":"press","name":"Save"},
  {"do":"answer","call":"/api/updateTicket","by":{"status":400,"json":{"error_code":"TICKET_ALREADY_ANSWERED"}}},
  {"do":"see","texts":["Support has answered already. Write an answer in place of a correction.","Code TICKET_ALREADY_ANSWERED"]},
])

replay("REOPEN_TOO_LATE 1082ac31dc", [
  {"do":"open","path":"/ticket/T-2026-000007/"},
  {"do":"answer","call":"/api/checkUserSession","by":{"status":200,"json":{"loggedIn":true,"valid":true,"userData":{"account_name":"Nordlicht Elektro GmbH","account_debitor":"10003","firstname":"Robin","lastname":"Nord","account_nav_instance":"AT","contact_nav_instance":"AT","account_country":"AT","contact_country":"AT","partner_status":"gold","reg_flex_enabled":"0","account_key":"desk-gold"}}}},
  {"do":"answer","call":"/api/getTicket","by":{"status":200,"json":{"valid":true,"data":{"id":"T-2026-000007","date":"2026-02-03T00:00:00.000Z","subject":"Relay clicks","message":"The relay clicks all night.","creator":"Robin Nord","status":"open","attachments":[{"id":"desk-picture","name":"cellar.svg","size":310,"picture":true},{"id":"desk-file","name":"device.log","size":1500,"picture":false}],"answers":[{"id":"a1","date":"2026-02-04T00:00:00.000Z","author":"Support","side":"support","message":"Please update the Miniserver.","attachments":[]}],"mine":true,"area":"product","references":{"order":null,"invoice":null,"serial":"504F94D00001"},"remoteConnect":{"id":"desk-test","testedAt":"2026-02-03T09:30:00.000Z","by":"Robin Nord","outcome":{"code":"200","detail":null,"until":null},"took":1200},"closedAt":null}}}},
  {"do":"press","name":"Close ticket"},
  {"do":"answer","call":"/api/closeTicket","by":{"status":400,"json":{"error_code":"REOPEN_TOO_LATE"}}},
  {"do":"see","texts":["The ticket was closed more than 14 days ago. Create a new one.","Code REOPEN_TOO_LATE"]},
])

replay("REQUIRED_FIELDS_MISSING 118ap3njwd", [
  {"do":"open","path":"/new-ticket/"},
  {"do":"answer","call":"/api/checkUserSession","by":{"status":200,"json":{"loggedIn":true,"valid":true,"userData":{"account_name":"Nordlicht Elektro GmbH","account_debitor":"10003","firstname":"Robin","lastname":"Nord","account_nav_instance":"AT","contact_nav_instance":"AT","account_country":"AT","contact_country":"AT","partner_status":"gold","reg_flex_enabled":"0","account_key":"desk-gold"}}}},
  {"do":"answer","call":"/api/getTicketDraft","by":{"status":200,"json":{"valid":true,"data":{"draft":{"subject":"Relay clicks","message":"","area":"product","serial":"504F94D00001","fileNames":[]},"savedAt":"2026-02-03T09:30:00.000Z"}}}},
  {"do":"press","name":"Send ticket"},
  {"do":"see","texts":["Enter a message. Without it we cannot help.","Enter a message. Without it we cannot help.","A number that this area needs is missing. Enter it, or choose another area.","Code REQUIRED_FIELDS_MISSING"]},
])

replay("REFERENCE_NOT_FOUND s5a33n1b7", [
  {"do":"open","path":"/ticket/T-2026-000007/"},
  {"do":"answer","call":"/api/checkUserSession","by":{"status":200,"json":{"loggedIn":true,"valid":true,"userData":{"account_name":"Nordlicht Elektro GmbH","account_debitor":"10003","firstname":"Robin","lastname":"Nord","account_nav_instance":"AT","contact_nav_instance":"AT","account_country":"AT","contact_country":"AT","partner_status":"gold","reg_flex_enabled":"0","account_key":"desk-gold"}}}},
  {"do":"answer","call":"/api/getTicket","by":{"status":200,"json":{"valid":true,"data":{"id":"T-2026-000007","date":"2026-02-03T00:00:00.000Z","subject":"Relay clicks","message":"The relay clicks all night.","creator":"Robin Nord","status":"open","attachments":[{"id":"desk-picture","name":"cellar.svg","size":310,"picture":true},{"id":"desk-file","name":"device.log","size":1500,"picture":false}],"answers":[],"mine":true,"area":"product","references":{"order":null,"invoice":null,"serial":"504F94D00001"},"remoteConnect":{"id":"desk-test","testedAt":"2026-02-03T09:30:00.000Z","by":"Robin Nord","outcome":{"code":"200","detail":null,"until":null},"took":1200},"closedAt":null}}}},
  {"do":"press","name":"Correct"},
  {"do":"fill","label":"Subject","text":"Relay"},
  {"do":"press","name":"Save"},
  {"do":"answer","call":"/api/updateTicket","by":{"status":400,"json":{"error_code":"REFERENCE_NOT_FOUND"}}},
  {"do":"see","texts":["Your company has no such number. Check it, or leave it out.","Code REFERENCE_NOT_FOUND"]},
])

replay("PERIOD_INVALID 15q5emh184", [
  {"do":"open","path":"/login/"},
  {"do":"signIn"},
  {"do":"answer","call":"/api/login","by":{"status":400,"json":{"error_code":"PERIOD_INVALID"}}},
  {"do":"see","texts":["Unknown error","The request was declined. If it happens again, give support the code PERIOD_INVALID.","Code PERIOD_INVALID"]},
])

replay("PRODUCT_NOT_REGISTERED kp70y7wfu", [
  {"do":"open","path":"/product/504F94D00001/cloud-dns/"},
  {"do":"answer","call":"/api/checkUserSession","by":{"status":200,"json":{"loggedIn":true,"valid":true,"userData":{"account_name":"Nordlicht Elektro GmbH","account_debitor":"10003","firstname":"Robin","lastname":"Nord","account_nav_instance":"AT","contact_nav_instance":"AT","account_country":"AT","contact_country":"AT","partner_status":"gold","reg_flex_enabled":"0","account_key":"desk-gold"}}}},
  {"do":"answer","call":"/api/getCloudDns","by":{"status":400,"json":{"error_code":"PRODUCT_NOT_REGISTERED"}}},
  {"do":"see","texts":["This product is not registered to your company. Check the serial number, or register the product first.","Code PRODUCT_NOT_REGISTERED"]},
])

replay("TOO_LARGE 7mpufe185", [
  {"do":"open","path":"/ticket/T-2026-000007/"},
  {"do":"answer","call":"/api/checkUserSession","by":{"status":200,"json":{"loggedIn":true,"valid":true,"userData":{"account_name":"Nordlicht Elektro GmbH","account_debitor":"10003","firstname":"Robin","lastname":"Nord","account_nav_instance":"AT","contact_nav_instance":"AT","account_country":"AT","contact_country":"AT","partner_status":"gold","reg_flex_enabled":"0","account_key":"desk-gold"}}}},
  {"do":"answer","call":"/api/getTicket","by":{"status":200,"json":{"valid":true,"data":{"id":"T-2026-000007","date":"2026-02-03T00:00:00.000Z","subject":"Relay clicks","message":"The relay clicks all night.","creator":"Robin Nord","status":"open","attachments":[{"id":"desk-picture","name":"cellar.svg","size":310,"picture":true},{"id":"desk-file","name":"device.log","size":1500,"picture":false}],"answers":[{"id":"a1","date":"2026-02-04T00:00:00.000Z","author":"Support","side":"support","message":"Please update the Miniserver.","attachments":[]}],"mine":true,"area":"product","references":{"order":null,"invoice":null,"serial":"504F94D00001"},"remoteConnect":{"id":"desk-test","testedAt":"2026-02-03T09:30:00.000Z","by":"Robin Nord","outcome":{"code":"200","detail":null,"until":null},"took":1200},"closedAt":null}}}},
  {"do":"answer","call":"/api/getTicketDraft","by":{"status":200,"json":{"valid":true,"data":null}}},
  {"do":"fill","label":"Your answer","text":"Where is it?"},
  {"do":"press","name":"Send answer"},
  {"do":"answer","call":"/api/answerTicket","by":{"status":413,"json":{"error_code":"TOO_LARGE"}}},
  {"do":"see","texts":["Too large","What you sent is larger than the portal accepts. Remove or shrink files, then send it again.","Code TOO_LARGE"]},
])

replay("FILE_EMPTY 19x9cqoj12", [
  {"do":"open","path":"/ticket/T-2026-000007/"},
  {"do":"answer","call":"/api/checkUserSession","by":{"status":200,"json":{"loggedIn":true,"valid":true,"userData":{"account_name":"Nordlicht Elektro GmbH","account_debitor":"10003","firstname":"Robin","lastname":"Nord","account_nav_instance":"AT","contact_nav_instance":"AT","account_country":"AT","contact_country":"AT","partner_status":"gold","reg_flex_enabled":"0","account_key":"desk-gold"}}}},
  {"do":"answer","call":"/api/getTicket","by":{"status":200,"json":{"valid":true,"data":{"id":"T-2026-000007","date":"2026-02-03T00:00:00.000Z","subject":"Relay clicks","message":"The relay clicks all night.","creator":"Robin Nord","status":"open","attachments":[{"id":"desk-picture","name":"cellar.svg","size":310,"picture":true},{"id":"desk-file","name":"device.log","size":1500,"picture":false}],"answers":[{"id":"a1","date":"2026-02-04T00:00:00.000Z","author":"Support","side":"support","message":"Please update the Miniserver.","attachments":[]}],"mine":true,"area":"product","references":{"order":null,"invoice":null,"serial":"504F94D00001"},"remoteConnect":{"id":"desk-test","testedAt":"2026-02-03T09:30:00.000Z","by":"Robin Nord","outcome":{"code":"200","detail":null,"until":null},"took":1200},"closedAt":null}}}},
  {"do":"answer","call":"/api/getTicketDraft","by":{"status":200,"json":{"valid":true,"data":null}}},
  {"do":"fill","label":"Your answer","text":"Where is it?"},
  {"do":"press","name":"Send answer"},
  {"do":"answer","call":"/api/answerTicket","by":{"status":400,"json":{"error_code":"FILE_EMPTY"}}},
  {"do":"see","texts":["One of the files is empty. Remove it, or attach it again.","Code FILE_EMPTY"]},
])

replay("FILE_TYPE_NOT_ALLOWED vzqwbu1x5", [
  {"do":"open","path":"/ticket/T-2026-000007/"},
  {"do":"answer","call":"/api/checkUserSession","by":{"status":200,"json":{"loggedIn":true,"valid":true,"userData":{"account_name":"Nordlicht Elektro GmbH","account_debitor":"10003","firstname":"Robin","lastname":"Nord","account_nav_instance":"AT","contact_nav_instance":"AT","account_country":"AT","contact_country":"AT","partner_status":"gold","reg_flex_enabled":"0","account_key":"desk-gold"}}}},
  {"do":"answer","call":"/api/getTicket","by":{"status":200,"json":{"valid":true,"data":{"id":"T-2026-000007","date":"2026-02-03T00:00:00.000Z","subject":"Relay clicks","message":"The relay clicks all night.","creator":"Robin Nord","status":"open","attachments":[{"id":"desk-picture","name":"cellar.svg","size":310,"picture":true},{"id":"desk-file","name":"device.log","size":1500,"picture":false}],"answers":[{"id":"a1","date":"2026-02-04T00:00:00.000Z","author":"Support","side":"support","message":"Please update the Miniserver.","attachments":[]}],"mine":true,"area":"product","references":{"order":null,"invoice":null,"serial":"504F94D00001"},"remoteConnect":{"id":"desk-test","testedAt":"2026-02-03T09:30:00.000Z","by":"Robin Nord","outcome":{"code":"200","detail":null,"until":null},"took":1200},"closedAt":null}}}},
  {"do":"answer","call":"/api/getTicketDraft","by":{"status":200,"json":{"valid":true,"data":null}}},
  {"do":"fill","label":"Your answer","text":"Where is it?"},
  {"do":"press","name":"Send answer"},
  {"do":"answer","call":"/api/answerTicket","by":{"status":400,"json":{"error_code":"FILE_TYPE_NOT_ALLOWED"}}},
  {"do":"see","texts":["The content of a file does not match its name. Remove it, or attach it in another format.","Code FILE_TYPE_NOT_ALLOWED"]},
])

replay("TOO_MANY_FILES 16kf9uegeu", [
  {"do":"open","path":"/login/"},
  {"do":"signIn"},
  {"do":"answer","call":"/api/login","by":{"status":400,"json":{"error_code":"TOO_MANY_FILES"}}},
  {"do":"see","texts":["Unknown error","The request was declined. If it happens again, give support the code TOO_MANY_FILES.","Code TOO_MANY_FILES"]},
])

replay("HTTP_200 e1gs27o3o", [
  {"do":"open","path":"/login/"},
  {"do":"signIn"},
  {"do":"answer","call":"/api/login","by":{"status":200,"json":{"error_code":"endpoint_failure"}}},
  {"do":"see","texts":["This part is not available","The portal is having a problem at the moment. Your data is safe. Try again in a few minutes.","Code HTTP_200"]},
])

replay("HTTP_500 186jszu11n", [
  {"do":"open","path":"/login/"},
  {"do":"signIn"},
  {"do":"answer","call":"/api/login","by":{"status":500,"json":{"error_code":"endpoint_failure"}}},
  {"do":"see","texts":["This part is not available","The portal is having a problem at the moment. Your data is safe. Try again in a few minutes.","Code HTTP_500"]},
])

replay("HTTP_502 1gxos541ay", [
  {"do":"open","path":"/login/"},
  {"do":"signIn"},
  {"do":"answer","call":"/api/login","by":{"status":502,"json":{"error_code":"endpoint_failure"}}},
  {"do":"see","texts":["This part is not available","The portal is having a problem at the moment. Your data is safe. Try again in a few minutes.","Code HTTP_502"]},
])

replay("HTTP_503 1is8af7xki", [
  {"do":"open","path":"/login/"},
  {"do":"signIn"},
  {"do":"answer","call":"/api/login","by":{"status":503,"json":{"error_code":"endpoint_failure"}}},
  {"do":"see","texts":["This part is not available","The portal is having a problem at the moment. Your data is safe. Try again in a few minutes.","Code HTTP_503"]},
])

replay("HTTP_504 1ebgbymjt9", [
  {"do":"open","path":"/login/"},
  {"do":"signIn"},
  {"do":"answer","call":"/api/login","by":{"status":504,"json":{"error_code":"endpoint_failure"}}},
  {"do":"see","texts":["This part is not available","The portal is having a problem at the moment. Your data is safe. Try again in a few minutes.","Code HTTP_504"]},
])

replay("TIMED_OUT 1u4li1w10f", [
  {"do":"open","path":"/login/"},
  {"do":"signIn"},
  {"do":"wait","ms":61000},
  {"do":"see","texts":["No answer in time","The answer took longer than 15 seconds. Try again in a moment.","Code TIMED_OUT"]},
])

replay("OFFLINE 110foy37r7", [
  {"do":"open","path":"/login/"},
  {"do":"signIn"},
  {"do":"answer","call":"/api/login","by":{"cut":true}},
  {"do":"see","texts":["No connection","The portal could not be reached. Check your connection, then try again.","Code OFFLINE"]},
])

replay("MALFORMED_ANSWER 110ho1ywrl", [
  {"do":"open","path":"/login/"},
  {"do":"signIn"},
  {"do":"answer","call":"/api/login","by":{"status":200,"json":"~"}},
  {"do":"see","texts":["Response not readable","The portal received data that it cannot display. Try again; if it happens again, give support the code.","Code MALFORMED_ANSWER"]},
])

replay("NOT_FOUND 1gdhlj2ys0", [
  {"do":"open","path":"/login/"},
  {"do":"signIn"},
  {"do":"answer","call":"/api/login","by":{"status":404,"json":{"error_code":"NOT_FOUND"}}},
  {"do":"see","texts":["Not found","It does not exist, or it does not belong to your account. Check the address or go back to the list.","Code NOT_FOUND"]},
])

replay("CONFLICT 1ayxovgm0p", [
  {"do":"open","path":"/login/"},
  {"do":"signIn"},
  {"do":"answer","call":"/api/login","by":{"status":409,"json":{"error_code":"CONFLICT"}}},
  {"do":"see","texts":["Changed in the meantime","Someone has changed this since you opened it. Reload the page to see the current version.","Code CONFLICT"]},
])

replay("INVALID_REQUEST 1447xbz1bw", [
  {"do":"open","path":"/login/"},
  {"do":"signIn"},
  {"do":"answer","call":"/api/login","by":{"status":422,"json":{"error_code":"INVALID_REQUEST"}}},
  {"do":"see","texts":["Not accepted","Some values were not accepted. Check what you entered and send it again.","Code INVALID_REQUEST"]},
])

replay("TOO_MANY_REQUESTS 1lqzd5h167", [
  {"do":"open","path":"/login/"},
  {"do":"signIn"},
  {"do":"answer","call":"/api/login","by":{"status":429,"json":{"error_code":"TOO_MANY_REQUESTS"}}},
  {"do":"see","texts":["Too many requests","The portal received too many requests in a short time. Try again in 30 seconds.","Code TOO_MANY_REQUESTS"]},
])

replay("BAD_REQUEST 1bababrn4s", [
  {"do":"open","path":"/login/"},
  {"do":"signIn"},
  {"do":"answer","call":"/api/login","by":{"status":400,"json":{"error_code":"BAD_REQUEST"}}},
  {"do":"see","texts":["Unknown error","The request was declined. If it happens again, give support the code BAD_REQUEST.","Code BAD_REQUEST"]},
])

replay("UNSUPPORTED_MEDIA_TYPE k9iwhl1k1", [
  {"do":"open","path":"/login/"},
  {"do":"signIn"},
  {"do":"answer","call":"/api/login","by":{"status":400,"json":{"error_code":"UNSUPPORTED_MEDIA_TYPE"}}},
  {"do":"see","texts":["Unknown error","The request was declined. If it happens again, give support the code UNSUPPORTED_MEDIA_TYPE.","Code UNSUPPORTED_MEDIA_TYPE"]},
])

replay("NO_ACCESS m5gbmepme", [
  {"do":"open","path":"/login/"},
  {"do":"signIn"},
  {"do":"answer","call":"/api/login","by":{"status":403,"json":{}}},
  {"do":"see","texts":["No permission","You do not have permission to access this page.","Code NO_ACCESS"]},
])

replay("7001 9t4slm1rz", [
  {"do":"open","path":"/login/"},
  {"do":"signIn"},
  {"do":"answer","call":"/api/login","by":{"status":400,"json":{"error_code":"7001"}}},
  {"do":"see","texts":["Unknown error","The request was declined. If it happens again, give support the code 7001.","Code 7001"]},
])

replay("7002 wfqwz51ye", [
  {"do":"open","path":"/login/"},
  {"do":"signIn"},
  {"do":"answer","call":"/api/login","by":{"status":400,"json":{"error_code":"7002"}}},
  {"do":"see","texts":["Unknown error","The request was declined. If it happens again, give support the code 7002.","Code 7002"]},
])

replay("7003 1xu3sks1a2", [
  {"do":"open","path":"/login/"},
  {"do":"signIn"},
  {"do":"answer","call":"/api/login","by":{"status":400,"json":{"error_code":"7003"}}},
  {"do":"see","texts":["Unknown error","The request was declined. If it happens again, give support the code 7003.","Code 7003"]},
])

replay("7004 15fsynnbvq", [
  {"do":"open","path":"/login/"},
  {"do":"signIn"},
  {"do":"answer","call":"/api/login","by":{"status":400,"json":{"error_code":"7004"}}},
  {"do":"see","texts":["Unknown error","The request was declined. If it happens again, give support the code 7004.","Code 7004"]},
])

replay("7005 1uu7006o9t", [
  {"do":"open","path":"/login/"},
  {"do":"signIn"},
  {"do":"answer","call":"/api/login","by":{"status":400,"json":{"error_code":"7005"}}},
  {"do":"see","texts":["Unknown error","The request was declined. If it happens again, give support the code 7005.","Code 7005"]},
])

replay("7006 1q0izz11ve", [
  {"do":"open","path":"/login/"},
  {"do":"signIn"},
  {"do":"answer","call":"/api/login","by":{"status":400,"json":{"error_code":"7006"}}},
  {"do":"see","texts":["Unknown error","The request was declined. If it happens again, give support the code 7006.","Code 7006"]},
])

replay("7031 p2g77i4h", [
  {"do":"open","path":"/login/"},
  {"do":"signIn"},
  {"do":"answer","call":"/api/login","by":{"status":400,"json":{"error_code":"7031"}}},
  {"do":"see","texts":["Unknown error","The request was declined. If it happens again, give support the code 7031.","Code 7031"]},
])

replay("7032 10tbpe01e2", [
  {"do":"open","path":"/login/"},
  {"do":"signIn"},
  {"do":"answer","call":"/api/login","by":{"status":400,"json":{"error_code":"7032"}}},
  {"do":"see","texts":["Unknown error","The request was declined. If it happens again, give support the code 7032.","Code 7032"]},
])

replay("7033 zjofh1tq", [
  {"do":"open","path":"/login/"},
  {"do":"signIn"},
  {"do":"answer","call":"/api/login","by":{"status":400,"json":{"error_code":"7033"}}},
  {"do":"see","texts":["Unknown error","The request was declined. If it happens again, give support the code 7033.","Code 7033"]},
])

replay("7034 1rsudy21fe", [
  {"do":"open","path":"/login/"},
  {"do":"signIn"},
  {"do":"answer","call":"/api/login","by":{"status":400,"json":{"error_code":"7034"}}},
  {"do":"see","texts":["Unknown error","The request was declined. If it happens again, give support the code 7034.","Code 7034"]},
])

replay("7035 zd2ix3110", [
  {"do":"open","path":"/login/"},
  {"do":"signIn"},
  {"do":"answer","call":"/api/login","by":{"status":400,"json":{"error_code":"7035"}}},
  {"do":"see","texts":["Unknown error","The request was declined. If it happens again, give support the code 7035.","Code 7035"]},
])

replay("7036 1eh1ku41up", [
  {"do":"open","path":"/login/"},
  {"do":"signIn"},
  {"do":"answer","call":"/api/login","by":{"status":400,"json":{"error_code":"7036"}}},
  {"do":"see","texts":["Unknown error","The request was declined. If it happens again, give support the code 7036.","Code 7036"]},
])

replay("7037 1w42blwjc", [
  {"do":"open","path":"/login/"},
  {"do":"signIn"},
  {"do":"answer","call":"/api/login","by":{"status":400,"json":{"error_code":"7037"}}},
  {"do":"see","texts":["Unknown error","The request was declined. If it happens again, give support the code 7037.","Code 7037"]},
])

replay("7038 17m94ny17o", [
  {"do":"open","path":"/login/"},
  {"do":"signIn"},
  {"do":"answer","call":"/api/login","by":{"status":400,"json":{"error_code":"7038"}}},
  {"do":"see","texts":["Unknown error","The request was declined. If it happens again, give support the code 7038.","Code 7038"]},
])

replay("7039 2bbbzf742", [
  {"do":"open","path":"/login/"},
  {"do":"signIn"},
  {"do":"answer","call":"/api/login","by":{"status":400,"json":{"error_code":"7039"}}},
  {"do":"see","texts":["Unknown error","The request was declined. If it happens again, give support the code 7039.","Code 7039"]},
])

replay("7040 d3tlure60", [
  {"do":"open","path":"/login/"},
  {"do":"signIn"},
  {"do":"answer","call":"/api/login","by":{"status":400,"json":{"error_code":"7040"}}},
  {"do":"see","texts":["Unknown error","The request was declined. If it happens again, give support the code 7040.","Code 7040"]},
])

replay("7777 irnfguhch", [
  {"do":"open","path":"/login/"},
  {"do":"signIn"},
  {"do":"answer","call":"/api/login","by":{"status":400,"json":{"error_code":"7777"}}},
  {"do":"see","texts":["Unknown error","The request was declined. If it happens again, give support the code 7777.","Code 7777"]},
])
