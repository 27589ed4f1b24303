import { sessionKeys } from '#domain/portal/constants.ts'

/** Every key the pages use in local storage. Nothing else may be stored. */
export const storageKeys = {
  /** The class chosen last, by user. */
  lastCourse: (uid: number) => `podium.last-course.${uid}`,
  language: 'podium.language',
  /** A student's answers, by user and assignment, until they are handed in. */
  answers: (uid: number, assignmentId: number) => `podium.draft.answers.${uid}.${assignmentId}`,
  /** Unsent marks, and those typed and not saved, by user and assignment. */
  marks: (uid: number, assignmentId: number) => `podium.draft.marks.${uid}.${assignmentId}`,
  /** A paper being edited, by user and paper; for a new one its subject, as `new-203`. */
  paper: (uid: number, paper: number | string) => `podium.draft.paper.${uid}.${paper}`,
  /** Contents of papers with a draft, each question or text separately, by user and digest. */
  paperPart: (uid: number, digest: string) => `podium.draft.paper-part.${uid}.${digest}`,
  /** Set if a tab has written such parts that nobody has removed since, by user and tab. */
  paperMark: (uid: number, tab: string) => `podium.draft.paper-mark.${uid}.${tab}`,
  /** The base paper that drafts were stored with until their version 3, by user and digest. */
  paperBase: (uid: number, digest: string) => `podium.draft.paper-base.${uid}.${digest}`,
  /** Unsent changes of a question basket, by user and subject. */
  basketChanges: (uid: number, subjectId: number) => `podium.draft.basket.${uid}.${subjectId}`,
  /** The marks a teacher plans for the next new paper, by user and subject. */
  blueprint: (uid: number, subjectId: number) => `podium.draft.blueprint.${uid}.${subjectId}`,
  /** The marks planned for papers that exist, by user. */
  paperBlueprints: (uid: number) => `podium.draft.paper-blueprints.${uid}`,
  /** An area's draft, by area and user. */
  areaDraft: (area: string, uid: number) => `podium.draft.area.${area}.${uid}`,
  /** Idempotency keys of writes with unknown outcome, by user. */
  intents: (uid: number) => `podium.intents.${uid}`,
  /** A form that was sent without a response, by name and user. */
  form: (name: string, uid: number) => `podium.draft.form.${name}.${uid}`,
  /** Versioned documents accepted in the first-time guide. */
  guide: 'guide',
  /** When the next code can be sent, by masked mobile or e-mail address. */
  smsCountdown: 'podium.sms-countdown',
  /** Set once this user was offered to bind a mobile. */
  bindOffered: (uid: number) => `podium.bind-offered.${uid}`,
  /** Recent searches of one search box, by user. */
  inputHistory: (box: string, uid: number) => `podium.history.${box}.${uid}`,
  /** When input history and caches were last cleared (milliseconds since 1970). */
  historySince: 'podium.history.since',
} as const

/** What clearing removes every three days: caches and input history, but no settings and no drafts. */
export const isClearable = (key: string): boolean => /^podium\.(cache|history)\./.test(key)

type Key = (typeof storageKeys)[keyof typeof storageKeys]

/** A key as a pattern: its variable parts contain no dot. */
function patternOf(key: Key): RegExp {
  const text: string = typeof key === 'string' ? key : Reflect.apply(key, undefined, ['*', '*'])
  return new RegExp(`^${text.replaceAll('.', '\\.').replaceAll('*', '[^.]+')}(\\.unreadable)?$`)
}

const patterns: readonly RegExp[] = Object.values(storageKeys).map(patternOf)

/** Whether a key is one of these, or that of unreadable data set aside. */
export const isStorageKey = (key: string): boolean => patterns.some((pattern) => pattern.test(key))

const formOfTab = patternOf(storageKeys.form)

/** Whether a tab may store this: one of its own keys, or a form that no other tab shall see. */
export const isSessionKey = (key: string): boolean =>
  Object.values<string>(sessionKeys).includes(key) || formOfTab.test(key)
