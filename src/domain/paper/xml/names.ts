/**
 * The specification's names for the parts of a paper (§3.5), as used in its XML. Everything else uses our words:
 * nothing outside this folder knows these. Values that represent ours are here too.
 */
import { sectionDefaults } from '#domain/portal/constants.ts'
import type { NumberRule } from '../paper.ts'

/** Of both documents; incremented when a reader of the old one could misunderstand the new one. */
export const xmlVersion = '1'

/** Elements and attributes, by our word. */
export const xmlNames = {
  paper: 'paper',
  answers: 'answers',
  paperId: 'paperId',
  ownerId: 'ownerId',
  subjectId: 'subjectId',
  bookId: 'bookId',
  assignmentId: 'taskId',
  paperTitle: 'paperTitle',
  duration: 'duration',
  mediaPrefix: 'pathPrefix',
  elements: 'groupList',
  element: 'element',
  elementId: 'xml_element_id',
  kind: 'xml_element_type',
  sectionId: 'refSectionId',
  sectionNo: 'sectionNO',
  sectionText: 'sectionText',
  sectionScore: 'sectionScore',
  numberRule: 'questionNoRule',
  firstNumber: 'beginQuestionNo',
  children: 'children',
  questionId: 'question_id',
  type: 'question_type',
  typeName: 'qlibQstTypeName',
  chapterId: 'chapter_id',
  printed: 'question_no',
  no: 'question_no2',
  score: 'question_score',
  paperScore: 'paperScore',
  questionCount: 'questionCount',
  conditions: 'extendJson',
  oneItem: 'answers_list',
  severalItems: 'questions_list',
  item: 'item',
  options: 'options',
  rule: 'scoreRule',
} as const

const ruleNumbers: Readonly<Record<NumberRule, string>> = {
  byItem: sectionDefaults.questionNoRule,
  byQuestion: '2',
}

export const ruleNumber = (rule: NumberRule): string => ruleNumbers[rule]

export const numberRuleOf = (number: string): NumberRule | null =>
  number === ruleNumbers.byItem ? 'byItem' : number === ruleNumbers.byQuestion ? 'byQuestion' : null

/** The value for a question that is in no chapter. */
export const noChapter = 0

/** The value for "numbers continue". */
export const noFirstNumber = sectionDefaults.beginQuestionNo
