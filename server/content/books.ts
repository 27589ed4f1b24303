import { subjects } from '#domain/subjects.ts'
import { juniorEnglishBooks } from './books/junior-english.ts'
import { juniorMathsBooks, seniorMathsBooks } from './books/maths.ts'
import { seniorEnglishBooks } from './books/senior-english.ts'
import type { SeedBook } from './types.ts'

/** A published series of a subject, without its edition year. */
export interface SeedBookVersion {
  readonly name: string
  readonly subjectId: number
}

const versionsOf = (subjectId: number, names: readonly string[]): SeedBookVersion[] =>
  names.map((name) => ({ name, subjectId }))

const juniorEnglish = [
  '人教版',
  '外研版',
  '译林版(牛津)',
  '北师大版',
  '冀教版',
  '仁爱科普版',
  '沪教版',
  '沪外教版',
  '鲁教版(五四)',
]

const seniorEnglish = ['人教版', '外研版', '译林版', '北师大版', '沪教版', '沪外教版', '重大版', '冀教版']

const juniorMaths = [
  '人教版',
  '北师大版',
  '华东师大版',
  '苏科版',
  '浙教版',
  '沪科版',
  '湘教版',
  '冀教版',
  '青岛版',
  '沪教版(五四)',
]

const seniorMaths = ['人教A版', '人教B版', '北师大版', '苏教版', '湘教版', '沪教版']

/** Every version that a teacher can choose, also those for which there are no books yet. */
export const bookVersions: readonly SeedBookVersion[] = [
  ...versionsOf(subjects.juniorEnglish, juniorEnglish),
  ...versionsOf(subjects.seniorEnglish, seniorEnglish),
  ...versionsOf(subjects.juniorMaths, juniorMaths),
  ...versionsOf(subjects.seniorMaths, seniorMaths),
]

/** Books in the order in which a teacher sees them: by subject, then by grade. */
export const seedBooks: readonly SeedBook[] = [
  ...juniorEnglishBooks,
  ...seniorEnglishBooks,
  ...juniorMathsBooks,
  ...seniorMathsBooks,
]
