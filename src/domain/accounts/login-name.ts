/** An account name or password as typed, without the white space around it, U+3000 and U+FEFF included. */
export const trimmedLogin = (typed: string): string => typed.trim()
