import { pinyin, polyphonic } from 'pinyin-pro'
import type { NameReadings } from '#domain/roster/name-reading.ts'

const options = { toneType: 'none', type: 'array', v: true } as const

/** Readings of a name's characters, where the first one or two are read as a surname. */
export const nameReadings: NameReadings = (text) => {
  const characters = [...text]
  const surname = surnameReadings(characters.slice(0, 2).join(''))
  return characters.map((character, index) => {
    if (!/\p{Script=Han}/u.test(character)) return []
    const all = [...surname.slice(index, index + 1), ...characterReadings(character)]
    // What the dictionary does not know comes back as it is.
    return [...new Set(all)].filter((reading) => /^[a-z]+$/.test(reading))
  })
}

const surnameReadings = remembered((head) => pinyin(head, { ...options, surname: 'head' }))

const characterReadings = remembered((character) => [
  ...pinyin(character, options),
  ...(polyphonic(character, options)[0] ?? []),
])

/** A class repeats its characters: the dictionary is asked once for each, until many have been asked for. */
function remembered(read: (text: string) => readonly string[]): (text: string) => readonly string[] {
  const known = new Map<string, readonly string[]>()
  return (text) => {
    const former = known.get(text)
    if (former !== undefined) return former
    if (known.size >= 20_000) known.clear()
    const readings = read(text)
    known.set(text, readings)
    return readings
  }
}
