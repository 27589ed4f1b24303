import type { AssignmentKind } from '../assignments/kinds.ts'
import { englishTypes, familyOf } from '../questions/question-types.ts'
import type { AnswerKind } from '../questions/question.ts'

/** Families of reports, by the number of the area that shows them (specification §2 /report1-html to /report7-html). */
export const reportFamilies = ['paper', 'listening', 'words', 'composition', 'practice', 'growth', 'classes'] as const

export type ReportFamily = (typeof reportFamilies)[number]

export type FamilyArea = `report${1 | 2 | 3 | 4 | 5 | 6 | 7}-html`

export const areaOfFamily = (family: ReportFamily): FamilyArea =>
  `report${reportFamilies.indexOf(family) + 1}-html` as FamilyArea

/** What a family needs to know about an item. */
export interface FamilyItem {
  readonly type: number
  readonly kind: AnswerKind
  readonly sectionText: string
}

export interface FamilyPaper<Item extends FamilyItem> {
  readonly kind: AssignmentKind
  readonly subjectId: number
  readonly items: readonly Item[]
}

type Chooses = (item: FamilyItem, isEnglish: boolean) => boolean

const { listenAndWriteWord, listenAndWriteSentence } = englishTypes

const isListening: Chooses = ({ type, sectionText }, isEnglish) =>
  isEnglish && (type === listenAndWriteWord || type === listenAndWriteSentence || /听|listen/i.test(sectionText))

const isOfWords: Chooses = ({ type, sectionText }, isEnglish) =>
  isEnglish && (type === listenAndWriteWord || /词汇|单词|词语|拼写|vocabulary|words?\b/i.test(sectionText))

const all: Chooses = () => true

const chosenBy: Readonly<Record<ReportFamily, Chooses>> = {
  paper: all,
  listening: isListening,
  words: isOfWords,
  composition: ({ kind }) => kind === 'written',
  practice: all,
  growth: all,
  classes: all,
}

/** The items of a paper that a family is about. */
export const itemsOfFamily = <Item extends FamilyItem>(
  family: ReportFamily,
  { subjectId, items }: Pick<FamilyPaper<Item>, 'subjectId' | 'items'>,
): readonly Item[] => items.filter((item) => chosenBy[family](item, familyOf(subjectId) === 'english'))

const practiceKinds: readonly AssignmentKind[] = ['practice', 'homework', 'studyTask', 'dictation', 'composition']

/** The families that apply to an assignment, in order. */
export const familiesOf = <Item extends FamilyItem>(paper: FamilyPaper<Item>): readonly ReportFamily[] =>
  reportFamilies.filter((family) =>
    family === 'practice' ? practiceKinds.includes(paper.kind) : itemsOfFamily(family, paper).length > 0,
  )

/** The default family for a kind of assignment if its paper has matching items; otherwise the one of papers. */
export function usualFamilyOf<Item extends FamilyItem>(paper: FamilyPaper<Item>): ReportFamily {
  const usual: Readonly<Record<AssignmentKind, ReportFamily>> = {
    practice: 'practice',
    homework: 'practice',
    studyTask: 'practice',
    test: 'paper',
    dictation: 'listening',
    composition: 'composition',
  }
  return familiesOf(paper).includes(usual[paper.kind]) ? usual[paper.kind] : 'paper'
}
