import type { Language } from '../language.ts'
import { type TaskKind, type TaskType, taskTypes } from './kinds.ts'

/** What a teacher calls the kinds of task. */
export const kindTexts: Readonly<Record<Language, Readonly<Record<TaskKind, string>>>> = {
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

/** What a teacher calls the types of task, by number on the wire. */
export const typeTexts: Readonly<Record<Language, Readonly<Record<TaskType, string>>>> = {
  'zh-CN': {
    [taskTypes.common]: '普通',
    [taskTypes.special]: '专项',
    [taskTypes.openTest]: '公开',
    [taskTypes.simulatedTest]: '模拟',
  },
  en: {
    [taskTypes.common]: 'Common',
    [taskTypes.special]: 'Special',
    [taskTypes.openTest]: 'Open',
    [taskTypes.simulatedTest]: 'Mock',
  },
}
