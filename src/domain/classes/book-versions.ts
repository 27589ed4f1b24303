import { type SubjectId, subjects } from './subjects.ts'

/** Published series of textbooks that a teacher can choose, by subject. */
export const bookVersionNames: Readonly<Record<SubjectId, readonly string[]>> = {
  [subjects.juniorEnglish]: [
    '人教版',
    '外研版',
    '译林版(牛津)',
    '北师大版',
    '冀教版',
    '仁爱科普版',
    '沪教版',
    '沪外教版',
    '鲁教版(五四)',
  ],
  [subjects.seniorEnglish]: ['人教版', '外研版', '译林版', '北师大版', '沪教版', '沪外教版', '重大版', '冀教版'],
  [subjects.juniorMaths]: [
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
  ],
  [subjects.seniorMaths]: ['人教A版', '人教B版', '北师大版', '苏教版', '湘教版', '沪教版'],
}

/** The version to which a textbook such as 人教版2024 七年级上册 belongs; null if teachers of the subject cannot choose it. */
export const versionOfBook = (subjectId: SubjectId, bookName: string): string | null =>
  bookVersionNames[subjectId].find((name) => bookName.startsWith(name)) ?? null
