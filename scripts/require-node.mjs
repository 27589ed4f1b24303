/** Exits with a one-line message if Node is too old. */
export function requireNode() {
  if (isSupported(process.versions.node)) return
  process.stderr.write(`Podium needs Node 20.19 or newer; this is ${process.version}. See https://nodejs.org\n`)
  process.exit(1)
}

/**
 * Whether a version of Node, such as `20.19.0`, is new enough.
 * @param {string} version
 */
export function isSupported(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > 20 || (major === 20 && minor >= 19)
}
