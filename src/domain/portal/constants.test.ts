import { expect, test } from 'vitest'
import packageFacts from '../../../package.json' with { type: 'json' }
import * as classLimits from '../classes/class-limits.ts'
import * as constants from './constants.ts'
import * as featureLimits from '../features/feature-limits.ts'
import { mathsSections } from '../questions/question-types.ts'
import { defaultSubjectOfStage, mathsSubjectIds, stages, subjects, userTypes } from '../classes/subjects.ts'

test('every business constant has the value of the specification', () => {
  expect({ ...classLimits, ...featureLimits, ...constants }).toEqual({
    smsLimits: {
      countdownSeconds: 59,
      perDay: 5,
      day: 86_400_000,
      codeLength: 6,
      codeLife: 300_000,
      codeTries: 5,
      perAddressHour: 20,
      perMinute: 300,
    },
    captchaLimits: { tolerance: 4, tries: 3, life: 120_000, perVisitorMinute: 30, perAddressMinute: 300 },
    qrLogin: {
      pollInterval: 2000,
      regenerateAfterCancel: 3000,
      signInWatch: { confirmed: 60_000, deviceLimitReached: 300_000 },
      errorCorrection: 'H',
    },
    qrLimits: {
      life: 120_000,
      pollAtLeast: 1500,
      repeatAnswer: 10_000,
      ticketLife: 30_000,
      freshPhone: 1_800_000,
      matchTries: 3,
      strangers: { atOnce: 5000, perSecond: 50 },
      perVisitor: 5,
      perAddress: 5000,
    },
    senderLimits: {
      clientToken: { perWindow: 1200, window: 60_000 },
      messagingState: { perWindow: 600, window: 60_000 },
      smsRefused: { perWindow: 20, window: 3_600_000 },
      withoutCaptcha: { perWindow: 30, window: 600_000 },
      failedLogins: { perWindow: 300, window: 3_600_000 },
      failedLoginsOfBrowser: { perWindow: 30, window: 3_600_000 },
      pageMessages: { perWindow: 600, window: 60_000 },
      unknownCodesOfAddress: { perWindow: 300, window: 3_600_000 },
      registrations: { perWindow: 600, window: 3_600_000 },
      registrationsOfClass: { perWindow: 200, window: 3_600_000 },
      unknownClassCodes: { perWindow: 30, window: 3_600_000 },
      joinRequests: { perWindow: 20, window: 3_600_000 },
    },
    accountLimits: {
      devices: 5,
      failuresBeforeCaptcha: 3,
      failuresBeforeWarning: 3,
      failuresBeforeLock: 10,
      passwordMinimum: 8,
      passwordMaximum: 15,
      mobileDigits: 11,
    },
    basketLimit: 200,
    sectionDefaults: { beginQuestionNo: '-1', questionNoRule: '1' },
    lessonLimits: { nodes: 50, name: 200 },
    courseLimits: { name: 30, perTeacher: 100, coTeachers: 20, books: 20, colleaguesFound: 20 },
    rosterBodyLimits: { bytes: 8_388_608, file: 9_437_184, text: 2_097_152, fileName: 255 },
    joinLimits: { code: 20, reason: 100 },
    slipLimits: { passwords: 100, studentCodes: 9999 },
    rosterImports: { batchRows: 1000, keptFor: 604_800_000 },
    courseDefaults: { courseType: 1, listStatus: 1 },
    classSize: 9999,
    pageSizes: { courses: 999, lists: 999, longLists: 9999, assigning: 15 },
    customListLimit: 10,
    timeouts: { request: 30_000, scriptLoad: 120_000, reachAgain: 5000 },
    intentLife: 86_400_000,
    lowestVersion: '0.2.0',
    productVersion: packageFacts.version,
    publicPath: '/',
    resendDelays: [2000, 4000, 8000, 15_000],
    readRetry: {
      tries: 3,
      shortestWait: 300,
      longestWait: 3000,
      longestRetryAfter: 30_000,
      budgetShare: 0.1,
      reserve: 6,
      failuresBeforeOpen: 5,
      openFor: 3000,
    },
    refetchEvery: { reading: 1200, job: 2000, jobs: 3000, waiting: 4000, list: 60_000 },
    busyRetry: { tries: 6, longestWait: 8000, within: 25_000 },
    revalidateAfter: 60_000,
    newLoginNotice: 10_000,
    toastDuration: 2000,
    dialogs: { firstZIndex: 2000, narrowWidthRem: 6.4, wideWidthRem: 8.8 },
    debounces: { button: 500, downloadLauncher: 500, search: 300 },
    downloadLauncherClears: 2000,
    setUserRetry: { interval: 2000, attempts: 10 },
    featureLimits: { endsSoonDays: 14, longestYears: 5 },
    trialLimits: { days: 30 },
    privacy: { replyDays: 15, cacheClearingDays: 3 },
    agentVersion: '6.1.1',
    desktopFlagAbove: '6.4.0',
    rootFont: { designWidth: 1920, base: 100, desktopWidth: 1400 },
    reportPageScale: 1.28,
    sessionKeys: { state: 'u3-state-storage', qrId: 'qrId', qrToken: 'qrToken', reloadBudget: 'podium.reload' },
    pageMessageLimits: { perCall: 20, address: 300, detail: 300, pause: 5_000 },
    reloadAtMostEvery: 60_000,
  })
})

test('ids of stages, subjects and user types', () => {
  expect(stages).toEqual({ junior: 2, senior: 3 })
  expect(subjects).toEqual({ juniorMaths: 202, juniorEnglish: 203, seniorMaths: 302, seniorEnglish: 303 })
  expect(mathsSubjectIds).toEqual([102, 202, 302, 402, 502])
  expect(defaultSubjectOfStage).toEqual({ 2: 203, 3: 303 })
  expect(userTypes).toEqual({ teacher: 101, student: 102 })
})

test('sections of a merged maths paper', () => {
  expect(mathsSections).toEqual([
    { name: 'singleChoice', types: [1] },
    { name: 'multiChoice', types: [2] },
    { name: 'fillBlank', types: [4, 21] },
  ])
})
