/** An account name or password as typed, without surrounding white space, including U+3000 and U+FEFF. */
export const trimmedLogin = (typed: string): string => typed.trim()
