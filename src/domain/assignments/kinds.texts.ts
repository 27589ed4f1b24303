import type { Language } from '../portal/language.ts'
import { type AssignmentKind, type AssignmentType, assignmentTypes } from './kinds.ts'

/** What teachers call the kinds of assignment. */
export const kindTexts: Readonly<Record<Language, Readonly<Record<AssignmentKind, string>>>> = {
  'zh-CN': {
    practice: '练习',
    homework: '作业',
    test: '测验',
    studyTask: '学习任务',
    dictation: '听写',
    composition: '作文',
  },
  en: {
    practice: 'Practice',
    homework: 'Homework',
    test: 'Test',
    studyTask: 'Study',
    dictation: 'Dictation',
    composition: 'Composition',
  },
}

/** What teachers call the types of assignment, by wire number. */
export const typeTexts: Readonly<Record<Language, Readonly<Record<AssignmentType, string>>>> = {
  'zh-CN': {
    [assignmentTypes.common]: '普通',
    [assignmentTypes.special]: '专项',
    [assignmentTypes.openTest]: '公开',
    [assignmentTypes.simulatedTest]: '模拟',
  },
  en: {
    [assignmentTypes.common]: 'Common',
    [assignmentTypes.special]: 'Special',
    [assignmentTypes.openTest]: 'Open',
    [assignmentTypes.simulatedTest]: 'Mock',
  },
}
