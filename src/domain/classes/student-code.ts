/**
 * A student's code: printed on a QR slip or an answer sheet to identify the student (specification §2
 * courseStudentCode). `PDS1.` names the kind and version, followed by the username and a check character that catches
 * misreadings and typos. It is not secret: nobody can sign in with it.
 */
const prefix = 'PDS1.'

/** Characters by value, in the order of ISO 7064 MOD 37,36. */
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** A username with a check character: "qm0701001" is "PDS1.qm0701001.I". */
export const studentCodeOf = (username: string): string => `${prefix}${username}.${checkCharacter(username)}`

/** The username in a code; null if it is not a valid code. */
export function usernameOfCode(code: string): string | null {
  const text = code.trim()
  const end = text.lastIndexOf('.')
  if (!text.startsWith(prefix) || end < prefix.length) return null
  const username = text.slice(prefix.length, end)
  return username !== '' && studentCodeOf(username) === text ? username : null
}

/** ISO 7064 MOD 37,36 over the letters and digits of a text, case-insensitive. */
function checkCharacter(text: string): string {
  const values = [...text.normalize('NFKC').toUpperCase()].map(valueOf)
  const product = values.reduce((left, value) => ((((left + value - 1) % 36) + 1) * 2) % 37, 36)
  return alphabet.charAt((37 - product) % 36)
}

/** Characters other than letters and digits count by their code point. */
function valueOf(character: string): number {
  const value = alphabet.indexOf(character)
  return value >= 0 ? value : (character.codePointAt(0) ?? 0) % 36
}
