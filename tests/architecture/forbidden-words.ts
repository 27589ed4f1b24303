import { preparedNode } from '#api/contract/schemas/lesson-nodes.ts'
import { assignmentUnfilled, bookUnfilled, courseUnfilled } from '#api/contract/schemas/unfilled-fields.ts'

/** A word that code must not use, and its replacement, which is in `docs/glossary.md`. */
interface ForbiddenWord {
  readonly word: string
  readonly replacement: string
}

export const forbiddenWords: readonly ForbiddenWord[] = [
  { word: 'homework', replacement: 'assignment' },
  { word: 'task', replacement: 'assignment' },
  { word: 'tasks', replacement: 'assignments' },
  { word: 'func', replacement: 'granted feature' },
  { word: 'stu', replacement: 'student' },
  { word: 'learner', replacement: 'student' },
  { word: 'pupil', replacement: 'student' },
  { word: 'pupils', replacement: 'students' },
  { word: 'lecturer', replacement: 'lead teacher' },
  { word: 'lecturers', replacement: 'lead teachers' },
  { word: 'foresee', replacement: 'preview' },
  { word: 'foreseeing', replacement: 'preview' },
  { word: 'foreseen', replacement: 'preview' },
  { word: 'desk', replacement: 'marking page' },
  { word: 'desks', replacement: 'marking pages' },
  { word: 'exam', replacement: 'paper' },
  { word: 'exams', replacement: 'papers' },
]

/** Fine in a sentence, empty in a name: what was told is a message, an answer or a loss, so the name says which. */
export const emptyWords: ReadonlySet<string> = new Set(['said', 'told'])

/** Exempt names: routes and kinds of the specification, stored entries, and things that are not assignments. */
export const allowedNames: ReadonlySet<string> = new Set([
  'assignHomework',
  'copyTask',
  'homework',
  'homeworkId',
  'oneTask',
  'saidAt',
  'saidBy',
  'saidTwice',
  'stuId',
  'studyTask',
  'studyTaskId',
  'taskId',
  'taskTrack',
  'tasks',
])

/** Names of a place that is not a free place in a class: it has a position, an index, a path or a location instead. */
export const otherPlace = /(?<=[a-z])(?<!free|[iI]n)Places?$|^places?(Of|At)/

/** Names of a question that is on no paper: a page that asks before it acts has a confirmation or a prompt. */
export const otherQuestion = /(Leave|Leaving|Close|Closing|Discard|Approval|Consent|BookVersion)Question/

/** A word that means one thing in the glossary, where it was used for another, and what names that. */
interface NarrowWord {
  /** The word and its plural. */
  readonly words: readonly string[]
  readonly paths: RegExp
  readonly replacement: string
  /** Names of the wire, of the specification and of the formats that are read. */
  readonly except: readonly string[]
}

export const narrowWords: readonly NarrowWord[] = [
  {
    words: ['sheet', 'sheets'],
    paths:
      /^(src\/(domain\/(roster|import)|features\/roster|machines\/roster-import)|server\/services\/(roster|files|import-paper))\//,
    replacement: 'worksheet',
    except: ['otherSheets', 'sheetData'],
  },
  {
    words: ['script', 'scripts'],
    paths: /^(src\/companions|server\/services\/(assigning|marking|report|scan|student|wrong-note))\//,
    replacement: 'submission',
    except: [],
  },
  {
    words: ['entry', 'entries'],
    paths: /^src\/(machines|features)\/marking\//,
    replacement: 'draft',
    except: ['fromEntries'],
  },
  { words: ['record', 'records'], paths: /^server\/services\/(assigning|home)\//, replacement: 'stored', except: [] },
  {
    words: ['test', 'tests'],
    paths: /^(src|server)\/(?!.*(\.test\.|\/testing\/|qti))/,
    replacement: 'assignment',
    except: [
      'assignedTest',
      'offeredTest',
      'openTest',
      'ownTests',
      'simulatedTest',
      'test$',
      'test-doors.ts',
      'test-teacher.ts',
      'testDoors',
      'TestDoors',
    ],
  },
]

/** Names of the wire that are plain English, ours for something else, or in what others write: addresses, columns, hosts, Word files. */
export const sharedWireNames: ReadonlySet<string> = new Set([
  'areaId',
  'classId',
  'func',
  'functions',
  'pictureUrl',
  'taskId',
  'test',
  'tests',
  'ut',
])

/** Fields that the specification wants and nothing fills; the contract's own values are all that is said of them. */
export const emptyWireNames: readonly string[] = [courseUnfilled, bookUnfilled, assignmentUnfilled].flatMap(Object.keys)

const {
  in: { shape: onWire },
  out: { shape: ours },
} = preparedNode.def

/** Fields that the contract's codecs give other names and values. */
export const codecWireNames: readonly string[] = Object.keys(onWire).filter((name) => !(name in ours))
