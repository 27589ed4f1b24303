import { pinyin, polyphonic } from 'pinyin-pro'
import { readNamesBy } from '#domain/roster/read-names.ts'

/** The readings of names that the service knows. */
export const nameReadings = readNamesBy({ pinyin, polyphonic })
