import type { NameReadings } from './name-reading.ts'

/** The interface required of a dictionary; `pinyin-pro` implements it. */
export interface PinyinDictionary {
  readonly pinyin: (text: string, how: typeof options & { readonly surname?: 'head' }) => readonly string[]
  /** All readings of each character. */
  readonly polyphonic: (text: string, how: typeof options) => readonly (readonly string[])[]
}

const options = { toneType: 'none', type: 'array', v: true } as const

/** Two-character surnames that are read differently from the characters alone. */
const compoundSurnames: ReadonlySet<string> = new Set(['万俟', '尉迟', '澹台', '长孙', '子车'])

/** Readings of a name's characters from a dictionary, with the first one or two read as a surname. */
export function readNamesBy({ pinyin, polyphonic }: PinyinDictionary): NameReadings {
  const characterReadings = remembered((character: string): readonly string[] =>
    isChinese(character)
      ? readingsOf([...pinyin(character, options), ...(polyphonic(character, options)[0] ?? [])])
      : [],
  )
  const surnameReadings = remembered((character: string): readonly string[] =>
    isChinese(character)
      ? readingsOf([...pinyin(character, { ...options, surname: 'head' }), ...characterReadings(character)])
      : [],
  )
  const compoundReadings = remembered((surname: string): readonly (readonly string[])[] =>
    pinyin(surname, { ...options, surname: 'head' }).map((reading, index) =>
      readingsOf([reading, ...characterReadings([...surname][index] ?? '')]),
    ),
  )
  return (text) => {
    const characters = [...text]
    const [first = '', second = ''] = characters
    if (compoundSurnames.has(first + second))
      return [...compoundReadings(first + second), ...characters.slice(2).map(characterReadings)]
    return characters.map((character, index) => (index === 0 ? surnameReadings : characterReadings)(character))
  }
}

const isChinese = (character: string): boolean => /^\p{Script=Han}$/u.test(character)

/** Unknown characters are returned unchanged. */
const readingsOf = (all: readonly string[]): readonly string[] =>
  [...new Set(all)].filter((reading) => /^[a-z]+$/.test(reading))

/** Memoised per character, of which there are only so many. */
function remembered<Readings>(read: (text: string) => Readings): (text: string) => Readings {
  const known = new Map<string, Readings>()
  return (text) => {
    const readings = known.get(text) ?? read(text)
    known.set(text, readings)
    return readings
  }
}
