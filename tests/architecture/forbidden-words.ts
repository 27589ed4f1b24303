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
  { word: 'pupil', replacement: 'student' },
  { word: 'pupils', replacement: 'students' },
  { word: 'foresee', replacement: 'preview' },
  { word: 'foreseeing', replacement: 'preview' },
  { word: 'foreseen', replacement: 'preview' },
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
  'studyTask',
  'studyTaskId',
  'taskId',
  'taskTrack',
  'tasks',
])

/** Names of a place that is not a free place in a class: it has a position, an index, a path or a location instead. */
export const otherPlace = /(?<=[a-z])(?<!free|[iI]n)Places?$|^places?(Of|At)/

/** Names of the wire that are also words of other things: queries of addresses, attributes of XML, ordinary English. */
export const ordinaryNames: ReadonlySet<string> = new Set(['areaId', 'func', 'functions', 'taskId', 'test', 'tests'])
