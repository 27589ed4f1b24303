/** A word that code no longer says, and what it says instead; the replacement stands in `docs/glossary.md`. */
interface ForbiddenWord {
  readonly word: string
  readonly replacement: string
}

export const forbiddenWords: readonly ForbiddenWord[] = [
  { word: 'homework', replacement: 'assignment' },
  { word: 'task', replacement: 'assignment' },
  { word: 'tasks', replacement: 'assignments' },
  { word: 'func', replacement: 'granted feature' },
]

/** Names of routes and of kinds in the specification, of stored entries, and of what is no assignment. */
export const allowedNames: ReadonlySet<string> = new Set([
  'assignHomework',
  'copyTask',
  'homework',
  'homeworkExport',
  'homeworkId',
  'homeworkSaved',
  'isTask',
  'isTaskOf',
  'mathsTask',
  'oneTask',
  'studyTask',
  'studyTaskId',
  'subjectOfTasks',
  'taskId',
  'taskTrack',
  'tasks',
  'writingTask',
])
