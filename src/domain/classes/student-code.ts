/**
 * The code of a student: what a QR slip or an answer sheet carries to say whose it is (specification §2
 * courseStudentCode). `PDS1.` names the kind and its version, then come the username and one character that catches a
 * misread or mistyped one. It holds no secret: whoever has it cannot sign in by it.
 */
const prefix = 'PDS1.'

/** Characters by value, as ISO 7064 MOD 37,36 counts them. */
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** A username with a check character: "qm0701001" is "PDS1.qm0701001.I". */
export const studentCodeOf = (username: string): string => `${prefix}${username}.${checkCharacter(username)}`

/** The username that a code stands for; null for anything else. */
export function usernameOfCode(code: string): string | null {
  const text = code.trim()
  const end = text.lastIndexOf('.')
  if (!text.startsWith(prefix) || end < prefix.length) return null
  const username = text.slice(prefix.length, end)
  return username !== '' && studentCodeOf(username) === text ? username : null
}

/** ISO 7064 MOD 37,36 over the letters and digits of a text, upper and lower case alike. */
function checkCharacter(text: string): string {
  const values = [...text.normalize('NFKC').toUpperCase()].map(valueOf)
  const product = values.reduce((left, value) => ((((left + value - 1) % 36) + 1) * 2) % 37, 36)
  return alphabet.charAt((37 - product) % 36)
}

/** Other characters than letters and digits count by their place in Unicode. */
function valueOf(character: string): number {
  const value = alphabet.indexOf(character)
  return value >= 0 ? value : (character.codePointAt(0) ?? 0) % 36
}
