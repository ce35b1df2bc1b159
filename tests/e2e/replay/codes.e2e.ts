// Exported from the replay desk; it lives in tests/e2e/replay/.
import { replayPage } from "../support/replay.ts"

replayPage([
  { title: "INVALID_PASSWORD dg63n11tt", commands: [
    {"do":"open","path":"/login/"},
    {"do":"signIn"},
    {"do":"answer","call":"/api/login","by":{"status":200,"json":{"valid":false,"error_code":"INVALID_PASSWORD"}}},
    {"do":"see","texts":["The password is incorrect. Check it and try again.","Code INVALID_PASSWORD"]},
  ] },
  { title: "EMPTY_EMAIL_ADDRESS 1egaikn4l8", commands: [
    {"do":"signIn"},
    {"do":"answer","call":"/api/login","by":{"status":200,"json":{"valid":false,"error_code":"EMPTY_EMAIL_ADDRESS"}}},
    {"do":"see","texts":["Enter your email address.","Code EMPTY_EMAIL_ADDRESS"]},
  ] },
  { title: "EMPTY_EMAIL_PASSWORD tvw2841qi", commands: [
    {"do":"signIn"},
    {"do":"answer","call":"/api/login","by":{"status":200,"json":{"valid":false,"error_code":"EMPTY_EMAIL_PASSWORD"}}},
    {"do":"see","texts":["Enter your email address and your password.","Code EMPTY_EMAIL_PASSWORD"]},
  ] },
  { title: "TOO_MANY_LOGIN_ATTEMPTS 13fb2v31pg", commands: [
    {"do":"signIn"},
    {"do":"answer","call":"/api/login","by":{"status":200,"json":{"valid":false,"error_code":"TOO_MANY_LOGIN_ATTEMPTS"}}},
    {"do":"see","texts":["Too many attempts. For your protection, sign-in is blocked for a while. Try again in 15 minutes.","Code TOO_MANY_LOGIN_ATTEMPTS"]},
  ] },
  { title: "UNKNOWN_ERROR 1f8xq491e7", commands: [
    {"do":"signIn"},
    {"do":"answer","call":"/api/login","by":{"status":200,"json":{"valid":false,"error_code":"UNKNOWN_ERROR"}}},
    {"do":"see","texts":["The sign-in failed for an unknown reason. Try again; if it happens again, give support the code.","Code UNKNOWN_ERROR"]},
  ] },
  { title: "MISSING_POST_PARAMS 1cwxt8a1sc", commands: [
    {"do":"signIn"},
    {"do":"answer","call":"/api/login","by":{"status":200,"json":{"valid":false,"error_code":"MISSING_POST_PARAMS"}}},
    {"do":"see","texts":["Your sign-in details did not reach the portal completely. If it happens again, contact support: support@homeautomation.example.","Code MISSING_POST_PARAMS"]},
  ] },
  { title: "EMPTY_PASSWORD rv278nqr5", commands: [
    {"do":"signIn"},
    {"do":"answer","call":"/api/login","by":{"status":200,"json":{"valid":false,"error_code":"EMPTY_PASSWORD"}}},
    {"do":"see","texts":["Enter your password.","Code EMPTY_PASSWORD"]},
  ] },
  { title: "NO_WEBACCOUNT_FOR_THIS_EMAIL_ADDRESS x3epco1x4", commands: [
    {"do":"signIn"},
    {"do":"answer","call":"/api/login","by":{"status":200,"json":{"valid":false,"error_code":"NO_WEBACCOUNT_FOR_THIS_EMAIL_ADDRESS"}}},
    {"do":"see","texts":["There is no account for this email address. Check the spelling, or use the address you registered with.","Code NO_WEBACCOUNT_FOR_THIS_EMAIL_ADDRESS"]},
  ] },
  { title: "COMPANY_DEACTIVATED 1080gxinio", commands: [
    {"do":"signIn"},
    {"do":"answer","call":"/api/login","by":{"status":200,"json":{"valid":false,"error_code":"COMPANY_DEACTIVATED"}}},
    {"do":"see","texts":["Your company's account has been closed. Contact support: support@homeautomation.example.","Code COMPANY_DEACTIVATED"]},
  ] },
  { title: "WEBACCOUNT_NOT_ACTIVATED 1hswouf1s7", commands: [
    {"do":"signIn"},
    {"do":"answer","call":"/api/login","by":{"status":200,"json":{"valid":false,"error_code":"WEBACCOUNT_NOT_ACTIVATED"}}},
    {"do":"see","texts":["This account has not been activated yet. Open the link in the email you received after registering.","Code WEBACCOUNT_NOT_ACTIVATED"]},
  ] },
  { title: "HTTP_200 e1gs27o3o", commands: [
    {"do":"signIn"},
    {"do":"answer","call":"/api/login","by":{"status":200,"json":{"valid":false,"error_code":"endpoint_failure"}}},
    {"do":"see","texts":["This part is not available","The portal is having a problem at the moment. Your data is safe. Try again in a few minutes.","Code HTTP_200"]},
  ] },
  { title: "HTTP_500 186jszu11n", commands: [
    {"do":"signIn"},
    {"do":"answer","call":"/api/login","by":{"status":500,"json":{"valid":false,"error_code":"endpoint_failure"}}},
    {"do":"see","texts":["Code HTTP_500"]},
  ] },
])

replayPage([
  { title: "SESSION_EXPIRED 1r4w2q2l18", commands: [
    {"do":"open","path":"/login/"},
    {"do":"signIn"},
    {"do":"answer","call":"/api/login","by":{"status":401,"json":{}}},
    {"do":"see","texts":["Sign in again","Your session has ended. Sign in to pick up where you left off. What you entered has been saved.","Code SESSION_EXPIRED"]},
  ] },
  { title: "7037 1w42blwjc", commands: [
    {"do":"open","path":"/login/"},
    {"do":"signIn"},
    {"do":"answer","call":"/api/login","by":{"status":400,"json":{"error_code":"7037"}}},
    {"do":"see","texts":["Unknown error","The request was declined. If it happens again, give support the code 7037.","Code 7037"]},
  ] },
  { title: "7038 17m94ny17o", commands: [
    {"do":"signIn"},
    {"do":"answer","call":"/api/login","by":{"status":400,"json":{"error_code":"7038"}}},
    {"do":"see","texts":["The request was declined. If it happens again, give support the code 7038.","Code 7038"]},
  ] },
  { title: "7039 2bbbzf742", commands: [
    {"do":"signIn"},
    {"do":"answer","call":"/api/login","by":{"status":400,"json":{"error_code":"7039"}}},
    {"do":"see","texts":["The request was declined. If it happens again, give support the code 7039.","Code 7039"]},
  ] },
  { title: "7040 d3tlure60", commands: [
    {"do":"signIn"},
    {"do":"answer","call":"/api/login","by":{"status":400,"json":{"error_code":"7040"}}},
    {"do":"see","texts":["The request was declined. If it happens again, give support the code 7040.","Code 7040"]},
  ] },
  { title: "7777 irnfguhch", commands: [
    {"do":"signIn"},
    {"do":"answer","call":"/api/login","by":{"status":400,"json":{"error_code":"7777"}}},
    {"do":"see","texts":["The request was declined. If it happens again, give support the code 7777.","Code 7777"]},
  ] },
  { title: "SIGN_ON_REFUSED 1p0ck1qe8s", commands: [
    {"do":"open","path":"/login/","refused":"access_denied"},
    {"do":"answer","call":"/api/checkUserSession","by":{"status":200,"json":{"loggedIn":false,"valid":false}}},
    {"do":"answer","call":"/.well-known/openid-configuration","by":{"status":200,"json":{}}},
    {"do":"see","texts":["Single sign-on did not accept the sign-in. Try again, or sign in with email and password.","Code SIGN_ON_REFUSED"]},
  ] },
  { title: "SIGN_ON_UNAVAILABLE 1gy19p0jse", commands: [
    {"do":"open","path":"/login/"},
    {"do":"answer","call":"/api/checkUserSession","by":{"status":200,"json":{"loggedIn":false,"valid":false}}},
    {"do":"answer","call":"/.well-known/openid-configuration","by":{"cut":true}},
    {"do":"see","texts":["Single sign-on is not available at the moment. You can sign in with email and password.","Code SIGN_ON_UNAVAILABLE"]},
  ] },
  { title: "SIGN_ON_MISCONFIGURED j1195x11w", commands: [
    {"do":"open","path":"/login/"},
    {"do":"answer","call":"/api/checkUserSession","by":{"status":200,"json":{"loggedIn":false,"valid":false}}},
    {"do":"answer","call":"/.well-known/openid-configuration","by":{"status":404,"json":{}}},
    {"do":"see","texts":["Single sign-on is not set up correctly. You can sign in with email and password.","Code SIGN_ON_MISCONFIGURED"]},
  ] },
  { title: "WRONG_REALM 1jahpwrfro", commands: [
    {"do":"open","path":"/login/"},
    {"do":"answer","call":"/api/checkUserSession","by":{"status":200,"json":{"loggedIn":false,"valid":false}}},
    {"do":"answer","call":"/.well-known/openid-configuration","by":{"status":404,"json":{}}},
    {"do":"see","texts":["Single sign-on is not set up correctly. You can sign in with email and password.","Code WRONG_REALM"]},
  ] },
  { title: "SESSION_UNREACHABLE 1ur65m41hw", commands: [
    {"do":"open","path":"/login/"},
    {"do":"answer","call":"/api/checkUserSession","by":{"cut":true}},
    {"do":"see","texts":["The portal could not find out whether you are already signed in. You can sign in here.","Code SESSION_UNREACHABLE"]},
  ] },
  { title: "NOT_EXTENDED jrwo8mpin", commands: [
    {"do":"open","path":"/login/"},
    {"do":"answer","call":"/api/checkUserSession","by":{"status":200,"json":{"loggedIn":true,"valid":true,"userData":{"account_name":"Nordlicht Elektro GmbH","account_debitor":"10003","firstname":"Robin","lastname":"Nord","account_nav_instance":"AT","contact_nav_instance":"AT","account_country":"AT","contact_country":"AT","partner_status":"gold","reg_flex_enabled":"0","account_key":"desk-gold"}}}},
    {"do":"wait","ms":1680000},
    {"do":"press","name":"Stay signed in"},
    {"do":"answer","call":"/api/checkUserSession","by":{"cut":true}},
    {"do":"see","texts":["The session could not be extended. Check your connection and try again.","Code NOT_EXTENDED"]},
  ] },
])

replayPage([
  { title: "HTTP_502 1gxos541ay", commands: [
    {"do":"open","path":"/login/"},
    {"do":"signIn"},
    {"do":"answer","call":"/api/login","by":{"status":502,"json":{"valid":false,"error_code":"endpoint_failure"}}},
    {"do":"see","texts":["This part is not available","The portal is having a problem at the moment. Your data is safe. Try again in a few minutes.","Code HTTP_502"]},
  ] },
  { title: "HTTP_503 1is8af7xki", commands: [
    {"do":"signIn"},
    {"do":"answer","call":"/api/login","by":{"status":503,"json":{"valid":false,"error_code":"endpoint_failure"}}},
    {"do":"see","texts":["Code HTTP_503"]},
  ] },
  { title: "HTTP_504 1ebgbymjt9", commands: [
    {"do":"signIn"},
    {"do":"answer","call":"/api/login","by":{"status":504,"json":{"valid":false,"error_code":"endpoint_failure"}}},
    {"do":"see","texts":["Code HTTP_504"]},
  ] },
  { title: "TIMED_OUT 1u4li1w10f", commands: [
    {"do":"signIn"},
    {"do":"wait","ms":61000},
    {"do":"see","texts":["No answer in time","The answer took longer than 15 seconds. Try again in a moment.","Code TIMED_OUT"]},
  ] },
  { title: "OFFLINE 110foy37r7", commands: [
    {"do":"signIn"},
    {"do":"answer","call":"/api/login","by":{"cut":true}},
    {"do":"see","texts":["No connection","The portal could not be reached. Check your connection, then try again.","Code OFFLINE"]},
  ] },
  { title: "MALFORMED_ANSWER 110ho1ywrl", commands: [
    {"do":"signIn"},
    {"do":"answer","call":"/api/login","by":{"status":200,"json":"~"}},
    {"do":"see","texts":["Response not readable","The portal received data that it cannot display. Try again; if it happens again, give support the code.","Code MALFORMED_ANSWER"]},
  ] },
  { title: "NOT_FOUND 1gdhlj2ys0", commands: [
    {"do":"signIn"},
    {"do":"answer","call":"/api/login","by":{"status":404,"json":{"error_code":"NOT_FOUND"}}},
    {"do":"see","texts":["Not found","It does not exist, or it does not belong to your account. Check the address or go back to the list.","Code NOT_FOUND"]},
  ] },
  { title: "CONFLICT 1ayxovgm0p", commands: [
    {"do":"signIn"},
    {"do":"answer","call":"/api/login","by":{"status":409,"json":{"error_code":"CONFLICT"}}},
    {"do":"see","texts":["Changed in the meantime","Someone has changed this since you opened it. Reload the page to see the current version.","Code CONFLICT"]},
  ] },
  { title: "INVALID_REQUEST 1447xbz1bw", commands: [
    {"do":"signIn"},
    {"do":"answer","call":"/api/login","by":{"status":422,"json":{"error_code":"INVALID_REQUEST"}}},
    {"do":"see","texts":["Not accepted","Some values were not accepted. Check what you entered and send it again.","Code INVALID_REQUEST"]},
  ] },
  { title: "TOO_MANY_REQUESTS 1lqzd5h167", commands: [
    {"do":"signIn"},
    {"do":"answer","call":"/api/login","by":{"status":429,"json":{"error_code":"TOO_MANY_REQUESTS"}}},
    {"do":"see","texts":["Too many requests","The portal received too many requests in a short time. Try again in 30 seconds.","Code TOO_MANY_REQUESTS"]},
  ] },
  { title: "BAD_REQUEST 1bababrn4s", commands: [
    {"do":"signIn"},
    {"do":"answer","call":"/api/login","by":{"status":400,"json":{"error_code":"BAD_REQUEST"}}},
    {"do":"see","texts":["Unknown error","The request was declined. If it happens again, give support the code BAD_REQUEST.","Code BAD_REQUEST"]},
  ] },
  { title: "UNSUPPORTED_MEDIA_TYPE k9iwhl1k1", commands: [
    {"do":"signIn"},
    {"do":"answer","call":"/api/login","by":{"status":400,"json":{"error_code":"UNSUPPORTED_MEDIA_TYPE"}}},
    {"do":"see","texts":["The request was declined. If it happens again, give support the code UNSUPPORTED_MEDIA_TYPE.","Code UNSUPPORTED_MEDIA_TYPE"]},
  ] },
])

replayPage([
  { title: "NO_ACCESS m5gbmepme", commands: [
    {"do":"open","path":"/login/"},
    {"do":"signIn"},
    {"do":"answer","call":"/api/login","by":{"status":403,"json":{}}},
    {"do":"see","texts":["No permission","You do not have permission to access this page.","Code NO_ACCESS"]},
  ] },
  { title: "7002 wfqwz51ye", commands: [
    {"do":"signIn"},
    {"do":"answer","call":"/api/login","by":{"status":400,"json":{"error_code":"7002"}}},
    {"do":"see","texts":["Unknown error","The request was declined. If it happens again, give support the code 7002.","Code 7002"]},
  ] },
  { title: "7003 1xu3sks1a2", commands: [
    {"do":"signIn"},
    {"do":"answer","call":"/api/login","by":{"status":400,"json":{"error_code":"7003"}}},
    {"do":"see","texts":["The request was declined. If it happens again, give support the code 7003.","Code 7003"]},
  ] },
  { title: "7004 15fsynnbvq", commands: [
    {"do":"signIn"},
    {"do":"answer","call":"/api/login","by":{"status":400,"json":{"error_code":"7004"}}},
    {"do":"see","texts":["The request was declined. If it happens again, give support the code 7004.","Code 7004"]},
  ] },
  { title: "7005 1uu7006o9t", commands: [
    {"do":"signIn"},
    {"do":"answer","call":"/api/login","by":{"status":400,"json":{"error_code":"7005"}}},
    {"do":"see","texts":["The request was declined. If it happens again, give support the code 7005.","Code 7005"]},
  ] },
  { title: "7006 1q0izz11ve", commands: [
    {"do":"signIn"},
    {"do":"answer","call":"/api/login","by":{"status":400,"json":{"error_code":"7006"}}},
    {"do":"see","texts":["The request was declined. If it happens again, give support the code 7006.","Code 7006"]},
  ] },
  { title: "7031 p2g77i4h", commands: [
    {"do":"signIn"},
    {"do":"answer","call":"/api/login","by":{"status":400,"json":{"error_code":"7031"}}},
    {"do":"see","texts":["The request was declined. If it happens again, give support the code 7031.","Code 7031"]},
  ] },
  { title: "7032 10tbpe01e2", commands: [
    {"do":"signIn"},
    {"do":"answer","call":"/api/login","by":{"status":400,"json":{"error_code":"7032"}}},
    {"do":"see","texts":["The request was declined. If it happens again, give support the code 7032.","Code 7032"]},
  ] },
  { title: "7033 zjofh1tq", commands: [
    {"do":"signIn"},
    {"do":"answer","call":"/api/login","by":{"status":400,"json":{"error_code":"7033"}}},
    {"do":"see","texts":["The request was declined. If it happens again, give support the code 7033.","Code 7033"]},
  ] },
  { title: "7034 1rsudy21fe", commands: [
    {"do":"signIn"},
    {"do":"answer","call":"/api/login","by":{"status":400,"json":{"error_code":"7034"}}},
    {"do":"see","texts":["The request was declined. If it happens again, give support the code 7034.","Code 7034"]},
  ] },
  { title: "7035 zd2ix3110", commands: [
    {"do":"signIn"},
    {"do":"answer","call":"/api/login","by":{"status":400,"json":{"error_code":"7035"}}},
    {"do":"see","texts":["The request was declined. If it happens again, give support the code 7035.","Code 7035"]},
  ] },
  { title: "7036 1eh1ku41up", commands: [
    {"do":"signIn"},
    {"do":"answer","call":"/api/login","by":{"status":400,"json":{"error_code":"7036"}}},
    {"do":"see","texts":["The request was declined. If it happens again, give support the code 7036.","Code 7036"]},
  ] },
])

replayPage([
  { title: "LINK_INVALID 5ztzu88bk", commands: [
    {"do":"open","path":"/reset-password/desk/"},
    {"do":"answer","call":"/api/checkUserSession","by":{"status":200,"json":{"loggedIn":false,"valid":false}}},
    {"do":"answer","call":"/api/checkPasswordResetLink","by":{"status":400,"json":{"error_code":"LINK_INVALID"}}},
    {"do":"see","texts":["This link is not valid","Open the link from the email again, and make sure that it is complete. If it still does not work, request a new one.","Code LINK_INVALID"]},
  ] },
  { title: "LINK_USED 19sxfey93", commands: [
    {"do":"open","path":"/reset-password/desk/"},
    {"do":"answer","call":"/api/checkUserSession","by":{"status":200,"json":{"loggedIn":false,"valid":false}}},
    {"do":"answer","call":"/api/checkPasswordResetLink","by":{"status":400,"json":{"error_code":"LINK_USED"}}},
    {"do":"see","texts":["This link has already been used","Each link works once. If it was you, sign in; otherwise request a new link.","Code LINK_USED"]},
  ] },
  { title: "LINK_EXPIRED 1f4xdnehy8", commands: [
    {"do":"open","path":"/reset-password/desk/"},
    {"do":"answer","call":"/api/checkUserSession","by":{"status":200,"json":{"loggedIn":false,"valid":false}}},
    {"do":"answer","call":"/api/checkPasswordResetLink","by":{"status":400,"json":{"error_code":"LINK_EXPIRED"}}},
    {"do":"see","texts":["This link has expired","Request a new link and open it soon.","Code LINK_EXPIRED"]},
  ] },
])

replayPage([
  { title: "ACCOUNT_CREATION_FAILED 1jq3t8x3d7", commands: [
    {"do":"keep","draft":"{\"data\":{\"accountType\":\"private\",\"salutation\":\"ms\",\"firstname\":\"Robin\",\"lastname\":\"Nord\",\"email\":\"robin.nord@nordlicht.example\",\"phone\":\"+4373255501\",\"companyName\":\"\",\"country\":\"AT\",\"street\":\"Hauptplatz 1\",\"street2\":\"\",\"zip\":\"4020\",\"city\":\"Linz\",\"state\":\"\",\"vatId\":\"\",\"website\":\"\",\"contactTypes\":\"[]\",\"businessFields\":\"[]\",\"newsletter\":\"0\",\"dataProtection\":\"1\",\"licenceConfirmed\":\"0\"},\"step\":\"company\",\"verified\":{\"email\":\"robin.nord@nordlicht.example\",\"proof\":\"ppppppppppppppppppppppppppppppppppppppppppp\"},\"creating\":true}"},
    {"do":"open","path":"/registration/"},
    {"do":"answer","call":"/api/checkUserSession","by":{"status":200,"json":{"loggedIn":false,"valid":false}}},
    {"do":"answer","call":"/api/getSignUpOptions","by":{"status":200,"json":{"valid":true,"data":{"countries":[{"code":"AT","name":"Austria","states":[]},{"code":"CZ","name":"Czechia","states":[]}],"businessFields":[{"code":"2","name":"Electrical installation"}],"contactTypes":[{"code":"1","name":"Fair"}]}}}},
    {"do":"answer","call":"/api/getSignUpResult","by":{"status":200,"json":{"valid":true,"data":null}}},
    {"do":"fill","label":"New password","text":"Sample-2026!"},
    {"do":"fill","label":"Repeat the new password","text":"Sample-2026!"},
    {"do":"press","name":"Next"},
    {"do":"answer","call":"/api/checkEmail","by":{"status":200,"json":{"valid":true,"data":{}}}},
    {"do":"answer","call":"/api/createAccount","by":{"status":400,"json":{"error_code":"ACCOUNT_CREATION_FAILED"}}},
    {"do":"see","texts":["We have to look at your sign-up","The account could not be created. Support has been informed and will reply to robin.nord@nordlicht.example.","Code ACCOUNT_CREATION_FAILED"]},
  ] },
  { title: "WEBACCOUNT_EXISTS_ACTIVE 189ty7f1dc", commands: [
    {"do":"keep","draft":"{\"data\":{\"accountType\":\"partner\",\"salutation\":\"ms\",\"firstname\":\"Robin\",\"lastname\":\"Nord\",\"email\":\"robin.nord@nordlicht.example\",\"phone\":\"+4373255501\",\"companyName\":\"Nordlicht Elektro GmbH\",\"country\":\"AT\",\"street\":\"Hauptplatz 1\",\"street2\":\"\",\"zip\":\"4020\",\"city\":\"Linz\",\"state\":\"\",\"vatId\":\"\",\"website\":\"\",\"contactTypes\":\"[]\",\"businessFields\":\"[\\\"2\\\"]\",\"newsletter\":\"0\",\"dataProtection\":\"1\",\"licenceConfirmed\":\"0\"},\"step\":\"company\",\"verified\":null,\"creating\":false}"},
    {"do":"open","path":"/registration/"},
    {"do":"answer","call":"/api/checkUserSession","by":{"status":200,"json":{"loggedIn":false,"valid":false}}},
    {"do":"answer","call":"/api/getSignUpOptions","by":{"status":200,"json":{"valid":true,"data":{"countries":[{"code":"AT","name":"Austria","states":[]},{"code":"CZ","name":"Czechia","states":[]}],"businessFields":[{"code":"2","name":"Electrical installation"}],"contactTypes":[{"code":"1","name":"Fair"}]}}}},
    {"do":"check","label":"Ms"},
    {"do":"fill","label":"First name","text":"Grace"},
    {"do":"fill","label":"Last name","text":"Hopper"},
    {"do":"fill","label":"Email address","text":"grace@example.com"},
    {"do":"fill","label":"Phone","text":"+4315550100"},
    {"do":"fill","label":"New password","text":"Sample-2026!"},
    {"do":"fill","label":"Repeat the new password","text":"Sample-2026!"},
    {"do":"check","label":"I accept the data protection terms."},
    {"do":"press","name":"Next"},
    {"do":"answer","call":"/api/checkEmail","by":{"status":400,"json":{"error_code":"WEBACCOUNT_EXISTS_ACTIVE","field":"email"}}},
    {"do":"see","texts":["There is already an account with this email address.","Sign in with it, or set a new password. If you do not know of this account, write to support@homeautomation.example and name the code WEBACCOUNT_EXISTS_ACTIVE.","Code WEBACCOUNT_EXISTS_ACTIVE"]},
  ] },
  { title: "WEBACCOUNT_EXISTS_INACTIVE 16trx8t8w3", commands: [
    {"do":"press","name":"Next"},
    {"do":"answer","call":"/api/checkEmail","by":{"status":400,"json":{"error_code":"WEBACCOUNT_EXISTS_INACTIVE","field":"email"}}},
    {"do":"see","texts":["There is an account with this email address that has not been activated yet.","We can send the activation link again. Code WEBACCOUNT_EXISTS_INACTIVE.","Code WEBACCOUNT_EXISTS_INACTIVE"]},
  ] },
  { title: "VERIFICATION_INVALID 5yuv6ek5x", commands: [
    {"do":"keep","draft":"{\"data\":{\"accountType\":\"private\",\"salutation\":\"ms\",\"firstname\":\"Robin\",\"lastname\":\"Nord\",\"email\":\"robin.nord@nordlicht.example\",\"phone\":\"+4373255501\",\"companyName\":\"\",\"country\":\"AT\",\"street\":\"Hauptplatz 1\",\"street2\":\"\",\"zip\":\"4020\",\"city\":\"Linz\",\"state\":\"\",\"vatId\":\"\",\"website\":\"\",\"contactTypes\":\"[]\",\"businessFields\":\"[]\",\"newsletter\":\"0\",\"dataProtection\":\"1\",\"licenceConfirmed\":\"0\"},\"step\":\"company\",\"verified\":{\"email\":\"robin.nord@nordlicht.example\",\"proof\":\"ppppppppppppppppppppppppppppppppppppppppppp\"},\"creating\":true}"},
    {"do":"open","path":"/registration/"},
    {"do":"answer","call":"/api/checkUserSession","by":{"status":200,"json":{"loggedIn":false,"valid":false}}},
    {"do":"answer","call":"/api/getSignUpOptions","by":{"status":200,"json":{"valid":true,"data":{"countries":[{"code":"AT","name":"Austria","states":[]},{"code":"CZ","name":"Czechia","states":[]}],"businessFields":[{"code":"2","name":"Electrical installation"}],"contactTypes":[{"code":"1","name":"Fair"}]}}}},
    {"do":"answer","call":"/api/getSignUpResult","by":{"status":200,"json":{"valid":true,"data":null}}},
    {"do":"fill","label":"New password","text":"Sample-2026!"},
    {"do":"fill","label":"Repeat the new password","text":"Sample-2026!"},
    {"do":"press","name":"Next"},
    {"do":"answer","call":"/api/checkEmail","by":{"status":200,"json":{"valid":true,"data":{}}}},
    {"do":"answer","call":"/api/createAccount","by":{"status":400,"json":{"error_code":"VERIFICATION_INVALID"}}},
    {"do":"see","texts":["Email code","Code VERIFICATION_INVALID"]},
  ] },
  { title: "LICENCE_GONE 1hjspme10c", commands: [
    {"do":"keep","draft":"{\"data\":{\"accountType\":\"partner\",\"salutation\":\"ms\",\"firstname\":\"Robin\",\"lastname\":\"Nord\",\"email\":\"robin.nord@nordlicht.example\",\"phone\":\"+4373255501\",\"companyName\":\"Nordlicht Elektro GmbH\",\"country\":\"AT\",\"street\":\"Hauptplatz 1\",\"street2\":\"\",\"zip\":\"4020\",\"city\":\"Linz\",\"state\":\"\",\"vatId\":\"\",\"website\":\"\",\"contactTypes\":\"[]\",\"businessFields\":\"[\\\"2\\\"]\",\"newsletter\":\"0\",\"dataProtection\":\"1\",\"licenceConfirmed\":\"0\"},\"step\":\"company\",\"verified\":null,\"creating\":false}"},
    {"do":"open","path":"/registration/"},
    {"do":"answer","call":"/api/checkUserSession","by":{"status":200,"json":{"loggedIn":false,"valid":false}}},
    {"do":"answer","call":"/api/getSignUpOptions","by":{"status":200,"json":{"valid":true,"data":{"countries":[{"code":"AT","name":"Austria","states":[]},{"code":"CZ","name":"Czechia","states":[]}],"businessFields":[{"code":"2","name":"Electrical installation"}],"contactTypes":[{"code":"1","name":"Fair"}]}}}},
    {"do":"fill","label":"New password","text":"Sample-2026!"},
    {"do":"fill","label":"Repeat the new password","text":"Sample-2026!"},
    {"do":"press","name":"Next"},
    {"do":"answer","call":"/api/checkEmail","by":{"status":200,"json":{"valid":true,"data":{}}}},
    {"do":"press","name":"Next"},
    {"do":"press","name":"Next"},
    {"do":"files","files":[{"name":"licence.png","size":1000}]},
    {"do":"answer","call":"/api/uploadTradeLicence","by":{"status":200,"json":{"valid":true,"data":{"licence":"lllllllllllllllllllllllllllllllllllllllllll"}}}},
    {"do":"press","name":"Next"},
    {"do":"answer","call":"/api/sendVerificationCode","by":{"status":200,"json":{"valid":true,"data":{"resendAfter":60,"expiresAfter":900}}}},
    {"do":"fill","label":"Code from the email","text":"123456"},
    {"do":"press","name":"Create account"},
    {"do":"answer","call":"/api/verifyCode","by":{"status":200,"json":{"valid":true,"data":{"verification":"ppppppppppppppppppppppppppppppppppppppppppp"}}}},
    {"do":"answer","call":"/api/createAccount","by":{"status":400,"json":{"error_code":"LICENCE_GONE"}}},
    {"do":"see","texts":["The file is no longer there. Add it again.","Code LICENCE_GONE"]},
  ] },
  { title: "CODE_WRONG 1etnew32oa", commands: [
    {"do":"keep","draft":"{\"data\":{\"accountType\":\"private\",\"salutation\":\"ms\",\"firstname\":\"Robin\",\"lastname\":\"Nord\",\"email\":\"robin.nord@nordlicht.example\",\"phone\":\"+4373255501\",\"companyName\":\"\",\"country\":\"AT\",\"street\":\"Hauptplatz 1\",\"street2\":\"\",\"zip\":\"4020\",\"city\":\"Linz\",\"state\":\"\",\"vatId\":\"\",\"website\":\"\",\"contactTypes\":\"[]\",\"businessFields\":\"[]\",\"newsletter\":\"0\",\"dataProtection\":\"1\",\"licenceConfirmed\":\"0\"},\"step\":\"company\",\"verified\":null,\"creating\":false}"},
    {"do":"open","path":"/registration/"},
    {"do":"answer","call":"/api/checkUserSession","by":{"status":200,"json":{"loggedIn":false,"valid":false}}},
    {"do":"answer","call":"/api/getSignUpOptions","by":{"status":200,"json":{"valid":true,"data":{"countries":[{"code":"AT","name":"Austria","states":[]},{"code":"CZ","name":"Czechia","states":[]}],"businessFields":[{"code":"2","name":"Electrical installation"}],"contactTypes":[{"code":"1","name":"Fair"}]}}}},
    {"do":"fill","label":"New password","text":"Sample-2026!"},
    {"do":"fill","label":"Repeat the new password","text":"Sample-2026!"},
    {"do":"press","name":"Next"},
    {"do":"answer","call":"/api/checkEmail","by":{"status":200,"json":{"valid":true,"data":{}}}},
    {"do":"fill","label":"Code from the email","text":"123456"},
    {"do":"press","name":"Create account"},
    {"do":"answer","call":"/api/verifyCode","by":{"status":400,"json":{"error_code":"CODE_WRONG","field":"code"}}},
    {"do":"see","texts":["This code is not right. Check the digits.","Code CODE_WRONG"]},
  ] },
  { title: "CODE_EXPIRED 1omdpv1ri", commands: [
    {"do":"press","name":"Create account"},
    {"do":"answer","call":"/api/verifyCode","by":{"status":400,"json":{"error_code":"CODE_EXPIRED","field":"code"}}},
    {"do":"see","texts":["This code has expired. Request a new one.","Code CODE_EXPIRED"]},
  ] },
  { title: "CODE_TOO_MANY_TRIES 12i1lhv1y3", commands: [
    {"do":"press","name":"Create account"},
    {"do":"answer","call":"/api/verifyCode","by":{"status":400,"json":{"error_code":"CODE_TOO_MANY_TRIES","field":"code"}}},
    {"do":"see","texts":["There were too many wrong codes. Request a new one.","Code CODE_TOO_MANY_TRIES"]},
  ] },
  { title: "7001 s953o710c", commands: [
    {"do":"keep","draft":"{\"data\":{\"accountType\":\"private\",\"salutation\":\"ms\",\"firstname\":\"Robin\",\"lastname\":\"Nord\",\"email\":\"robin.nord@nordlicht.example\",\"phone\":\"+4373255501\",\"companyName\":\"\",\"country\":\"AT\",\"street\":\"Hauptplatz 1\",\"street2\":\"\",\"zip\":\"4020\",\"city\":\"Linz\",\"state\":\"\",\"vatId\":\"\",\"website\":\"\",\"contactTypes\":\"[]\",\"businessFields\":\"[]\",\"newsletter\":\"0\",\"dataProtection\":\"1\",\"licenceConfirmed\":\"0\"},\"step\":\"company\",\"verified\":{\"email\":\"robin.nord@nordlicht.example\",\"proof\":\"ppppppppppppppppppppppppppppppppppppppppppp\"},\"creating\":true}"},
    {"do":"open","path":"/registration/"},
    {"do":"answer","call":"/api/checkUserSession","by":{"status":200,"json":{"loggedIn":false,"valid":false}}},
    {"do":"answer","call":"/api/getSignUpOptions","by":{"status":200,"json":{"valid":true,"data":{"countries":[{"code":"AT","name":"Austria","states":[]},{"code":"CZ","name":"Czechia","states":[]}],"businessFields":[{"code":"2","name":"Electrical installation"}],"contactTypes":[{"code":"1","name":"Fair"}]}}}},
    {"do":"answer","call":"/api/getSignUpResult","by":{"status":200,"json":{"valid":true,"data":null}}},
    {"do":"fill","label":"New password","text":"Sample-2026!"},
    {"do":"fill","label":"Repeat the new password","text":"Sample-2026!"},
    {"do":"press","name":"Next"},
    {"do":"answer","call":"/api/checkEmail","by":{"status":200,"json":{"valid":true,"data":{}}}},
    {"do":"answer","call":"/api/createAccount","by":{"status":400,"json":{"error_code":"7001"}}},
    {"do":"see","texts":["Unknown error","The request was declined. If it happens again, give support the code 7001.","Code 7001"]},
  ] },
])

replayPage([
  { title: "EMAIL_UNCHANGED 19hh2vpx8x", commands: [
    {"do":"open","path":"/settings/"},
    {"do":"answer","call":"/api/checkUserSession","by":{"status":200,"json":{"loggedIn":true,"valid":true,"userData":{"account_name":"Nordlicht Elektro GmbH","account_debitor":"10003","firstname":"Robin","lastname":"Nord","account_nav_instance":"AT","contact_nav_instance":"AT","account_country":"AT","contact_country":"AT","partner_status":"gold","reg_flex_enabled":"0","account_key":"desk-gold"}}}},
    {"do":"answer","call":"/api/getAccount","by":{"status":200,"json":{"valid":true,"data":{"email":"robin.nord@nordlicht.example","pendingEmail":null,"customerNumber":"10003","newsletter":true,"notifications":["order_sent","ticket_answer"],"person":{"salutation":"ms","firstname":"Robin","lastname":"Nord","phone":"+4373255501","locale":"dede","version":1},"company":{"companyName":"Nordlicht Elektro GmbH","country":"AT","street":"Hauptplatz 1","street2":"","zip":"4020","city":"Linz","state":"","vatId":"ATU12345675","website":"","version":1},"vatVerdict":"valid","isPrivate":false}}}},
    {"do":"fill","label":"New email address","text":"grace@example.com"},
    {"do":"fill","label":"Your password","text":"Sample-2026!"},
    {"do":"press","name":"Change address"},
    {"do":"answer","call":"/api/requestEmailChange","by":{"status":400,"json":{"error_code":"EMAIL_UNCHANGED","field":"email"}}},
    {"do":"see","texts":["This is your present address already.","Code EMAIL_UNCHANGED"]},
  ] },
  { title: "PASSWORD_WRONG 1ng91w8125", commands: [
    {"do":"press","name":"Change address"},
    {"do":"answer","call":"/api/requestEmailChange","by":{"status":400,"json":{"error_code":"PASSWORD_WRONG","field":"password"}}},
    {"do":"see","texts":["This is not your present password.","Code PASSWORD_WRONG"]},
  ] },
])

replayPage([
  { title: "ALREADY_DECIDED 1ibyrd117i", commands: [
    {"do":"open","path":"/partners/review/"},
    {"do":"answer","call":"/api/checkUserSession","by":{"status":200,"json":{"loggedIn":true,"valid":true,"userData":{"account_name":"Home Automation Manufacturing GmbH","account_debitor":null,"firstname":"Alex","lastname":"Werk","account_nav_instance":"AT","contact_nav_instance":"AT","account_country":"AT","contact_country":"AT","partner_status":"ma","reg_flex_enabled":"0","account_key":"desk-staff"}}}},
    {"do":"answer","call":"/api/getTradeLicenceReviews","by":{"status":200,"json":{"valid":true,"data":{"rows":[{"id":"review-1","accountType":"partner","companyName":"Neustart Haustechnik e.U.","country":"AT","contact":"Toni Start","email":"toni.start@neustart.example","phone":"+43662555010","vatId":"ATU12345675","vatVerdict":"valid","businessFields":["2"],"submittedAt":"2026-02-03T09:30:00.000Z","file":{"name":"licence.pdf","size":182000,"picture":false},"status":"pending","decision":null}],"total":1}}}},
    {"do":"press","name":"Save decision"},
    {"do":"answer","call":"/api/reviewTradeLicence","by":{"status":400,"json":{"error_code":"ALREADY_DECIDED"}}},
    {"do":"see","texts":["Somebody else has decided about Neustart Haustechnik e.U. meanwhile. Your decision was not saved.","Code ALREADY_DECIDED"]},
  ] },
  { title: "REASON_EMPTY bk9a8l1at", commands: [
    {"do":"open","path":"/partners/review/"},
    {"do":"answer","call":"/api/checkUserSession","by":{"status":200,"json":{"loggedIn":true,"valid":true,"userData":{"account_name":"Home Automation Manufacturing GmbH","account_debitor":null,"firstname":"Alex","lastname":"Werk","account_nav_instance":"AT","contact_nav_instance":"AT","account_country":"AT","contact_country":"AT","partner_status":"ma","reg_flex_enabled":"0","account_key":"desk-staff"}}}},
    {"do":"answer","call":"/api/getTradeLicenceReviews","by":{"status":200,"json":{"valid":true,"data":{"rows":[{"id":"review-1","accountType":"partner","companyName":"Neustart Haustechnik e.U.","country":"AT","contact":"Toni Start","email":"toni.start@neustart.example","phone":"+43662555010","vatId":"ATU12345675","vatVerdict":"valid","businessFields":["2"],"submittedAt":"2026-02-03T09:30:00.000Z","file":{"name":"licence.pdf","size":182000,"picture":false},"status":"pending","decision":null}],"total":1}}}},
    {"do":"press","name":"Save decision"},
    {"do":"answer","call":"/api/reviewTradeLicence","by":{"status":400,"json":{"error_code":"REASON_EMPTY","field":"reason"}}},
    {"do":"see","texts":["Give a reason.","Code REASON_EMPTY"]},
  ] },
])

replayPage([
  { title: "PASSWORD_SAME 1uqw9ll1ya", commands: [
    {"do":"open","path":"/settings/password/"},
    {"do":"answer","call":"/api/checkUserSession","by":{"status":200,"json":{"loggedIn":true,"valid":true,"userData":{"account_name":"Nordlicht Elektro GmbH","account_debitor":"10003","firstname":"Robin","lastname":"Nord","account_nav_instance":"AT","contact_nav_instance":"AT","account_country":"AT","contact_country":"AT","partner_status":"gold","reg_flex_enabled":"0","account_key":"desk-gold"}}}},
    {"do":"fill","label":"Present password","text":"Sample-2025!"},
    {"do":"fill","label":"New password","text":"Sample-2026!"},
    {"do":"fill","label":"Repeat the new password","text":"Sample-2026!"},
    {"do":"press","name":"Save"},
    {"do":"answer","call":"/api/changePassword","by":{"status":400,"json":{"error_code":"PASSWORD_SAME","field":"password"}}},
    {"do":"see","texts":["Choose a password that differs from the present one.","Code PASSWORD_SAME"]},
  ] },
])

replayPage([
  { title: "OWN_MANAGE_USERS kolinr1sd", commands: [
    {"do":"open","path":"/settings/employees/?employee=E-2"},
    {"do":"answer","call":"/api/checkUserSession","by":{"status":200,"json":{"loggedIn":true,"valid":true,"userData":{"account_name":"Nordlicht Elektro GmbH","account_debitor":"10003","firstname":"Robin","lastname":"Nord","account_nav_instance":"AT","contact_nav_instance":"AT","account_country":"AT","contact_country":"AT","partner_status":"gold","reg_flex_enabled":"0","account_key":"desk-gold"}}}},
    {"do":"answer","call":"/api/getEmployees","by":{"status":200,"json":{"valid":true,"data":{"rows":[{"id":"E-1","firstname":"Robin","lastname":"Nord","mail":"robin.nord@nordlicht.example","status":"active","owner":true,"rights":[],"self":true,"lastSeen":"2026-02-03T09:30:00.000Z"},{"id":"E-2","firstname":"Kim","lastname":"Berg","mail":"kim.berg@nordlicht.example","status":"invited","owner":false,"rights":["tickets","trainings"],"self":false,"lastSeen":null}],"total":2}}}},
    {"do":"fill","label":"First name","text":"Grace"},
    {"do":"fill","label":"Last name","text":"Hopper"},
    {"do":"press","name":"Save"},
    {"do":"answer","call":"/api/updateEmployee","by":{"status":400,"json":{"error_code":"OWN_MANAGE_USERS","field":"rights"}}},
    {"do":"see","texts":["You cannot take this right from yourself.","Code OWN_MANAGE_USERS"]},
  ] },
  { title: "OWNER_RIGHTS bxii111fe", commands: [
    {"do":"press","name":"Save"},
    {"do":"answer","call":"/api/updateEmployee","by":{"status":400,"json":{"error_code":"OWNER_RIGHTS","field":"rights"}}},
    {"do":"see","texts":["Owners always hold all rights.","Code OWNER_RIGHTS"]},
  ] },
  { title: "OWNER_ONLY 113qr7i7ot", commands: [
    {"do":"press","name":"Save"},
    {"do":"answer","call":"/api/updateEmployee","by":{"status":400,"json":{"error_code":"OWNER_ONLY","field":"rights"}}},
    {"do":"see","texts":["Only an owner can change an owner.","Code OWNER_ONLY"]},
  ] },
])

replayPage([
  { title: "RIGHT_NOT_HELD 7sfcn4a55", commands: [
    {"do":"open","path":"/settings/employees/?employee=new"},
    {"do":"answer","call":"/api/checkUserSession","by":{"status":200,"json":{"loggedIn":true,"valid":true,"userData":{"account_name":"Nordlicht Elektro GmbH","account_debitor":"10003","firstname":"Robin","lastname":"Nord","account_nav_instance":"AT","contact_nav_instance":"AT","account_country":"AT","contact_country":"AT","partner_status":"gold","reg_flex_enabled":"0","account_key":"desk-gold"}}}},
    {"do":"answer","call":"/api/getEmployees","by":{"status":200,"json":{"valid":true,"data":{"rows":[{"id":"E-1","firstname":"Robin","lastname":"Nord","mail":"robin.nord@nordlicht.example","status":"active","owner":true,"rights":[],"self":true,"lastSeen":"2026-02-03T09:30:00.000Z"},{"id":"E-2","firstname":"Kim","lastname":"Berg","mail":"kim.berg@nordlicht.example","status":"invited","owner":false,"rights":["tickets","trainings"],"self":false,"lastSeen":null}],"total":2}}}},
    {"do":"fill","label":"First name","text":"Grace"},
    {"do":"fill","label":"Last name","text":"Hopper"},
    {"do":"fill","label":"Email address","text":"grace@example.com"},
    {"do":"press","name":"Send invitation"},
    {"do":"answer","call":"/api/createEmployee","by":{"status":400,"json":{"error_code":"RIGHT_NOT_HELD","field":"rights"}}},
    {"do":"see","texts":["You can only give rights that you hold yourself.","Code RIGHT_NOT_HELD"]},
  ] },
  { title: "EMAIL_TAKEN xoqdcc1g8", commands: [
    {"do":"press","name":"Send invitation"},
    {"do":"answer","call":"/api/createEmployee","by":{"status":400,"json":{"error_code":"EMAIL_TAKEN","field":"mail"}}},
    {"do":"see","texts":["There is already an account with this address. Use another one.","Code EMAIL_TAKEN"]},
  ] },
])

replayPage([
  { title: "OWN_STATUS 6u3km21a8", commands: [
    {"do":"open","path":"/settings/employees/"},
    {"do":"answer","call":"/api/checkUserSession","by":{"status":200,"json":{"loggedIn":true,"valid":true,"userData":{"account_name":"Nordlicht Elektro GmbH","account_debitor":"10003","firstname":"Robin","lastname":"Nord","account_nav_instance":"AT","contact_nav_instance":"AT","account_country":"AT","contact_country":"AT","partner_status":"gold","reg_flex_enabled":"0","account_key":"desk-gold"}}}},
    {"do":"answer","call":"/api/getEmployees","by":{"status":200,"json":{"valid":true,"data":{"rows":[{"id":"E-1","firstname":"Robin","lastname":"Nord","mail":"robin.nord@nordlicht.example","status":"active","owner":true,"rights":[],"self":true,"lastSeen":"2026-02-03T09:30:00.000Z"},{"id":"E-2","firstname":"Kim","lastname":"Berg","mail":"kim.berg@nordlicht.example","status":"invited","owner":false,"rights":["tickets","trainings"],"self":false,"lastSeen":null}],"total":2}}}},
    {"do":"press","name":"Deactivate Kim Berg"},
    {"do":"press","name":"Deactivate"},
    {"do":"answer","call":"/api/setEmployeeStatus","by":{"status":400,"json":{"error_code":"OWN_STATUS"}}},
    {"do":"see","texts":["You cannot deactivate yourself.","Code OWN_STATUS"]},
  ] },
  { title: "LAST_OWNER u7ix0rcsv", commands: [
    {"do":"press","name":"Deactivate"},
    {"do":"answer","call":"/api/setEmployeeStatus","by":{"status":400,"json":{"error_code":"LAST_OWNER"}}},
    {"do":"see","texts":["The company needs at least one active owner.","Code LAST_OWNER"]},
  ] },
  { title: "NOT_INVITED 15uukrc115", commands: [
    {"do":"open","path":"/settings/employees/"},
    {"do":"answer","call":"/api/checkUserSession","by":{"status":200,"json":{"loggedIn":true,"valid":true,"userData":{"account_name":"Nordlicht Elektro GmbH","account_debitor":"10003","firstname":"Robin","lastname":"Nord","account_nav_instance":"AT","contact_nav_instance":"AT","account_country":"AT","contact_country":"AT","partner_status":"gold","reg_flex_enabled":"0","account_key":"desk-gold"}}}},
    {"do":"answer","call":"/api/getEmployees","by":{"status":200,"json":{"valid":true,"data":{"rows":[{"id":"E-1","firstname":"Robin","lastname":"Nord","mail":"robin.nord@nordlicht.example","status":"active","owner":true,"rights":[],"self":true,"lastSeen":"2026-02-03T09:30:00.000Z"},{"id":"E-2","firstname":"Kim","lastname":"Berg","mail":"kim.berg@nordlicht.example","status":"invited","owner":false,"rights":["tickets","trainings"],"self":false,"lastSeen":null}],"total":2}}}},
    {"do":"press","name":"Send invitation again"},
    {"do":"answer","call":"/api/resendInvitation","by":{"status":400,"json":{"error_code":"NOT_INVITED"}}},
    {"do":"see","texts":["This person has already set a password, or was removed. Load the list again.","Code NOT_INVITED"]},
  ] },
  { title: "DEFECT guwj5u13o", commands: [
    {"do":"open","path":"/settings/employees/"},
    {"do":"answer","call":"/api/checkUserSession","by":{"status":200,"json":{"loggedIn":true,"valid":true,"userData":{"account_name":"Nordlicht Elektro GmbH","account_debitor":"10003","firstname":"Robin","lastname":"Nord","account_nav_instance":"AT","contact_nav_instance":"AT","account_country":"AT","contact_country":"AT","partner_status":"gold","reg_flex_enabled":"0","account_key":"desk-gold"}}}},
    {"do":"answer","call":"/api/getEmployees","by":{"status":200,"json":{"valid":true,"data":{"rows":[{"id":"E-1","firstname":"Robin","lastname":"Nord","mail":"robin.nord@nordlicht.example","status":"active","owner":true,"rights":[],"self":true,"lastSeen":"2026-02-03T09:30:00.000Z"},{"id":"E-2","firstname":"Kim","lastname":"Berg","mail":"kim.berg@nordlicht.example","status":"invited","owner":false,"rights":["tickets","trainings"],"self":false,"lastSeen":null}],"total":2}}}},
    {"do":"break"},
    {"do":"press","name":"Send invitation again"},
    {"do":"see","texts":["Something went wrong","The portal has run into an internal error. Try again; if it happens again, give support the code.","Code DEFECT"]},
  ] },
])

replayPage([
  { title: "ticket_error 3fau4v723", commands: [
    {"do":"open","path":"/ticket/T-2026-000007/"},
    {"do":"answer","call":"/api/checkUserSession","by":{"status":200,"json":{"loggedIn":true,"valid":true,"userData":{"account_name":"Nordlicht Elektro GmbH","account_debitor":"10003","firstname":"Robin","lastname":"Nord","account_nav_instance":"AT","contact_nav_instance":"AT","account_country":"AT","contact_country":"AT","partner_status":"gold","reg_flex_enabled":"0","account_key":"desk-gold"}}}},
    {"do":"answer","call":"/api/getTicket","by":{"status":200,"json":{"valid":true,"data":{"id":"T-2026-000007","date":"2026-02-01T00:00:00.000Z","subject":"Relay clicks","message":"The relay clicks all night.","creator":"Robin Nord","status":"open","attachments":[{"id":"desk-picture","name":"cellar.svg","size":310,"picture":true},{"id":"desk-file","name":"device.log","size":1500,"picture":false}],"answers":[{"id":"a1","date":"2026-02-02T00:00:00.000Z","author":"Support","side":"support","message":"Please update the Miniserver.","attachments":[]}],"mine":true,"area":"product","references":{"order":null,"invoice":null,"serial":"504F94D00001"},"remoteConnect":{"id":"desk-test","testedAt":"2026-02-03T09:30:00.000Z","by":"Robin Nord","outcome":{"code":"200","detail":null,"until":null},"took":1200},"closedAt":null}}}},
    {"do":"answer","call":"/api/getTicketDraft","by":{"status":200,"json":{"valid":true,"data":null}}},
    {"do":"fill","label":"Your answer","text":"Where is it?"},
    {"do":"press","name":"Send answer"},
    {"do":"wait","ms":30000},
    {"do":"see","texts":["Your request was not sent","Your text and files have been saved. You can send them again.","Code ticket_error"]},
  ] },
  { title: "TOO_LARGE 1d1e86u1z0", commands: [
    {"do":"press","name":"Send answer"},
    {"do":"answer","call":"/api/answerTicket","by":{"status":413,"json":{"error_code":"TOO_LARGE"}}},
    {"do":"see","texts":["Too large","What you sent is larger than the portal accepts. Remove or shrink files, then send it again.","Code TOO_LARGE"]},
  ] },
  { title: "FILE_EMPTY 1eoe9icpx2", commands: [
    {"do":"press","name":"Send answer"},
    {"do":"answer","call":"/api/answerTicket","by":{"status":400,"json":{"error_code":"FILE_EMPTY"}}},
    {"do":"see","texts":["One of the files is empty. Remove it, or attach it again.","Code FILE_EMPTY"]},
  ] },
  { title: "FILE_TYPE_NOT_ALLOWED 1bbkr0msz6", commands: [
    {"do":"press","name":"Send answer"},
    {"do":"answer","call":"/api/answerTicket","by":{"status":400,"json":{"error_code":"FILE_TYPE_NOT_ALLOWED"}}},
    {"do":"see","texts":["The content of a file does not match its name. Remove it, or attach it in another format.","Code FILE_TYPE_NOT_ALLOWED"]},
  ] },
  { title: "TOO_MANY_FILES 12m1ia03xv", commands: [
    {"do":"press","name":"Send answer"},
    {"do":"answer","call":"/api/answerTicket","by":{"status":400,"json":{"error_code":"TOO_MANY_FILES"}}},
    {"do":"see","texts":["Unknown error","The request was declined. If it happens again, give support the code TOO_MANY_FILES.","Code TOO_MANY_FILES"]},
  ] },
  { title: "TICKET_CLOSED urowl613b", commands: [
    {"do":"open","path":"/ticket/T-2026-000007/"},
    {"do":"answer","call":"/api/checkUserSession","by":{"status":200,"json":{"loggedIn":true,"valid":true,"userData":{"account_name":"Nordlicht Elektro GmbH","account_debitor":"10003","firstname":"Robin","lastname":"Nord","account_nav_instance":"AT","contact_nav_instance":"AT","account_country":"AT","contact_country":"AT","partner_status":"gold","reg_flex_enabled":"0","account_key":"desk-gold"}}}},
    {"do":"answer","call":"/api/getTicket","by":{"status":200,"json":{"valid":true,"data":{"id":"T-2026-000007","date":"2026-02-01T00:00:00.000Z","subject":"Relay clicks","message":"The relay clicks all night.","creator":"Robin Nord","status":"open","attachments":[{"id":"desk-picture","name":"cellar.svg","size":310,"picture":true},{"id":"desk-file","name":"device.log","size":1500,"picture":false}],"answers":[{"id":"a1","date":"2026-02-02T00:00:00.000Z","author":"Support","side":"support","message":"Please update the Miniserver.","attachments":[]}],"mine":true,"area":"product","references":{"order":null,"invoice":null,"serial":"504F94D00001"},"remoteConnect":{"id":"desk-test","testedAt":"2026-02-03T09:30:00.000Z","by":"Robin Nord","outcome":{"code":"200","detail":null,"until":null},"took":1200},"closedAt":null}}}},
    {"do":"press","name":"Close ticket"},
    {"do":"answer","call":"/api/closeTicket","by":{"status":400,"json":{"error_code":"TICKET_CLOSED"}}},
    {"do":"see","texts":["The ticket has been closed meanwhile. Reopen it, or create a new one.","Code TICKET_CLOSED"]},
  ] },
  { title: "input.file_to_big 14y4p8bl14", commands: [
    {"do":"open","path":"/ticket/T-2026-000007/"},
    {"do":"answer","call":"/api/checkUserSession","by":{"status":200,"json":{"loggedIn":true,"valid":true,"userData":{"account_name":"Nordlicht Elektro GmbH","account_debitor":"10003","firstname":"Robin","lastname":"Nord","account_nav_instance":"AT","contact_nav_instance":"AT","account_country":"AT","contact_country":"AT","partner_status":"gold","reg_flex_enabled":"0","account_key":"desk-gold"}}}},
    {"do":"answer","call":"/api/getTicket","by":{"status":200,"json":{"valid":true,"data":{"id":"T-2026-000007","date":"2026-02-01T00:00:00.000Z","subject":"Relay clicks","message":"The relay clicks all night.","creator":"Robin Nord","status":"open","attachments":[{"id":"desk-picture","name":"cellar.svg","size":310,"picture":true},{"id":"desk-file","name":"device.log","size":1500,"picture":false}],"answers":[{"id":"a1","date":"2026-02-02T00:00:00.000Z","author":"Support","side":"support","message":"Please update the Miniserver.","attachments":[]}],"mine":true,"area":"product","references":{"order":null,"invoice":null,"serial":"504F94D00001"},"remoteConnect":{"id":"desk-test","testedAt":"2026-02-03T09:30:00.000Z","by":"Robin Nord","outcome":{"code":"200","detail":null,"until":null},"took":1200},"closedAt":null}}}},
    {"do":"answer","call":"/api/getTicketDraft","by":{"status":200,"json":{"valid":true,"data":null}}},
    {"do":"files","files":[{"name":"large.png","size":11000000}]},
    {"do":"see","texts":["large.png is too large.","Code input.file_to_big"]},
  ] },
])

replayPage([
  { title: "TICKET_NOT_CLOSED rswe4qg1e", commands: [
    {"do":"open","path":"/ticket/T-2026-000003/"},
    {"do":"answer","call":"/api/checkUserSession","by":{"status":200,"json":{"loggedIn":true,"valid":true,"userData":{"account_name":"Nordlicht Elektro GmbH","account_debitor":"10003","firstname":"Robin","lastname":"Nord","account_nav_instance":"AT","contact_nav_instance":"AT","account_country":"AT","contact_country":"AT","partner_status":"gold","reg_flex_enabled":"0","account_key":"desk-gold"}}}},
    {"do":"answer","call":"/api/getTicket","by":{"status":200,"json":{"valid":true,"data":{"id":"T-2026-000003","date":"2026-01-14T00:00:00.000Z","subject":"Portal - Order #SO-2026-000088","message":"Where is the parcel?","creator":"Robin Nord","status":"closed","attachments":[],"answers":[{"id":"a1","date":"2026-01-16T00:00:00.000Z","author":"Support","side":"support","message":"It will be with you tomorrow.","attachments":[]}],"mine":true,"area":"order","references":{"order":null,"invoice":null,"serial":null},"remoteConnect":null,"closedAt":"2026-01-30T00:00:00.000Z"}}}},
    {"do":"press","name":"Reopen ticket"},
    {"do":"answer","call":"/api/reopenTicket","by":{"status":400,"json":{"error_code":"TICKET_NOT_CLOSED"}}},
    {"do":"see","texts":["The ticket is open already.","Code TICKET_NOT_CLOSED"]},
  ] },
  { title: "REOPEN_TOO_LATE 18lux7i16n", commands: [
    {"do":"press","name":"Reopen ticket"},
    {"do":"answer","call":"/api/reopenTicket","by":{"status":400,"json":{"error_code":"REOPEN_TOO_LATE"}}},
    {"do":"see","texts":["The ticket was closed more than 14 days ago. Create a new one.","Code REOPEN_TOO_LATE"]},
  ] },
])

replayPage([
  { title: "TICKET_NOT_MINE 4aj3832lr", commands: [
    {"do":"open","path":"/ticket/T-2026-000008/"},
    {"do":"answer","call":"/api/checkUserSession","by":{"status":200,"json":{"loggedIn":true,"valid":true,"userData":{"account_name":"Nordlicht Elektro GmbH","account_debitor":"10003","firstname":"Robin","lastname":"Nord","account_nav_instance":"AT","contact_nav_instance":"AT","account_country":"AT","contact_country":"AT","partner_status":"gold","reg_flex_enabled":"0","account_key":"desk-gold"}}}},
    {"do":"answer","call":"/api/getTicket","by":{"status":200,"json":{"valid":true,"data":{"id":"T-2026-000008","date":"2026-02-01T00:00:00.000Z","subject":"Relay clicks","message":"The relay clicks all night.","creator":"Robin Nord","status":"open","attachments":[{"id":"desk-picture","name":"cellar.svg","size":310,"picture":true},{"id":"desk-file","name":"device.log","size":1500,"picture":false}],"answers":[],"mine":true,"area":"product","references":{"order":null,"invoice":null,"serial":"504F94D00001"},"remoteConnect":{"id":"desk-test","testedAt":"2026-02-03T09:30:00.000Z","by":"Robin Nord","outcome":{"code":"200","detail":null,"until":null},"took":1200},"closedAt":null}}}},
    {"do":"press","name":"Correct"},
    {"do":"fill","label":"Subject","text":"Relay"},
    {"do":"press","name":"Save"},
    {"do":"answer","call":"/api/updateTicket","by":{"status":400,"json":{"error_code":"TICKET_NOT_MINE"}}},
    {"do":"see","texts":["Only the person who created the ticket can correct it.","Code TICKET_NOT_MINE"]},
  ] },
  { title: "TICKET_ALREADY_ANSWERED uj9yyp2mx", commands: [
    {"do":"press","name":"Save"},
    {"do":"answer","call":"/api/updateTicket","by":{"status":400,"json":{"error_code":"TICKET_ALREADY_ANSWERED"}}},
    {"do":"see","texts":["Support has answered already. Write an answer in place of a correction.","Code TICKET_ALREADY_ANSWERED"]},
  ] },
  { title: "REFERENCE_NOT_FOUND pi64ij1s4", commands: [
    {"do":"press","name":"Save"},
    {"do":"answer","call":"/api/updateTicket","by":{"status":400,"json":{"error_code":"REFERENCE_NOT_FOUND"}}},
    {"do":"see","texts":["Your company has no such number. Check it, or leave it out.","Code REFERENCE_NOT_FOUND"]},
  ] },
])

replayPage([
  { title: "REQUIRED_FIELDS_MISSING 118ap3njwd", commands: [
    {"do":"open","path":"/new-ticket/"},
    {"do":"answer","call":"/api/checkUserSession","by":{"status":200,"json":{"loggedIn":true,"valid":true,"userData":{"account_name":"Nordlicht Elektro GmbH","account_debitor":"10003","firstname":"Robin","lastname":"Nord","account_nav_instance":"AT","contact_nav_instance":"AT","account_country":"AT","contact_country":"AT","partner_status":"gold","reg_flex_enabled":"0","account_key":"desk-gold"}}}},
    {"do":"answer","call":"/api/getTicketDraft","by":{"status":200,"json":{"valid":true,"data":{"draft":{"subject":"Relay clicks","message":"","area":"product","serial":"504F94D00001","fileNames":[]},"savedAt":"2026-02-03T09:30:00.000Z"}}}},
    {"do":"press","name":"Send ticket"},
    {"do":"see","texts":["Enter a message. Without it we cannot help.","Enter a message. Without it we cannot help.","A number that this area needs is missing. Enter it, or choose another area.","Code REQUIRED_FIELDS_MISSING"]},
  ] },
])

replayPage([
  { title: "PERIOD_INVALID 62f2ak1ux", commands: [
    {"do":"open","path":"/new-ticket/statistic/?from=2026-02-02&to=2026-02-08"},
    {"do":"answer","call":"/api/checkUserSession","by":{"status":200,"json":{"loggedIn":true,"valid":true,"userData":{"account_name":"Home Automation Manufacturing GmbH","account_debitor":null,"firstname":"Alex","lastname":"Werk","account_nav_instance":"AT","contact_nav_instance":"AT","account_country":"AT","contact_country":"AT","partner_status":"ma","reg_flex_enabled":"0","account_key":"desk-staff"}}}},
    {"do":"answer","call":"/api/getTicketStatistics","by":{"status":400,"json":{"error_code":"PERIOD_INVALID"}}},
    {"do":"see","texts":["Unknown error","The request was declined. If it happens again, give support the code PERIOD_INVALID.","Code PERIOD_INVALID"]},
  ] },
])

replayPage([
  { title: "PRODUCT_NOT_REGISTERED 1hs8z8cclb", commands: [
    {"do":"open","path":"/product/504F94D00001/cloud-dns/"},
    {"do":"answer","call":"/api/checkUserSession","by":{"status":200,"json":{"loggedIn":true,"valid":true,"userData":{"account_name":"Nordlicht Elektro GmbH","account_debitor":"10003","firstname":"Robin","lastname":"Nord","account_nav_instance":"AT","contact_nav_instance":"AT","account_country":"AT","contact_country":"AT","partner_status":"gold","reg_flex_enabled":"0","account_key":"desk-gold"}}}},
    {"do":"answer","call":"/api/getCloudDns","by":{"status":400,"json":{"error_code":"PRODUCT_NOT_REGISTERED"}}},
    {"do":"see","texts":["This product is not registered to your company. Check the serial number, or register the product first.","Code PRODUCT_NOT_REGISTERED"]},
  ] },
])

replayPage([
  { title: "PRODUCT_ALREADY_REGISTERED 1huqrpe180", commands: [
    {"do":"open","path":"/products/register/"},
    {"do":"answer","call":"/api/checkUserSession","by":{"status":200,"json":{"loggedIn":true,"valid":true,"userData":{"account_name":"Nordlicht Elektro GmbH","account_debitor":"10003","firstname":"Robin","lastname":"Nord","account_nav_instance":"AT","contact_nav_instance":"AT","account_country":"AT","contact_country":"AT","partner_status":"gold","reg_flex_enabled":"0","account_key":"desk-gold"}}}},
    {"do":"fill","label":"Serial number","text":"504f 94d0 0041"},
    {"do":"fill","label":"License code","text":"k7qm2f9dxw4t"},
    {"do":"press","name":"Register product"},
    {"do":"answer","call":"/api/registerProduct","by":{"status":400,"json":{"error_code":"PRODUCT_ALREADY_REGISTERED"}}},
    {"do":"see","texts":["This product is already registered. If it is not in your list, another account has it: ask its owner to delete it there, or contact support.","Code PRODUCT_ALREADY_REGISTERED"]},
  ] },
  { title: "PRODUCT_NOT_FOUND 16scnckn52", commands: [
    {"do":"press","name":"Register product"},
    {"do":"answer","call":"/api/registerProduct","by":{"status":400,"json":{"error_code":"PRODUCT_NOT_FOUND"}}},
    {"do":"see","texts":["No device has this serial number. Compare it with the label; 0 and O, 8 and B are easily confused.","Code PRODUCT_NOT_FOUND"]},
  ] },
  { title: "PRODUCT_NOT_REGISTRABLE 6f964snb", commands: [
    {"do":"press","name":"Register product"},
    {"do":"answer","call":"/api/registerProduct","by":{"status":400,"json":{"error_code":"PRODUCT_NOT_REGISTRABLE"}}},
    {"do":"see","texts":["This product could not be registered. Contact support and give the serial number.","Code PRODUCT_NOT_REGISTRABLE"]},
  ] },
  { title: "LICENCE_CODE_INVALID dh1vjy1uw", commands: [
    {"do":"press","name":"Register product"},
    {"do":"answer","call":"/api/registerProduct","by":{"status":400,"json":{"error_code":"LICENCE_CODE_INVALID"}}},
    {"do":"see","texts":["This license code does not belong to this serial number. Compare both with the label.","Code LICENCE_CODE_INVALID"]},
  ] },
])

replayPage([
  { title: "CONFIRMATION_DIFFERS espcj91cs", commands: [
    {"do":"open","path":"/product/504F94D00001/settings/"},
    {"do":"answer","call":"/api/checkUserSession","by":{"status":200,"json":{"loggedIn":true,"valid":true,"userData":{"account_name":"Nordlicht Elektro GmbH","account_debitor":"10003","firstname":"Robin","lastname":"Nord","account_nav_instance":"AT","contact_nav_instance":"AT","account_country":"AT","contact_country":"AT","partner_status":"gold","reg_flex_enabled":"0","account_key":"desk-gold"}}}},
    {"do":"answer","call":"/api/getProduct","by":{"status":200,"json":{"valid":true,"data":{"serial":"504F94D00001","name":"Villa Moser","type":"miniserver","registrationDate":"2026-01-12","project":"Seeweg 9","purchaseDate":"2026-01-09","licenceCode":"K7QM-2F9D-XW4T","validUntil":"2026-12-31","network":{"ipv4":"203.0.113.7","port":80,"lastIp":"203.0.113.7","lastUpdate":"2026-02-03T09:30:00.000Z","lastIpSwitch":null,"lastPortCheck":"2026-02-03T09:30:00.000Z","externalAddress":"","http":{"port":80,"open":true,"lastCheck":"2026-02-03T09:30:00.000Z"},"https":{"port":443,"open":true,"lastCheck":"2026-02-03T09:30:00.000Z"}},"services":{"mailer":{"status":"active","sentToday":2,"sentTotal":140},"push":{"status":"off","sentToday":0,"sentTotal":0},"weather":{"status":"off","validUntil":null,"testUsed":false,"devices":{"active":0,"inactive":1,"blocked":0}},"caller":{"status":"active","validUntil":"2026-12-31","testUsed":true}},"licences":[{"code":"P4RT-7H2C-MN5K","service":"caller","purchaseDate":"2026-01-09","months":12,"usedOn":"2026-01-12"}]}}}},
    {"do":"fill","label":"Serial number to confirm","text":"504F 94D0 0001"},
    {"do":"press","name":"Delete product"},
    {"do":"answer","call":"/api/deleteProduct","by":{"status":400,"json":{"error_code":"CONFIRMATION_DIFFERS"}}},
    {"do":"see","texts":["This is not the serial number of this product. Check it and type it again.","Code CONFIRMATION_DIFFERS"]},
  ] },
])

replayPage([
  { title: "LICENCE_NOT_FOUND ykihbc1cc", commands: [
    {"do":"open","path":"/product/504F94D00001/cloud-services/"},
    {"do":"answer","call":"/api/checkUserSession","by":{"status":200,"json":{"loggedIn":true,"valid":true,"userData":{"account_name":"Nordlicht Elektro GmbH","account_debitor":"10003","firstname":"Robin","lastname":"Nord","account_nav_instance":"AT","contact_nav_instance":"AT","account_country":"AT","contact_country":"AT","partner_status":"gold","reg_flex_enabled":"0","account_key":"desk-gold"}}}},
    {"do":"answer","call":"/api/getProduct","by":{"status":200,"json":{"valid":true,"data":{"serial":"504F94D00001","name":"Villa Moser","type":"miniserver","registrationDate":"2026-01-12","project":"Seeweg 9","purchaseDate":"2026-01-09","licenceCode":"K7QM-2F9D-XW4T","validUntil":"2026-12-31","network":{"ipv4":"203.0.113.7","port":80,"lastIp":"203.0.113.7","lastUpdate":"2026-02-03T09:30:00.000Z","lastIpSwitch":null,"lastPortCheck":"2026-02-03T09:30:00.000Z","externalAddress":"","http":{"port":80,"open":true,"lastCheck":"2026-02-03T09:30:00.000Z"},"https":{"port":443,"open":true,"lastCheck":"2026-02-03T09:30:00.000Z"}},"services":{"mailer":{"status":"active","sentToday":2,"sentTotal":140},"push":{"status":"off","sentToday":0,"sentTotal":0},"weather":{"status":"off","validUntil":null,"testUsed":false,"devices":{"active":0,"inactive":1,"blocked":0}},"caller":{"status":"active","validUntil":"2026-12-31","testUsed":true}},"licences":[{"code":"P4RT-7H2C-MN5K","service":"caller","purchaseDate":"2026-01-09","months":12,"usedOn":"2026-01-12"}]}}}},
    {"do":"press","name":"Start test month"},
    {"do":"answer","call":"/api/activateCloudService","by":{"status":400,"json":{"error_code":"LICENCE_NOT_FOUND"}}},
    {"do":"see","texts":["There is no license with this code. Check the code.","Code LICENCE_NOT_FOUND"]},
  ] },
  { title: "LICENCE_ALREADY_USED hn3hmi141", commands: [
    {"do":"press","name":"Start test month"},
    {"do":"answer","call":"/api/activateCloudService","by":{"status":400,"json":{"error_code":"LICENCE_ALREADY_USED"}}},
    {"do":"see","texts":["This license was already used. Enter another code.","Code LICENCE_ALREADY_USED"]},
  ] },
  { title: "LICENCE_OTHER_SERVICE qwzh9g16p", commands: [
    {"do":"press","name":"Start test month"},
    {"do":"answer","call":"/api/activateCloudService","by":{"status":400,"json":{"error_code":"LICENCE_OTHER_SERVICE"}}},
    {"do":"see","texts":["This license is for another service. Enter it there, or use another code here.","Code LICENCE_OTHER_SERVICE"]},
  ] },
  { title: "TEST_SERVICE_ALREADY_USED y4bay41i5", commands: [
    {"do":"press","name":"Start test month"},
    {"do":"answer","call":"/api/activateCloudService","by":{"status":400,"json":{"error_code":"TEST_SERVICE_ALREADY_USED"}}},
    {"do":"see","texts":["The test month of this service was already used for this product. Enter a license code.","Code TEST_SERVICE_ALREADY_USED"]},
  ] },
  { title: "CLOUD_SERVICE_ALREADY_ACTIVE 1c0vywc1if", commands: [
    {"do":"press","name":"Start test month"},
    {"do":"answer","call":"/api/activateCloudService","by":{"status":400,"json":{"error_code":"CLOUD_SERVICE_ALREADY_ACTIVE"}}},
    {"do":"see","texts":["This service is already active. Renew it with a license code.","Code CLOUD_SERVICE_ALREADY_ACTIVE"]},
  ] },
  { title: "TOO_MANY_ATTEMPTS mixgtg1bu", commands: [
    {"do":"press","name":"Start test month"},
    {"do":"answer","call":"/api/activateCloudService","by":{"status":400,"json":{"error_code":"TOO_MANY_ATTEMPTS"}}},
    {"do":"see","texts":["There were too many attempts with wrong numbers. Try again in an hour.","Code TOO_MANY_ATTEMPTS"]},
  ] },
  { title: "TEST_SERVICE_NOT_TRANSFERABLE 161vs4g1oc", commands: [
    {"do":"open","path":"/product/504F94D00001/cloud-services/"},
    {"do":"answer","call":"/api/checkUserSession","by":{"status":200,"json":{"loggedIn":true,"valid":true,"userData":{"account_name":"Nordlicht Elektro GmbH","account_debitor":"10003","firstname":"Robin","lastname":"Nord","account_nav_instance":"AT","contact_nav_instance":"AT","account_country":"AT","contact_country":"AT","partner_status":"gold","reg_flex_enabled":"0","account_key":"desk-gold"}}}},
    {"do":"answer","call":"/api/getProduct","by":{"status":200,"json":{"valid":true,"data":{"serial":"504F94D00001","name":"Villa Moser","type":"miniserver","registrationDate":"2026-01-12","project":"Seeweg 9","purchaseDate":"2026-01-09","licenceCode":"K7QM-2F9D-XW4T","validUntil":"2026-12-31","network":{"ipv4":"203.0.113.7","port":80,"lastIp":"203.0.113.7","lastUpdate":"2026-02-03T09:30:00.000Z","lastIpSwitch":null,"lastPortCheck":"2026-02-03T09:30:00.000Z","externalAddress":"","http":{"port":80,"open":true,"lastCheck":"2026-02-03T09:30:00.000Z"},"https":{"port":443,"open":true,"lastCheck":"2026-02-03T09:30:00.000Z"}},"services":{"mailer":{"status":"active","sentToday":2,"sentTotal":140},"push":{"status":"off","sentToday":0,"sentTotal":0},"weather":{"status":"off","validUntil":null,"testUsed":false,"devices":{"active":0,"inactive":1,"blocked":0}},"caller":{"status":"active","validUntil":"2026-12-31","testUsed":true}},"licences":[{"code":"P4RT-7H2C-MN5K","service":"caller","purchaseDate":"2026-01-09","months":12,"usedOn":"2026-01-12"}]}}}},
    {"do":"fill","label":"Serial number of the other product","text":"504F94D00002"},
    {"do":"press","name":"Transfer service"},
    {"do":"answer","call":"/api/transferCloudService","by":{"status":400,"json":{"error_code":"TEST_SERVICE_NOT_TRANSFERABLE"}}},
    {"do":"see","texts":["A test service cannot be transferred. Activate the service with a license code first.","Code TEST_SERVICE_NOT_TRANSFERABLE"]},
  ] },
  { title: "CLOUD_SERVICE_EXPIRED 1vbdryq1qy", commands: [
    {"do":"press","name":"Transfer service"},
    {"do":"answer","call":"/api/transferCloudService","by":{"status":400,"json":{"error_code":"CLOUD_SERVICE_EXPIRED"}}},
    {"do":"see","texts":["This service has expired and cannot be transferred. Renew it first.","Code CLOUD_SERVICE_EXPIRED"]},
  ] },
  { title: "TRANSFER_TO_ITSELF 2nac4ib75", commands: [
    {"do":"press","name":"Transfer service"},
    {"do":"answer","call":"/api/transferCloudService","by":{"status":400,"json":{"error_code":"TRANSFER_TO_ITSELF"}}},
    {"do":"see","texts":["The service is already on this product. Enter the serial number of another one.","Code TRANSFER_TO_ITSELF"]},
  ] },
  { title: "CLOUD_SERVICE_NOT_ACTIVE oh7gkv5tt", commands: [
    {"do":"open","path":"/product/504F94D00001/cloud-services/"},
    {"do":"answer","call":"/api/checkUserSession","by":{"status":200,"json":{"loggedIn":true,"valid":true,"userData":{"account_name":"Nordlicht Elektro GmbH","account_debitor":"10003","firstname":"Robin","lastname":"Nord","account_nav_instance":"AT","contact_nav_instance":"AT","account_country":"AT","contact_country":"AT","partner_status":"gold","reg_flex_enabled":"0","account_key":"desk-gold"}}}},
    {"do":"answer","call":"/api/getProduct","by":{"status":200,"json":{"valid":true,"data":{"serial":"504F94D00001","name":"Villa Moser","type":"miniserver","registrationDate":"2026-01-12","project":"Seeweg 9","purchaseDate":"2026-01-09","licenceCode":"K7QM-2F9D-XW4T","validUntil":"2026-12-31","network":{"ipv4":"203.0.113.7","port":80,"lastIp":"203.0.113.7","lastUpdate":"2026-02-03T09:30:00.000Z","lastIpSwitch":null,"lastPortCheck":"2026-02-03T09:30:00.000Z","externalAddress":"","http":{"port":80,"open":true,"lastCheck":"2026-02-03T09:30:00.000Z"},"https":{"port":443,"open":true,"lastCheck":"2026-02-03T09:30:00.000Z"}},"services":{"mailer":{"status":"active","sentToday":2,"sentTotal":140},"push":{"status":"off","sentToday":0,"sentTotal":0},"weather":{"status":"off","validUntil":null,"testUsed":false,"devices":{"active":0,"inactive":1,"blocked":0}},"caller":{"status":"active","validUntil":"2026-12-31","testUsed":true}},"licences":[{"code":"P4RT-7H2C-MN5K","service":"caller","purchaseDate":"2026-01-09","months":12,"usedOn":"2026-01-12"}]}}}},
    {"do":"fill","label":"License code","text":"K7QM-2F9D-XW4T"},
    {"do":"press","name":"Renew service"},
    {"do":"answer","call":"/api/renewCloudService","by":{"status":400,"json":{"error_code":"CLOUD_SERVICE_NOT_ACTIVE"}}},
    {"do":"see","texts":["This service is not active. Activate it first.","Code CLOUD_SERVICE_NOT_ACTIVE"]},
  ] },
])

replayPage([
  { title: "403 13vcpjy1cp", commands: [
    {"do":"open","path":"/product/504F94D00001/remote-connect/"},
    {"do":"answer","call":"/api/checkUserSession","by":{"status":200,"json":{"loggedIn":true,"valid":true,"userData":{"account_name":"Nordlicht Elektro GmbH","account_debitor":"10003","firstname":"Robin","lastname":"Nord","account_nav_instance":"AT","contact_nav_instance":"AT","account_country":"AT","contact_country":"AT","partner_status":"gold","reg_flex_enabled":"0","account_key":"desk-gold"}}}},
    {"do":"answer","call":"/api/getProduct","by":{"status":200,"json":{"valid":true,"data":{"serial":"504F94D00001","name":"Villa Moser","type":"miniserver","registrationDate":"2026-01-12","project":"Seeweg 9","purchaseDate":"2026-01-09","licenceCode":"K7QM-2F9D-XW4T","validUntil":"2026-12-31","network":{"ipv4":"203.0.113.7","port":80,"lastIp":"203.0.113.7","lastUpdate":"2026-02-03T09:30:00.000Z","lastIpSwitch":null,"lastPortCheck":"2026-02-03T09:30:00.000Z","externalAddress":"","http":{"port":80,"open":true,"lastCheck":"2026-02-03T09:30:00.000Z"},"https":{"port":443,"open":true,"lastCheck":"2026-02-03T09:30:00.000Z"}},"services":{"mailer":{"status":"active","sentToday":2,"sentTotal":140},"push":{"status":"off","sentToday":0,"sentTotal":0},"weather":{"status":"off","validUntil":null,"testUsed":false,"devices":{"active":0,"inactive":1,"blocked":0}},"caller":{"status":"active","validUntil":"2026-12-31","testUsed":true}},"licences":[{"code":"P4RT-7H2C-MN5K","service":"caller","purchaseDate":"2026-01-09","months":12,"usedOn":"2026-01-12"}]}}}},
    {"do":"press","name":"Start test"},
    {"do":"answer","call":"/api/getCloudDns","by":{"status":200,"json":{"valid":true,"data":{"status":"ok","ipAddress":"203.0.113.7","ports":{"http":80,"https":443},"reason":null,"timestamp":"2026-02-03T09:30:00.000Z"}}}},
    {"do":"answer","call":"/api/testRemoteConnect","by":{"status":200,"json":{"valid":true,"data":{"id":"desk-test","testedAt":"2026-02-03T09:30:00.000Z","by":"Robin Nord","outcome":{"code":"403","detail":null,"until":null},"took":1200}}}},
    {"do":"see","texts":["Product not registered with the cloud","Cloud DNS does not know this serial number, so nothing can be connected to it.","Code 403"]},
  ] },
  { title: "409 a0p08q90r", commands: [
    {"do":"press","name":"Test again"},
    {"do":"answer","call":"/api/getCloudDns","by":{"status":200,"json":{"valid":true,"data":{"status":"ok","ipAddress":"203.0.113.7","ports":{"http":80,"https":443},"reason":null,"timestamp":"2026-02-03T09:30:00.000Z"}}}},
    {"do":"answer","call":"/api/testRemoteConnect","by":{"status":200,"json":{"valid":true,"data":{"id":"desk-test","testedAt":"2026-02-03T09:30:00.000Z","by":"Robin Nord","outcome":{"code":"409","detail":null,"until":null},"took":1200}}}},
    {"do":"see","texts":["Default password still in use","The product can be reached and still takes its default user name and password. Anybody on the internet could operate it, so remote connect refuses it.","Code 409"]},
  ] },
  { title: "461 1yde8jis3d", commands: [
    {"do":"press","name":"Test again"},
    {"do":"answer","call":"/api/getCloudDns","by":{"status":200,"json":{"valid":true,"data":{"status":"ok","ipAddress":"203.0.113.7","ports":{"http":80,"https":443},"reason":null,"timestamp":"2026-02-03T09:30:00.000Z"}}}},
    {"do":"answer","call":"/api/testRemoteConnect","by":{"status":200,"json":{"valid":true,"data":{"id":"desk-test","testedAt":"2026-02-03T09:30:00.000Z","by":"Robin Nord","outcome":{"code":"461","detail":null,"until":null},"took":1200}}}},
    {"do":"see","texts":["Web interface cannot be reached","The address is known, but nothing answers at its ports. Most often the port is not forwarded in the router, or the provider gives the house no address of its own.","Code 461"]},
  ] },
  { title: "462 1fc4h7u8wh", commands: [
    {"do":"press","name":"Test again"},
    {"do":"answer","call":"/api/getCloudDns","by":{"status":200,"json":{"valid":true,"data":{"status":"ok","ipAddress":"203.0.113.7","ports":{"http":80,"https":443},"reason":null,"timestamp":"2026-02-03T09:30:00.000Z"}}}},
    {"do":"answer","call":"/api/testRemoteConnect","by":{"status":200,"json":{"valid":true,"data":{"id":"desk-test","testedAt":"2026-02-03T09:30:00.000Z","by":"Robin Nord","outcome":{"code":"462","detail":null,"until":null},"took":1200}}}},
    {"do":"see","texts":["Connection works with https only","The product answers on its https port. Http is closed or not forwarded, so only half of the test could be made.","Code 462"]},
  ] },
  { title: "481 60koqkks", commands: [
    {"do":"press","name":"Test again"},
    {"do":"answer","call":"/api/getCloudDns","by":{"status":200,"json":{"valid":true,"data":{"status":"ok","ipAddress":"203.0.113.7","ports":{"http":80,"https":443},"reason":null,"timestamp":"2026-02-03T09:30:00.000Z"}}}},
    {"do":"answer","call":"/api/testRemoteConnect","by":{"status":200,"json":{"valid":true,"data":{"id":"desk-test","testedAt":"2026-02-03T09:30:00.000Z","by":"Robin Nord","outcome":{"code":"481","detail":null,"until":null},"took":1200}}}},
    {"do":"see","texts":["MQTT is missing","The web interface answers, but MQTT does not. Without it the product sends no values to the cloud.","Code 481"]},
  ] },
  { title: "482 1jn53d6ggf", commands: [
    {"do":"press","name":"Test again"},
    {"do":"answer","call":"/api/getCloudDns","by":{"status":200,"json":{"valid":true,"data":{"status":"ok","ipAddress":"203.0.113.7","ports":{"http":80,"https":443},"reason":null,"timestamp":"2026-02-03T09:30:00.000Z"}}}},
    {"do":"answer","call":"/api/testRemoteConnect","by":{"status":200,"json":{"valid":true,"data":{"id":"desk-test","testedAt":"2026-02-03T09:30:00.000Z","by":"Robin Nord","outcome":{"code":"482","detail":null,"until":null},"took":1200}}}},
    {"do":"see","texts":["No answer within 10 seconds","A connection was begun, but the product did not answer in time. It may be restarting, or its line may be very slow.","Code 482"]},
  ] },
  { title: "418/471 zts2p11fk", commands: [
    {"do":"press","name":"Test again"},
    {"do":"answer","call":"/api/getCloudDns","by":{"status":200,"json":{"valid":true,"data":{"status":"ok","ipAddress":"203.0.113.7","ports":{"http":80,"https":443},"reason":null,"timestamp":"2026-02-03T09:30:00.000Z"}}}},
    {"do":"answer","call":"/api/testRemoteConnect","by":{"status":200,"json":{"valid":true,"data":{"id":"desk-test","testedAt":"2026-02-03T09:30:00.000Z","by":"Robin Nord","outcome":{"code":"418","detail":"471","until":null},"took":1200}}}},
    {"do":"see","texts":["Blocked: too many requests","Too many requests came from one IP address in a short time. The block is temporary.","Code 418/471"]},
  ] },
  { title: "418/472 108jku51a6", commands: [
    {"do":"press","name":"Test again"},
    {"do":"answer","call":"/api/getCloudDns","by":{"status":200,"json":{"valid":true,"data":{"status":"ok","ipAddress":"203.0.113.7","ports":{"http":80,"https":443},"reason":null,"timestamp":"2026-02-03T09:30:00.000Z"}}}},
    {"do":"answer","call":"/api/testRemoteConnect","by":{"status":200,"json":{"valid":true,"data":{"id":"desk-test","testedAt":"2026-02-03T09:30:00.000Z","by":"Robin Nord","outcome":{"code":"418","detail":"472","until":null},"took":1200}}}},
    {"do":"see","texts":["Blocked: too many different Miniservers","One IP address has asked for many different Miniservers in a short time. The block is temporary.","Code 418/472"]},
  ] },
  { title: "418/473 18jpjlib2w", commands: [
    {"do":"press","name":"Test again"},
    {"do":"answer","call":"/api/getCloudDns","by":{"status":200,"json":{"valid":true,"data":{"status":"ok","ipAddress":"203.0.113.7","ports":{"http":80,"https":443},"reason":null,"timestamp":"2026-02-03T09:30:00.000Z"}}}},
    {"do":"answer","call":"/api/testRemoteConnect","by":{"status":200,"json":{"valid":true,"data":{"id":"desk-test","testedAt":"2026-02-03T09:30:00.000Z","by":"Robin Nord","outcome":{"code":"418","detail":"473","until":null},"took":1200}}}},
    {"do":"see","texts":["Blocked by cloud DNS","Cloud DNS has put this IP address on its block list. You cannot lift this block yourself.","Code 418/473"]},
  ] },
  { title: "418/474 1ijrjh1w4a", commands: [
    {"do":"press","name":"Test again"},
    {"do":"answer","call":"/api/getCloudDns","by":{"status":200,"json":{"valid":true,"data":{"status":"ok","ipAddress":"203.0.113.7","ports":{"http":80,"https":443},"reason":null,"timestamp":"2026-02-03T09:30:00.000Z"}}}},
    {"do":"answer","call":"/api/testRemoteConnect","by":{"status":200,"json":{"valid":true,"data":{"id":"desk-test","testedAt":"2026-02-03T09:30:00.000Z","by":"Robin Nord","outcome":{"code":"418","detail":"474","until":null},"took":1200}}}},
    {"do":"see","texts":["Blocked: too many IP updates","The product has reported a new IP address too often. A router that reconnects again and again is the usual cause. The block is temporary.","Code 418/474"]},
  ] },
  { title: "418 9b60f91t4", commands: [
    {"do":"press","name":"Test again"},
    {"do":"answer","call":"/api/getCloudDns","by":{"status":200,"json":{"valid":true,"data":{"status":"ok","ipAddress":"203.0.113.7","ports":{"http":80,"https":443},"reason":null,"timestamp":"2026-02-03T09:30:00.000Z"}}}},
    {"do":"answer","call":"/api/testRemoteConnect","by":{"status":200,"json":{"valid":true,"data":{"id":"desk-test","testedAt":"2026-02-03T09:30:00.000Z","by":"Robin Nord","outcome":{"code":"418","detail":"479","until":null},"took":1200}}}},
    {"do":"see","texts":["Address blocked for a time","The address is blocked for a reason that this portal does not know yet.","Your address is blocked for a time","Too many tests came from your address. The other products were not tested. Open the product that was tested last to lift the block.","Code 418"]},
  ] },
  { title: "CONNECTION_FAILED 1oyj5ve1ox", commands: [
    {"do":"press","name":"Test again"},
    {"do":"answer","call":"/api/getCloudDns","by":{"status":200,"json":{"valid":true,"data":{"status":"ok","ipAddress":"203.0.113.7","ports":{"http":80,"https":443},"reason":null,"timestamp":"2026-02-03T09:30:00.000Z"}}}},
    {"do":"answer","call":"/api/testRemoteConnect","by":{"status":200,"json":{"valid":true,"data":{"id":"desk-test","testedAt":"2026-02-03T09:30:00.000Z","by":"Robin Nord","outcome":{"code":"499","detail":null,"until":null},"took":1200}}}},
    {"do":"see","texts":["Connection failed","The product could not be reached, for a reason that this portal does not know.","Code CONNECTION_FAILED"]},
  ] },
])

replayPage([
  { title: "TEST_RUNNING s7s59r17w", commands: [
    {"do":"open","path":"/product/504F94D00001/remote-connect/"},
    {"do":"answer","call":"/api/checkUserSession","by":{"status":200,"json":{"loggedIn":true,"valid":true,"userData":{"account_name":"Nordlicht Elektro GmbH","account_debitor":"10003","firstname":"Robin","lastname":"Nord","account_nav_instance":"AT","contact_nav_instance":"AT","account_country":"AT","contact_country":"AT","partner_status":"gold","reg_flex_enabled":"0","account_key":"desk-gold"}}}},
    {"do":"answer","call":"/api/getProduct","by":{"status":200,"json":{"valid":true,"data":{"serial":"504F94D00001","name":"Villa Moser","type":"miniserver","registrationDate":"2026-01-12","project":"Seeweg 9","purchaseDate":"2026-01-09","licenceCode":"K7QM-2F9D-XW4T","validUntil":"2026-12-31","network":{"ipv4":"203.0.113.7","port":80,"lastIp":"203.0.113.7","lastUpdate":"2026-02-03T09:30:00.000Z","lastIpSwitch":null,"lastPortCheck":"2026-02-03T09:30:00.000Z","externalAddress":"","http":{"port":80,"open":true,"lastCheck":"2026-02-03T09:30:00.000Z"},"https":{"port":443,"open":true,"lastCheck":"2026-02-03T09:30:00.000Z"}},"services":{"mailer":{"status":"active","sentToday":2,"sentTotal":140},"push":{"status":"off","sentToday":0,"sentTotal":0},"weather":{"status":"off","validUntil":null,"testUsed":false,"devices":{"active":0,"inactive":1,"blocked":0}},"caller":{"status":"active","validUntil":"2026-12-31","testUsed":true}},"licences":[{"code":"P4RT-7H2C-MN5K","service":"caller","purchaseDate":"2026-01-09","months":12,"usedOn":"2026-01-12"}]}}}},
    {"do":"press","name":"Start test"},
    {"do":"answer","call":"/api/getCloudDns","by":{"status":200,"json":{"valid":true,"data":{"status":"ok","ipAddress":"203.0.113.7","ports":{"http":80,"https":443},"reason":null,"timestamp":"2026-02-03T09:30:00.000Z"}}}},
    {"do":"answer","call":"/api/testRemoteConnect","by":{"status":400,"json":{"error_code":"TEST_RUNNING"}}},
    {"do":"see","texts":["This product is being tested right now. Wait for a few seconds, then test again.","Code TEST_RUNNING"]},
  ] },
  { title: "TOO_MANY_TESTS 1wj9f7nn9q", commands: [
    {"do":"open","path":"/product/504F94D00001/remote-connect/"},
    {"do":"answer","call":"/api/checkUserSession","by":{"status":200,"json":{"loggedIn":true,"valid":true,"userData":{"account_name":"Nordlicht Elektro GmbH","account_debitor":"10003","firstname":"Robin","lastname":"Nord","account_nav_instance":"AT","contact_nav_instance":"AT","account_country":"AT","contact_country":"AT","partner_status":"gold","reg_flex_enabled":"0","account_key":"desk-gold"}}}},
    {"do":"answer","call":"/api/getProduct","by":{"status":200,"json":{"valid":true,"data":{"serial":"504F94D00001","name":"Villa Moser","type":"miniserver","registrationDate":"2026-01-12","project":"Seeweg 9","purchaseDate":"2026-01-09","licenceCode":"K7QM-2F9D-XW4T","validUntil":"2026-12-31","network":{"ipv4":"203.0.113.7","port":80,"lastIp":"203.0.113.7","lastUpdate":"2026-02-03T09:30:00.000Z","lastIpSwitch":null,"lastPortCheck":"2026-02-03T09:30:00.000Z","externalAddress":"","http":{"port":80,"open":true,"lastCheck":"2026-02-03T09:30:00.000Z"},"https":{"port":443,"open":true,"lastCheck":"2026-02-03T09:30:00.000Z"}},"services":{"mailer":{"status":"active","sentToday":2,"sentTotal":140},"push":{"status":"off","sentToday":0,"sentTotal":0},"weather":{"status":"off","validUntil":null,"testUsed":false,"devices":{"active":0,"inactive":1,"blocked":0}},"caller":{"status":"active","validUntil":"2026-12-31","testUsed":true}},"licences":[{"code":"P4RT-7H2C-MN5K","service":"caller","purchaseDate":"2026-01-09","months":12,"usedOn":"2026-01-12"}]}}}},
    {"do":"press","name":"Start test"},
    {"do":"answer","call":"/api/getCloudDns","by":{"status":200,"json":{"valid":true,"data":{"status":"ok","ipAddress":"203.0.113.7","ports":{"http":80,"https":443},"reason":null,"timestamp":"2026-02-03T09:30:00.000Z"}}}},
    {"do":"answer","call":"/api/testRemoteConnect","by":{"status":400,"json":{"error_code":"TOO_MANY_TESTS"}}},
    {"do":"see","texts":["This product was tested too often in a short time. Wait, then test again.","Code TOO_MANY_TESTS"]},
  ] },
  { title: "NOT_BLOCKED 10c8siic43", commands: [
    {"do":"open","path":"/product/504F94D00001/remote-connect/"},
    {"do":"answer","call":"/api/checkUserSession","by":{"status":200,"json":{"loggedIn":true,"valid":true,"userData":{"account_name":"Nordlicht Elektro GmbH","account_debitor":"10003","firstname":"Robin","lastname":"Nord","account_nav_instance":"AT","contact_nav_instance":"AT","account_country":"AT","contact_country":"AT","partner_status":"gold","reg_flex_enabled":"0","account_key":"desk-gold"}}}},
    {"do":"answer","call":"/api/getProduct","by":{"status":200,"json":{"valid":true,"data":{"serial":"504F94D00001","name":"Villa Moser","type":"miniserver","registrationDate":"2026-01-12","project":"Seeweg 9","purchaseDate":"2026-01-09","licenceCode":"K7QM-2F9D-XW4T","validUntil":"2026-12-31","network":{"ipv4":"203.0.113.7","port":80,"lastIp":"203.0.113.7","lastUpdate":"2026-02-03T09:30:00.000Z","lastIpSwitch":null,"lastPortCheck":"2026-02-03T09:30:00.000Z","externalAddress":"","http":{"port":80,"open":true,"lastCheck":"2026-02-03T09:30:00.000Z"},"https":{"port":443,"open":true,"lastCheck":"2026-02-03T09:30:00.000Z"}},"services":{"mailer":{"status":"active","sentToday":2,"sentTotal":140},"push":{"status":"off","sentToday":0,"sentTotal":0},"weather":{"status":"off","validUntil":null,"testUsed":false,"devices":{"active":0,"inactive":1,"blocked":0}},"caller":{"status":"active","validUntil":"2026-12-31","testUsed":true}},"licences":[{"code":"P4RT-7H2C-MN5K","service":"caller","purchaseDate":"2026-01-09","months":12,"usedOn":"2026-01-12"}]}}}},
    {"do":"press","name":"Start test"},
    {"do":"answer","call":"/api/getCloudDns","by":{"status":200,"json":{"valid":true,"data":{"status":"ok","ipAddress":"203.0.113.7","ports":{"http":80,"https":443},"reason":null,"timestamp":"2026-02-03T09:30:00.000Z"}}}},
    {"do":"answer","call":"/api/testRemoteConnect","by":{"status":200,"json":{"valid":true,"data":{"id":"desk-test","testedAt":"2026-02-03T09:30:00.000Z","by":"Robin Nord","outcome":{"code":"418","detail":"471","until":null},"took":1200}}}},
    {"do":"press","name":"Lift the block"},
    {"do":"answer","call":"/api/unblockRemoteConnect","by":{"status":400,"json":{"error_code":"NOT_BLOCKED"}}},
    {"do":"see","texts":["There is no block any more","Test the connection again.","Code NOT_BLOCKED"]},
  ] },
  { title: "UNBLOCK_REFUSED 67gfak16a", commands: [
    {"do":"open","path":"/product/504F94D00001/remote-connect/"},
    {"do":"answer","call":"/api/checkUserSession","by":{"status":200,"json":{"loggedIn":true,"valid":true,"userData":{"account_name":"Nordlicht Elektro GmbH","account_debitor":"10003","firstname":"Robin","lastname":"Nord","account_nav_instance":"AT","contact_nav_instance":"AT","account_country":"AT","contact_country":"AT","partner_status":"gold","reg_flex_enabled":"0","account_key":"desk-gold"}}}},
    {"do":"answer","call":"/api/getProduct","by":{"status":200,"json":{"valid":true,"data":{"serial":"504F94D00001","name":"Villa Moser","type":"miniserver","registrationDate":"2026-01-12","project":"Seeweg 9","purchaseDate":"2026-01-09","licenceCode":"K7QM-2F9D-XW4T","validUntil":"2026-12-31","network":{"ipv4":"203.0.113.7","port":80,"lastIp":"203.0.113.7","lastUpdate":"2026-02-03T09:30:00.000Z","lastIpSwitch":null,"lastPortCheck":"2026-02-03T09:30:00.000Z","externalAddress":"","http":{"port":80,"open":true,"lastCheck":"2026-02-03T09:30:00.000Z"},"https":{"port":443,"open":true,"lastCheck":"2026-02-03T09:30:00.000Z"}},"services":{"mailer":{"status":"active","sentToday":2,"sentTotal":140},"push":{"status":"off","sentToday":0,"sentTotal":0},"weather":{"status":"off","validUntil":null,"testUsed":false,"devices":{"active":0,"inactive":1,"blocked":0}},"caller":{"status":"active","validUntil":"2026-12-31","testUsed":true}},"licences":[{"code":"P4RT-7H2C-MN5K","service":"caller","purchaseDate":"2026-01-09","months":12,"usedOn":"2026-01-12"}]}}}},
    {"do":"press","name":"Start test"},
    {"do":"answer","call":"/api/getCloudDns","by":{"status":200,"json":{"valid":true,"data":{"status":"ok","ipAddress":"203.0.113.7","ports":{"http":80,"https":443},"reason":null,"timestamp":"2026-02-03T09:30:00.000Z"}}}},
    {"do":"answer","call":"/api/testRemoteConnect","by":{"status":200,"json":{"valid":true,"data":{"id":"desk-test","testedAt":"2026-02-03T09:30:00.000Z","by":"Robin Nord","outcome":{"code":"418","detail":"471","until":null},"took":1200}}}},
    {"do":"press","name":"Lift the block"},
    {"do":"answer","call":"/api/unblockRemoteConnect","by":{"status":400,"json":{"error_code":"UNBLOCK_REFUSED"}}},
    {"do":"see","texts":["Only support can lift this block. Contact support and give the code.","Code UNBLOCK_REFUSED"]},
  ] },
  { title: "UNBLOCK_TOO_SOON 153m6o4t4d", commands: [
    {"do":"open","path":"/product/504F94D00001/remote-connect/"},
    {"do":"answer","call":"/api/checkUserSession","by":{"status":200,"json":{"loggedIn":true,"valid":true,"userData":{"account_name":"Nordlicht Elektro GmbH","account_debitor":"10003","firstname":"Robin","lastname":"Nord","account_nav_instance":"AT","contact_nav_instance":"AT","account_country":"AT","contact_country":"AT","partner_status":"gold","reg_flex_enabled":"0","account_key":"desk-gold"}}}},
    {"do":"answer","call":"/api/getProduct","by":{"status":200,"json":{"valid":true,"data":{"serial":"504F94D00001","name":"Villa Moser","type":"miniserver","registrationDate":"2026-01-12","project":"Seeweg 9","purchaseDate":"2026-01-09","licenceCode":"K7QM-2F9D-XW4T","validUntil":"2026-12-31","network":{"ipv4":"203.0.113.7","port":80,"lastIp":"203.0.113.7","lastUpdate":"2026-02-03T09:30:00.000Z","lastIpSwitch":null,"lastPortCheck":"2026-02-03T09:30:00.000Z","externalAddress":"","http":{"port":80,"open":true,"lastCheck":"2026-02-03T09:30:00.000Z"},"https":{"port":443,"open":true,"lastCheck":"2026-02-03T09:30:00.000Z"}},"services":{"mailer":{"status":"active","sentToday":2,"sentTotal":140},"push":{"status":"off","sentToday":0,"sentTotal":0},"weather":{"status":"off","validUntil":null,"testUsed":false,"devices":{"active":0,"inactive":1,"blocked":0}},"caller":{"status":"active","validUntil":"2026-12-31","testUsed":true}},"licences":[{"code":"P4RT-7H2C-MN5K","service":"caller","purchaseDate":"2026-01-09","months":12,"usedOn":"2026-01-12"}]}}}},
    {"do":"press","name":"Start test"},
    {"do":"answer","call":"/api/getCloudDns","by":{"status":200,"json":{"valid":true,"data":{"status":"ok","ipAddress":"203.0.113.7","ports":{"http":80,"https":443},"reason":null,"timestamp":"2026-02-03T09:30:00.000Z"}}}},
    {"do":"answer","call":"/api/testRemoteConnect","by":{"status":200,"json":{"valid":true,"data":{"id":"desk-test","testedAt":"2026-02-03T09:30:00.000Z","by":"Robin Nord","outcome":{"code":"418","detail":"471","until":null},"took":1200}}}},
    {"do":"press","name":"Lift the block"},
    {"do":"answer","call":"/api/unblockRemoteConnect","by":{"status":400,"json":{"error_code":"UNBLOCK_TOO_SOON"}}},
    {"do":"see","texts":["A block was lifted a short time ago. Wait before you lift the next one.","Code UNBLOCK_TOO_SOON"]},
  ] },
])

replayPage([
  { title: "endpoint_failure 8vlnc53f4", commands: [
    {"do":"open","path":"/login/"},
    {"do":"answer","call":"/api/checkUserSession","by":{"status":200,"json":{"loggedIn":false,"valid":false}}},
    {"do":"signIn"},
    {"do":"answer","call":"/api/login","by":{"status":503,"json":{}}},
    {"do":"see","texts":["Limited mode","Some parts of the portal are not responding at the moment. What you see may be incomplete. The portal keeps trying and recovers on its own.","Code endpoint_failure"]},
  ] },
  { title: "TEXTS eabw3f1t8", commands: [
    {"do":"open","path":"/login/"},
    {"do":"answer","call":"/api/checkUserSession","by":{"status":200,"json":{"loggedIn":false,"valid":false}}},
    {"do":"lose","what":"texts"},
    {"do":"press","name":"Čeština"},
    {"do":"see","texts":["The language could not be loaded. The portal stays in the present one.","Code TEXTS"]},
  ] },
])
