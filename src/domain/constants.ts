/**
 * Business constants and limits of the specification's §9, one object a subject. Times in milliseconds unless the name
 * says otherwise. Ids of stages, subjects and user types stand in `subjects.ts`, question types in `question-types.ts`,
 * those of tasks in `tasks/`.
 */
import { mathsTypes } from './question-types.ts'

const second = 1000

export const smsLimits = { countdownSeconds: 59, perDay: 5, codeLength: 6 } as const

export const qrLogin = {
  pollInterval: 2 * second,
  regenerateAfterCancel: 3 * second,
  errorCorrection: 'H',
} as const

export const accountLimits = {
  devices: 5,
  /** The warning appears after more failures than this. */
  failuresBeforeWarning: 3,
  /** The account is locked at this many; the warning counts down to it. */
  failuresBeforeLock: 10,
  passwordMinimum: 8,
  passwordMaximum: 15,
  mobileDigits: 11,
} as const

export const basketLimit = 200

/** What a section starts with: -1 means that its numbers continue. */
export const sectionDefaults = { beginQuestionNo: '-1', questionNoRule: '1' } as const

/** Sections of a merged maths paper in their order, by question types. */
export const mathsSections = [
  { name: 'singleChoice', types: [mathsTypes.singleChoice] },
  { name: 'multiChoice', types: [mathsTypes.multiChoice] },
  { name: 'fillBlank', types: [mathsTypes.fillBlank, mathsTypes.fillBlanks] },
] as const

export const courseDefaults = { courseType: 1, listStatus: 1 } as const

/** Rows on a page of each list. */
export const pageSizes = { courses: 999, lists: 999, longLists: 9999, homework: 15 } as const

export const customListLimit = 10

export const timeouts = { request: 30 * second, scriptLoad: 120 * second } as const

export const publicPath = '/'

/** Before something typed that got no answer is sent again; the last one from then on. */
export const resendDelays = [2 * second, 4 * second, 8 * second, 15 * second] as const

export const toastDuration = 2 * second

export const dialogs = { firstZIndex: 2000, narrowWidthRem: 6.4, wideWidthRem: 8.8 } as const

export const debounces = { button: 500, downloadLauncher: 500 } as const

export const downloadLauncherClears = 2 * second

/** Telling the desktop window who signed in. */
export const setUserRetry = { interval: 2 * second, attempts: 10 } as const

export const privacy = { replyDays: 15, cacheClearingDays: 3 } as const

/** The agent marker of the web portal is `web/` and this. */
export const agentVersion = '6.1.1'

/** Desktop versions above this one enable the feature flag (specification §6). */
export const desktopFlagAbove = '6.4.0'

/** Root font: `base` pixels at a window `designWidth` wide; the desktop shell counts as `desktopWidth` wide. */
export const rootFont = { designWidth: 1920, base: 100, desktopWidth: 1400 } as const

export const reportPageScale = 1.28

export const sessionKeys = { state: 'u3-state-storage', qrId: 'qrId', qrToken: 'qrToken' } as const
