/** A dictionary of some hundred kilobytes: a chunk of its own, loaded when somebody first searches by letters. */
import { pinyin, polyphonic } from 'pinyin-pro'
import { readNamesBy } from '#domain/roster/read-names.ts'

export const nameReadings = readNamesBy({ pinyin, polyphonic })
