import { pinyin, polyphonic } from 'pinyin-pro'
import { readNamesBy } from '#domain/roster/read-names.ts'

/** Readings of names as the service knows them. */
export const nameReadings = readNamesBy({ pinyin, polyphonic })
