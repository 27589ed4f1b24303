/** Ends the process with one line where Node is too old for what follows. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  process.stderr.write(`Podium needs Node 20.19 or newer; this is ${process.version}. See https://nodejs.org\n`)
  process.exit(1)
}
