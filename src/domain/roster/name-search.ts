import { type NameReadings, nameKey } from './name-reading.ts'

export interface SearchedStudent {
  readonly realname: string
  readonly number: string | null
  readonly username: string | null
}

/**
 * Whether a student matches a search: by a part of the name, student number or account, or by the name in pinyin, in
 * full, by initials or mixed ("zhangsf", "zsanf", "sanfeng", "张sf" for 张三丰). Without readings, names match by their
 * characters only.
 */
export function matchesStudent(query: string, student: SearchedStudent, readings: NameReadings | null): boolean {
  const typed = typedOf(query)
  if (typed === '') return true
  const parts = [student.number, student.username].map((code) => code?.toLowerCase() ?? '')
  if ([plainName(student.realname), ...parts].some((part) => part.includes(typed))) return true
  return readings !== null && /[a-z]/.test(typed) && isRead(typed, unitsOf(student.realname, readings))
}

/** Whether a name begins with the typed text, by its characters or in pinyin. */
export function beginsWith(query: string, name: string, readings: NameReadings): boolean {
  const typed = typedOf(query)
  return plainName(name).startsWith(typed) || (/[a-z]/.test(typed) && isRead(typed, unitsOf(name, readings), true))
}

const typedOf = (query: string): string => plainName(query.normalize('NFKC')).replaceAll('ü', 'v')

const plainName = (name: string): string => nameKey(name).replaceAll(/['’·]/g, '')

/** Ways to type each character of a name, or each of its Latin words. */
function unitsOf(name: string, readings: NameReadings): readonly (readonly string[])[] {
  const lower = name.normalize('NFC').toLowerCase()
  const read = readings(lower)
  const units = [...lower.matchAll(/[a-z]+|[^\s\p{P}]/gu)]
  return units.map(({ 0: unit, index }) => {
    const characters = Array.from(lower.slice(0, index)).length
    return [unit, ...(read[characters] ?? []).flatMap(spellings)]
  })
}

/** Some people type lu for lü. */
const spellings = (reading: string): readonly string[] =>
  reading.includes('v') ? [reading, reading.replace('v', 'u')] : [reading]

/** Whether the typed letters spell consecutive characters, starting at any, or at the first. */
function isRead(typed: string, units: readonly (readonly string[])[], fromFirst = false): boolean {
  let reached = new Set<number>()
  for (const [index, ways] of units.entries()) {
    const next = new Set<number>()
    for (const position of fromFirst && index > 0 ? reached : [0, ...reached])
      for (const way of ways) {
        const rest = typed.slice(position)
        if (way.startsWith(rest)) return true
        for (const part of partsOf(way)) if (rest.startsWith(part)) next.add(position + part.length)
      }
    reached = next
  }
  return false
}

/** A syllable may be typed in full, by its first letter, or by zh, ch, sh; a character only as it is. */
const partsOf = (way: string): readonly string[] =>
  /^[a-z]/.test(way) ? [way, way.slice(0, 1), ...(/^[zcs]h/.test(way) ? [way.slice(0, 2)] : [])] : [way]
