import { sessionKeys } from '#domain/portal/constants.ts'

/** Every key that the pages keep in local storage. Nothing else may be stored. */
export const storageKeys = {
  /** The class chosen last, by user. */
  lastCourse: (uid: number) => `podium.last-course.${uid}`,
  language: 'podium.language',
  /** Answers of a student's assignment, by user and assignment, until they are handed in. */
  answers: (uid: number, assignmentId: number) => `podium.draft.answers.${uid}.${assignmentId}`,
  /** A mark that could not be sent yet, by user, assignment and item. */
  marks: (uid: number, assignmentId: number) => `podium.draft.marks.${uid}.${assignmentId}`,
  /** A paper that is being edited, by user and paper; of a new one its subject, as `new-203`. */
  paper: (uid: number, paper: number | string) => `podium.draft.paper.${uid}.${paper}`,
  /** What stands in papers that have a draft, each question or text by itself, by user and digest. */
  paperPart: (uid: number, digest: string) => `podium.draft.paper-part.${uid}.${digest}`,
  /** A tab has written such parts, and nobody has removed any since, by user and tab. */
  paperMark: (uid: number, tab: string) => `podium.draft.paper-mark.${uid}.${tab}`,
  /** A paper that drafts were written beside until their version 3, by user and digest. */
  paperBase: (uid: number, digest: string) => `podium.draft.paper-base.${uid}.${digest}`,
  /** Changes of a question basket that could not be sent yet, by user and subject. */
  basketChanges: (uid: number, subjectId: number) => `podium.draft.basket.${uid}.${subjectId}`,
  /** The marks that a teacher plans for the next paper, by user and subject. */
  blueprint: (uid: number, subjectId: number) => `podium.draft.blueprint.${uid}.${subjectId}`,
  /** What an area was asked to keep, by area and user. */
  areaDraft: (area: string, uid: number) => `podium.draft.area.${area}.${uid}`,
  /** Idempotency keys of writes whose answer is not known, by user. */
  intents: (uid: number) => `podium.intents.${uid}`,
  /** A form that was sent without an answer, by its name and user. */
  form: (name: string, uid: number) => `podium.draft.form.${name}.${uid}`,
  /** Documents with their versions that the first-time guide was answered with. */
  guide: 'guide',
  /** When the next code can be sent, by masked mobile or e-mail address. */
  smsCountdown: 'podium.sms-countdown',
  /** The offer to bind a mobile was shown to this user. */
  bindOffered: (uid: number) => `podium.bind-offered.${uid}`,
  /** What was searched for last in one search box, by user. */
  inputHistory: (box: string, uid: number) => `podium.history.${box}.${uid}`,
  /** Since when input history and caches are kept (milliseconds since 1970): they were cleared then. */
  historySince: 'podium.history.since',
} as const

/** What the clearing every three days removes: caches and input history, but no settings and no drafts. */
export const isClearable = (key: string): boolean => /^podium\.(cache|history)\./.test(key)

/** Every key as a pattern: its variable parts hold no dot. */
const patterns: readonly RegExp[] = Object.values(storageKeys).map((key) => {
  const text: string = typeof key === 'string' ? key : Reflect.apply(key, undefined, ['*', '*'])
  return new RegExp(`^${text.replaceAll('.', '\\.').replaceAll('*', '[^.]+')}(\\.unreadable)?$`)
})

/** Whether a key is one of these, or what could not be read under one and was set aside. */
export const isStorageKey = (key: string): boolean => patterns.some((pattern) => pattern.test(key))

export const isSessionKey = (key: string): boolean => Object.values<string>(sessionKeys).includes(key)
