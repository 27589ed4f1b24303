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
