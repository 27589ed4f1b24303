/**
 * Business constants and limits of the specification's §9, one object a subject. Times in milliseconds unless the name
 * says otherwise. Ids of stages, subjects and user types stand in `subjects.ts`, question types in `question-types.ts`,
 * those of assignments in `tasks/`.
 */
const second = 1000

export const smsLimits = {
  countdownSeconds: 59,
  /** Codes to one number within a day, which is any 24 hours; failed sends included. */
  perDay: 5,
  day: 24 * 3600 * second,
  codeLength: 6,
  codeLife: 300 * second,
  codeTries: 5,
  /** Codes asked for from one IP address. */
  perAddressHour: 20,
  /** Codes that the service sends altogether. */
  perMinute: 300,
} as const

/** The slide puzzle; lengths are pixels of its picture. */
export const captchaLimits = {
  tolerance: 4,
  tries: 3,
  life: 120 * second,
  perVisitorMinute: 30,
  /** A school of a thousand teachers may sit behind one IP address. */
  perAddressMinute: 300,
} as const

/**
 * What one sender may do within a window of time: an IP address, behind which a school of a thousand teachers may sit, or a
 * browser; of what is asked for by a class code, a student.
 */
export const senderLimits = {
  clientToken: { perWindow: 1200, window: 60 * second },
  messagingState: { perWindow: 600, window: 60 * second },
  /** Codes asked for to numbers that have no account, or have one: so that nobody tries numbers through. */
  smsRefused: { perWindow: 20, window: 3600 * second },
  /** Password logins that no captcha stands before, because it cannot be reached. */
  withoutCaptcha: { perWindow: 30, window: 600 * second },
  failedLogins: { perWindow: 300, window: 3600 * second },
  /** The computer of a staff room: three people who each try until their account is locked. */
  failedLoginsOfBrowser: { perWindow: 30, window: 3600 * second },
  /** Batches of what pages report of themselves. */
  pageMessages: { perWindow: 600, window: 60 * second },
  /** Class codes that a student types and that no class of their school has. */
  unknownCourseCodes: { perWindow: 30, window: 3600 * second },
  /** Requests of a student to join classes. */
  joinRequests: { perWindow: 20, window: 3600 * second },
  /** Class codes of no class that are typed at one address by who has no account, and registrations that come from it. */
  unknownCodesOfAddress: { perWindow: 300, window: 3600 * second },
  registrations: { perWindow: 600, window: 3600 * second },
  /** Registrations to one class, which nobody can fill with made-up students. */
  registrationsOfClass: { perWindow: 200, window: 3600 * second },
} as const

/** What a page reports of itself in one call; texts in characters. */
export const pageMessageLimits = { perCall: 20, address: 300, detail: 300, pause: 5 * second } as const

/** A page is opened anew by itself at most once in this time for one build, when a part of it does not come. */
export const reloadAtMostEvery = 60 * second

export const qrLogin = {
  pollInterval: 2 * second,
  regenerateAfterCancel: 3 * second,
  /** How long the phone asks what became of the computer: for its sign-in, and while a device is chosen there. */
  entryWatch: { confirmed: 60 * second, crowded: 300 * second },
  errorCorrection: 'H',
} as const

/** What the service allows a code of QR login. */
export const qrLimits = {
  life: 120 * second,
  /** Between two polls of one code. */
  pollAtLeast: 1.5 * second,
  /** An answer with a ticket can get lost: it is told again this long. */
  repeatAnswer: 10 * second,
  /** From the first answer to the sign-in. */
  ticketLife: 30 * second,
  /** A phone's session must be younger to confirm. */
  freshPhone: 1800 * second,
  /** Wrong numbers before the code is cancelled. */
  matchTries: 3,
  perVisitor: 5,
  /** Polls of one address for codes that are not known to be its own. */
  strangers: { atOnce: 5000, perSecond: 50 },
  /** A school sits behind one address. */
  perAddress: 5000,
} as const

export const accountLimits = {
  devices: 5,
  /** After this many a puzzle stands before the next try. */
  failuresBeforeCaptcha: 3,
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

/** Rows on a page of each list. */
export const pageSizes = { courses: 999, lists: 999, longLists: 9999, assigning: 15 } as const

export const customListLimit = 10

export const timeouts = { request: 30 * second, scriptLoad: 120 * second } as const

/** A write that got no answer can be sent again as the same one this long: the service knows its key no longer. */
export const intentLife = 24 * 3600 * second

export const publicPath = '/'

/** Before something typed that got no answer is sent again; the last one from then on. */
export const resendDelays = [2 * second, 4 * second, 8 * second, 15 * second] as const

/**
 * Reads that got no answer: how often and when they are asked again. Retries are a share of all requests beyond a small
 * reserve; after several failures in a row nothing is read for a while.
 */
export const readRetry = {
  tries: 3,
  shortestWait: 300,
  longestWait: 3 * second,
  /** What the service asks to wait for longer is left to the person. */
  longestRetryAfter: 30 * second,
  budgetShare: 0.1,
  reserve: 6,
  failuresBeforeOpen: 5,
  openFor: 3 * second,
} as const

/**
 * A call that the service is too busy for: how often it is made, within which time from the first refusal on, and the
 * longest wait that it does by itself.
 */
export const busyRetry = { tries: 6, longestWait: 8 * second, within: 25 * second } as const

/** A page that was out of sight for longer asks whether its session still stands. */
export const revalidateAfter = 60 * second

/** How long it is said that the account was signed in to elsewhere. */
export const newLoginNotice = 10 * second

export const toastDuration = 2 * second

export const dialogs = { firstZIndex: 2000, narrowWidthRem: 6.4, wideWidthRem: 8.8 } as const

/** `search` is the pause in typing after which a search is sent. */
export const debounces = { button: 500, downloadLauncher: 500, search: 300 } as const

export const downloadLauncherClears = 2 * second

/** Telling the desktop window who signed in. */
export const setUserRetry = { interval: 2 * second, attempts: 10 } as const

export const privacy = { replyDays: 15, cacheClearingDays: 3 } as const

/** The version of this product, as its package has it. */
export const productVersion = '0.2.0'

/** The agent marker of the web portal is `web/` and this. */
export const agentVersion = '6.1.1'

/** The lowest product version whose pages this service still works with. */
export const lowestVersion = '0.2.0'

/** Desktop versions above this one enable the feature flag (specification §6). */
export const desktopFlagAbove = '6.4.0'

/** Root font: `base` pixels at a window `designWidth` wide; the desktop shell counts as `desktopWidth` wide. */
export const rootFont = { designWidth: 1920, base: 100, desktopWidth: 1400 } as const

export const reportPageScale = 1.28

export const sessionKeys = {
  state: 'u3-state-storage',
  qrId: 'qrId',
  qrToken: 'qrToken',
  /** For which build, and when, the page was last opened anew by itself. */
  reloadBudget: 'podium.reload',
} as const
