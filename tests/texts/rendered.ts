import type { Language } from '#domain/portal/language.ts'
import type { Wording } from './wordings.ts'

/** Inputs for plural, singular and zero, which sentences may word differently in each language. */
export const manyValues = [23, 37, 41, 53, 61, 67] as const
const values: readonly (readonly unknown[])[] = [manyValues, [1, 1, 1, 1, 1, 1], [0, 0, 0, 0, 0, 0]]

/** Dates within a sentence. */
const dates: readonly (readonly unknown[])[] = [
  ['Today 23', 'Tomorrow 37', 'Yesterday 41', 'Nov 53'],
  ['Nov 23', 'Today 37', 'Tomorrow 41', 'Yesterday 53'],
]

const names: readonly (readonly unknown[])[] = [
  [['Chen', 'Li'], 5],
  [['Chen'], 1],
]
const each = (...words: readonly string[]): readonly (readonly unknown[])[] => words.map((word) => [word])
const monthAndDay: readonly (readonly unknown[])[] = [
  [1, 9, 3],
  [12, 31, 6],
]

/** Third markers who are gone. */
const gone: readonly (readonly unknown[])[] = [
  [{ realname: 'Lin', isDisabled: true, hasDecided: false }, true],
  [{ realname: 'Lin', isDisabled: false, hasDecided: false }, false],
  [{ realname: 'Lin', isDisabled: false, hasDecided: true }, true],
]

/** Inputs of texts that need more than a number or a date. */
const special: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  'correctedTexts.state': each('toDo', 'waiting', 'right', 'again'),
  'correctionsTexts.state': each('toDo', 'waiting', 'right', 'again'),
  'dateTexts.inYear': monthAndDay,
  'dateTexts.otherYear': monthAndDay.map((given) => [2026, ...given]),
  'dryRunTexts.decisionOf': [['Lin', 'row 3']],
  'dryRunTexts.mendRow': each('row 3'),
  'dryRunTexts.otherRow': each('row 3'),
  'dryRunTexts.ofOthers': [
    ['****31', ['Class 1', 'Class 2']],
    ['', []],
  ],
  'firstNamesTexts.people': names,
  'firstNamesTexts.students': names,
  'firstNamesTexts.teachers': names,
  'homeTexts.date': monthAndDay,
  'inspectorTexts.status': each('active', 'done', 'error', 'stopped'),
  'joinRequestsTexts.list': each('waiting', 'waitingList', 'decided'),
  'jobTexts.sentences': [[['1.', '2.']]],
  'jobTexts.someNames': names,
  'joinTexts.stateOf': each('none', 'approved', 'waiting', 'waitingList', 'refused'),
  'lineChartTexts.summary': [
    ['Average', ['Unit 5: 80', 'Unit 6: 90']],
    ['Average', ['Unit 5: 80']],
  ],
  'oneStudentTexts.askFor': each('****31', ''),
  'oneStudentTexts.asked': [
    ['Lin', true],
    ['Lin', false],
  ],
  'oneStudentTexts.inClasses': [[['Class 1', 'Class 2']], [[]]],
  'rulesTexts.gone': gone,
  'rulesTexts.goneDecides': gone,
  'scanTexts.askedAt': monthAndDay,
  'rosterWorkbookTexts.otherRow': each('row 3'),
  'rosterWorkbookTexts.rowOfList': each('row 3'),
  rowPositionTexts: [[{ sheet: null, row: 3 }], [{ sheet: 'Class 1', row: 3 }]],
  worksheetsReadTexts: [
    [['Class 1'], ['Class 2', 'Class 3']],
    [['Class 1', 'Class 2'], []],
    [['Class 1'], []],
  ],
  'memberDialogsTexts.groupOutHint': [
    [[['Lin', 2]]],
    [
      [
        ['Lin', 2],
        ['Gu', 1],
      ],
    ],
  ],
  'ownAssignmentsTexts.kind': each('practice', 'homework', 'test', 'studyTask', 'dictation', 'composition'),
  'ownAssignmentsTexts.state': each('open', 'notStarted', 'published', 'submitted', 'missed'),
  'textbooksTexts.orphans': names,
  'textbooksTexts.points': names,
}

/** A text, or its function's results for two or more inputs; throws if no inputs fit. */
export function renderedIn(language: Language, { file, key, texts }: Wording): string | readonly string[] {
  const text = texts[language]
  if (typeof text === 'string') return text
  const inputs = special[key] ?? (accept(texts, values) ? values : dates)
  const answers = inputs.map((given) => sentence(text(...given)))
  if (answers.some((answer) => /undefined|NaN|\[object/.test(answer)))
    throw new Error(`${file} ${key}: say in "special" what it takes; it said ${answers.join(', ')}`)
  return answers
}

function sentence(answer: unknown): string {
  if (typeof answer === 'string' || typeof answer === 'number') return String(answer)
  return 'undefined'
}

function accept(texts: Wording['texts'], inputs: readonly (readonly unknown[])[]): boolean {
  try {
    for (const text of Object.values(texts)) if (typeof text === 'function') inputs.map((given) => text(...given))
    return true
  } catch {
    return false
  }
}

/** All English texts of the product, by file and key. */
export function englishOf(wordings: readonly Wording[]): Record<string, Record<string, string | readonly string[]>> {
  const files: Record<string, Record<string, string | readonly string[]>> = {}
  for (const wording of wordings) (files[wording.file] ??= {})[wording.key] = renderedIn('en', wording)
  return files
}
