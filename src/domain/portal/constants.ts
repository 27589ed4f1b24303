import { day, hour, minute, second } from '../time/units.ts'

/**
 * Business constants and limits of the specification's §9, one object per subject. Times are in milliseconds unless the
 * name says otherwise. Ids of stages, subjects and user types are in `subjects.ts`, question types in
 * `question-types.ts`, those of assignments in `domain/assignments`.
 */

export const smsLimits = {
  countdownSeconds: 59,
  /** Codes per recipient within any 24 hours, including failed sends. */
  perDay: 5,
  day,
  codeLength: 6,
  codeLife: 5 * minute,
  codeTries: 5,
  /** Codes requested from one IP address. */
  perAddressHour: 20,
  /** Codes sent by the service in total. */
  perMinute: 300,
} as const

/** The slide puzzle; lengths are in pixels of its picture. */
export const captchaLimits = {
  tolerance: 4,
  tries: 3,
  life: 2 * minute,
  perVisitorMinute: 30,
  /** A school of a thousand teachers may sit behind one IP address. */
  perAddressMinute: 300,
} as const

/**
 * What one sender may do within a time window: an IP address, which a school of a thousand teachers may share, or a
 * browser; or a student, for requests by class code.
 */
export const senderLimits = {
  clientToken: { perWindow: 1200, window: minute },
  messagingState: { perWindow: 600, window: minute },
  /** Codes requested for numbers that have no account, or already have one: prevents probing numbers. */
  smsRefused: { perWindow: 20, window: hour },
  /** Password logins without a captcha, because it is unreachable. */
  withoutCaptcha: { perWindow: 30, window: 10 * minute },
  failedLogins: { perWindow: 300, window: hour },
  /** A shared staff room computer: three people who each try until their account is locked. */
  failedLoginsOfBrowser: { perWindow: 30, window: hour },
  /** Batches of diagnostics reported by pages. */
  pageMessages: { perWindow: 600, window: minute },
  /** Class codes typed by a student that no class of their school has. */
  unknownClassCodes: { perWindow: 30, window: hour },
  /** Requests of a student to join classes. */
  joinRequests: { perWindow: 20, window: hour },
  /** Class codes of no class typed from one address by people without an account, and registrations from it. */
  unknownCodesOfAddress: { perWindow: 300, window: hour },
  registrations: { perWindow: 600, window: hour },
  /** Registrations per class, so that nobody can fill it with made-up students. */
  registrationsOfClass: { perWindow: 200, window: hour },
} as const

/** What a page may report about itself in one call; texts in characters. */
export const pageMessageLimits = { perCall: 20, address: 300, detail: 300, pause: 5 * second } as const

/** A page reloads itself at most once in this time per build when a part of it fails to load. */
export const reloadAtMostEvery = minute

export const qrLogin = {
  pollInterval: 2 * second,
  regenerateAfterCancel: 3 * second,
  /** How long the phone asks about the computer: during its sign-in, and while a device is chosen there. */
  signInWatch: { confirmed: minute, deviceLimitReached: 5 * minute },
  errorCorrection: 'H',
} as const

/** Limits for a QR login code. */
export const qrLimits = {
  life: 2 * minute,
  /** Minimum time between two polls of one code. */
  pollAtLeast: 1.5 * second,
  /** A response with a ticket can get lost: it is repeated for this long. */
  repeatAnswer: 10 * second,
  /** From the first response to the sign-in. */
  ticketLife: 30 * second,
  /** A phone's session must be younger than this to confirm. */
  freshPhone: 1800 * second,
  /** Wrong numbers before the code is cancelled. */
  matchTries: 3,
  perVisitor: 5,
  /** Polls from one address for codes not known to belong to it. */
  strangers: { atOnce: 5000, perSecond: 50 },
  /** A whole school may share one address. */
  perAddress: 5000,
} as const

export const accountLimits = {
  devices: 5,
  /** After this many, a puzzle is required for the next try. */
  failuresBeforeCaptcha: 3,
  /** The warning appears after more failures than this. */
  failuresBeforeWarning: 3,
  /** The account is locked at this many failures; the warning counts down to it. */
  failuresBeforeLock: 10,
  passwordMinimum: 8,
  passwordMaximum: 15,
  mobileDigits: 11,
} as const

export const basketLimit = 200

/** Initial values of a section: -1 means that its numbers continue. */
export const sectionDefaults = { beginQuestionNo: '-1', questionNoRule: '1' } as const

/** Page size of each list. */
export const pageSizes = { courses: 999, lists: 999, longLists: 9999, assigning: 15 } as const

export const customListLimit = 10

export const timeouts = { request: 30 * second, scriptLoad: 2 * minute, reachAgain: 5 * second } as const

/** For this long an unanswered write can be resent under the same key; then the service forgets the key. */
export const intentLife = day

export const publicPath = '/'

/** Delays before resending unanswered input; the last one repeats. */
export const resendDelays = [2 * second, 4 * second, 8 * second, 15 * second] as const

/**
 * Retries of unanswered reads. Beyond a small reserve, retries are limited to a share of all requests; after several
 * consecutive failures reading pauses for a while.
 */
export const readRetry = {
  tries: 3,
  shortestWait: 300,
  longestWait: 3 * second,
  /** A longer wait requested by the service is left to the person. */
  longestRetryAfter: 30 * second,
  budgetShare: 0.1,
  reserve: 6,
  failuresBeforeOpen: 5,
  openFor: 3 * second,
} as const

/**
 * Calls rejected because the service is busy: the number of tries, the longest automatic wait, and the time limit from
 * the first rejection on.
 */
export const busyRetry = { tries: 6, longestWait: 8 * second, within: 25 * second } as const

/**
 * How often a visible page asks again: while pages are being read, about one job, about a list of them, about what waits
 * for a teacher, and about a list that changes with time.
 */
export const refetchEvery = {
  reading: 1.2 * second,
  job: 2 * second,
  jobs: 3 * second,
  waiting: 4 * second,
  list: minute,
} as const

/** A page that was hidden for longer checks whether its session is still valid. */
export const revalidateAfter = minute

/** How long the notice about a sign-in elsewhere is shown. */
export const newLoginNotice = 10 * second

export const toastDuration = 2 * second

export const dialogs = { firstZIndex: 2000, narrowWidthRem: 6.4, wideWidthRem: 8.8 } as const

/** `search` is the typing pause after which a search is sent. */
export const debounces = { button: 500, downloadLauncher: 500, search: 300 } as const

export const downloadLauncherClears = 2 * second

/** Telling the desktop window who signed in. */
export const setUserRetry = { interval: 2 * second, attempts: 10 } as const

export const privacy = { replyDays: 15, cacheClearingDays: 3 } as const

/** The version of this product, the same as in its package. */
export const productVersion = '0.2.0'

/** The agent marker of the web portal is `web/` followed by this. */
export const agentVersion = '6.1.1'

/** The lowest product version whose pages this service still supports. */
export const lowestVersion = '0.2.0'

/** Desktop versions above this one enable the feature flag (specification §6). */
export const desktopFlagAbove = '6.4.0'

/** Root font size: `base` pixels for a window `designWidth` wide; the desktop shell counts as `desktopWidth` wide. */
export const rootFont = { designWidth: 1920, base: 100, desktopWidth: 1400 } as const

export const reportPageScale = 1.28

export const sessionKeys = {
  state: 'u3-state-storage',
  qrId: 'qrId',
  qrToken: 'qrToken',
  /** The build for which the page last reloaded itself, and when. */
  reloadBudget: 'podium.reload',
} as const
