/** Maximum wrong serial numbers and codes of one account within the window, in seconds: codes are short enough to be guessed. */
export const CODE_ATTEMPTS = 10;
export const CODE_ATTEMPTS_WINDOW = 60 * 60;
