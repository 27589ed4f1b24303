import type { CourseType } from './course-types.ts'
import type { Language } from '../portal/language.ts'

/** Names of the kinds of classes. */
export const courseTypeTexts: Readonly<Record<Language, Readonly<Record<CourseType, string>>>> = {
  'zh-CN': { 1: '行政班', 2: '教学班', 3: '兴趣班' },
  en: { 1: 'Home class', 2: 'Teaching group', 3: 'Club' },
}
