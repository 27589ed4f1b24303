/**
 * Question types (specification §4, §9). The specification reuses numbers between subjects (2 is listen-and-write in
 * English and multi-choice in maths), so a type is identified by subject family and number together. Ids from 900 are
 * ours.
 */
import { isMaths } from '../classes/subjects.ts'

export type SubjectFamily = 'english' | 'maths'

export const englishTypes = {
  singleChoice: 1,
  listenAndWriteWord: 2,
  writing: 3,
  listenAndWriteSentence: 7,
  cloze: 902,
  reading: 903,
  grammarFill: 904,
} as const

export const mathsTypes = {
  singleChoice: 1,
  multiChoice: 2,
  fillBlank: 4,
  /** Several blanks in one question, each scored separately. */
  fillBlanks: 21,
  workedAnswer: 901,
} as const

/** Sections of a merged maths paper in their order, by question types. */
export const mathsSections = [
  { name: 'singleChoice', types: [mathsTypes.singleChoice] },
  { name: 'multiChoice', types: [mathsTypes.multiChoice] },
  { name: 'fillBlank', types: [mathsTypes.fillBlank, mathsTypes.fillBlanks] },
] as const

export type QuestionTypeName = keyof typeof englishTypes | keyof typeof mathsTypes

export const familyOf = (subjectId: number): SubjectFamily => (isMaths(subjectId) ? 'maths' : 'english')

/** The name of a type, or null for a number unknown in its subject. */
export function questionTypeName(subjectId: number, type: number): QuestionTypeName | null {
  const table: Readonly<Record<string, number>> = isMaths(subjectId) ? mathsTypes : englishTypes
  for (const [name, id] of Object.entries(table)) if (id === type) return name as QuestionTypeName
  return null
}
