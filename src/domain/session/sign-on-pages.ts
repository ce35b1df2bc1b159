/** The page to which the identity server leads after a sign-in and after a sign-out (shell §2): its exact address is what that server allows. */
export const LOGIN_PAGE = "/login/";

/** The page that receives the identity server's answer in a frame. */
export const SILENT_PAGE = "/silent-check-sso.html";
