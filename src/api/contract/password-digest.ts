import hex from 'crypto-js/enc-hex'
import sha256 from 'crypto-js/sha256'

/** Sent instead of a password: `hex(SHA256(hex(SHA256(password + ':podium'))))`, lower case. */
export const passwordDigest = (password: string): string =>
  sha256(sha256(`${password}:podium`).toString(hex)).toString(hex)
