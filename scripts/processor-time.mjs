import { readFileSync } from 'node:fs'

/** Linux counts processor time in hundredths of a second. */
const tick = 100

/**
 * Seconds of processor time that all ended processes took which this one began, and those which they began; null where the
 * system does not tell.
 */
export function secondsOfChildren() {
  const fields = fieldsOf('/proc/self/stat')
  return fields === null ? null : (Number(fields[15]) + Number(fields[16])) / tick
}

/** Seconds that all processors of the machine together have been busy since it started; null where the system does not tell. */
export function busySeconds() {
  const fields = fieldsOf('/proc/stat')
  if (fields === null) return null
  const [, user, nice, system, , , interrupts, softInterrupts, stolen] = fields.map(Number)
  return [user, nice, system, interrupts, softInterrupts, stolen].reduce((sum, one) => sum + (one ?? 0), 0) / tick
}

/**
 * The words of a file's first line. A program's name, in parentheses, may hold spaces: it counts as one.
 * @param {string} file
 */
function fieldsOf(file) {
  try {
    const [line = ''] = readFileSync(file, 'utf8').split('\n', 1)
    return line.replace(/\(.*\)/, 'name').split(/\s+/)
  } catch {
    return null
  }
}
