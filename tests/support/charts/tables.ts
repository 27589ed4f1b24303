/** What the sign-on charts do not say: how they start, possible answers, and what their guards read. */
import type { AnyMachineSnapshot } from 'xstate'
import { currentConsent } from '#domain/accounts/consent.ts'
import { captchaMachine } from '#machines/captcha/captcha.machine.ts'
import { messagingLoginMachine } from '#machines/messaging-login/messaging-login.machine.ts'
import { networkMachine } from '#machines/network/network.machine.ts'
import { passwordLoginMachine } from '#machines/password-login/password-login.machine.ts'
import { phoneScanMachine } from '#machines/phone-scan/phone-scan.machine.ts'
import { qrLoginMachine } from '#machines/qr-login/qr-login.machine.ts'
import { smsCountdownMachine } from '#machines/sms-countdown/sms-countdown.machine.ts'
import type { CountedCode } from '#machines/sms-countdown/sms-countdown.types.ts'
import { smsLoginMachine } from '#machines/sms-login/sms-login.machine.ts'
import { basketTable } from './basket-table.ts'
import { areaTable } from './area-table.ts'
import { bookVersionTable, currentClassTable } from './course-tables.ts'
import { bindMobileTable, registerTable, resetPasswordTable } from './form-tables.ts'
import { hostUserTable } from './host-tables.ts'
import { paperEditingTable } from './editing-table.ts'
import { deviceReleaseTable, guideTable, loginTable } from './login-table.ts'
import type { MachineTable, ModelClock } from './model.ts'
import { assignPaperTable, keyCorrectionTable } from './paper-tables.ts'
import { paperImportTable } from './import-table.ts'
import { keyPictureTable } from './key-picture-table.ts'
import { scanReviewTable, scanUploadTable } from './scan-tables.ts'
import { paperSharingTable } from './sharing-table.ts'
import { rosterImportTable } from './roster-table.ts'
import { sessionScreenTables, sessionTable } from './session-table.ts'
import { savingTables } from './saving-table.ts'
import { answerSheetTable, studentSessionTable } from './student-tables.ts'

type Context = AnyMachineSnapshot['context']

const given = { agreed: true, accepted: currentConsent }
const open = { agreed: false, accepted: [] }
const consents = [given, open]
const tooMany = { kind: 'tooManyDevices', token: 't', devices: [] }
const refused = { kind: 'refused', message: '服务出了点问题，请稍后再试' }

const life = 120_000
const expiresAt = '2026-11-20T11:02:00.000Z'
const key = { qrId: 'id-1', qrToken: 'token-1' }
const code = { ...key, url: 'https://podium.example/phone/', expiresAt }
const scanned = { kind: 'scanned', who: '林**', matchNumber: null, expiresAt }
const confirmed = { kind: 'confirmed', ticket: { token: 'ticket', ticketType: '101' }, who: '林**' }
const polls = [{ kind: 'waiting' }, scanned, confirmed, { kind: 'cancelled' }, { kind: 'expired' }, refused]

export const qrLoginTable: MachineTable = {
  name: 'qr-login',
  machine: qrLoginMachine,
  openings: {
    anew: (clock) => ({ kept: null, clock }),
    kept: (clock) => ({ kept: key, clock }),
  },
  answers: {
    request: [{ kind: 'made', code, remaining: life }, refused],
    resume: [{ ...scanned, code: { ...code, url: null }, remaining: life }, confirmed, { kind: 'gone' }],
    pollLoaded: polls,
    pollScanned: polls,
    redeem: [
      { kind: 'signedIn' },
      { kind: 'unbound', openId: 'o', state: 's' },
      tooMany,
      { kind: 'notTeacher' },
      { kind: 'locked' },
      { kind: 'wrongPassword', errorCount: 4 },
      refused,
      { kind: 'unknown' },
    ],
  },
  sleeps: [life],
  key: (context: Context, now) => [
    context['kept'] !== null,
    context['code'] !== null && context['endsAt'] <= now,
    Math.min(context['attempts'], 2),
    context['failure']?.kind === 'tooManyDevices',
  ],
}

const forms = { 'form.submit': [{}], 'consent.change': consents }

export const passwordLoginTable: MachineTable = {
  name: 'password-login',
  machine: passwordLoginMachine,
  openings: {
    empty: () => ({ account: '', ...open }),
    account: () => ({ account: '13800000001', ...given }),
  },
  answers: {
    login: [
      { kind: 'signedIn', uid: 1 },
      { kind: 'captchaNeeded', message: '' },
      { kind: 'wrongPassword', errorCount: 1 },
      tooMany,
      { kind: 'locked', message: '账号已被锁定' },
      { kind: 'consentOutdated', message: '文件有更新' },
      refused,
    ],
  },
  payloads: {
    ...forms,
    'account.change': [{ text: '13800000001' }, { text: ' ' }],
    'password.change': [{ text: 'Podium@2026' }, { text: '' }],
    'captcha.solve': [{ token: 'solved' }],
  },
  key: ({ account, password, agreed, missing, failure }: Context) => [
    account.trim() !== '',
    password !== '',
    agreed,
    missing,
    failure?.kind,
  ],
}

export const smsLoginTable: MachineTable = {
  name: 'sms-login',
  machine: smsLoginMachine,
  openings: { empty: () => ({ mobile: '', ...open }), mobile: () => ({ mobile: '13800000001', ...given }) },
  answers: {
    login: [
      { kind: 'signedIn' },
      tooMany,
      { kind: 'codeRefused', message: '验证码错误' },
      { kind: 'consentOutdated', message: '文件有更新' },
      refused,
    ],
  },
  payloads: {
    ...forms,
    'mobile.change': [{ text: '13800000001' }, { text: '138' }, { text: '' }],
    'code.change': [{ text: '246810' }, { text: '24' }, { text: '' }],
  },
  key: ({ mobile, code: typed, agreed, problem, failure }: Context) => [
    mobile.length,
    typed.length,
    agreed,
    problem,
    failure?.kind,
  ],
}

const isLeft = ({ endsAt }: CountedCode, now: number, milliseconds: number) => endsAt - now > milliseconds

const kept = [{ recipient: '138****0001', left: 4, remaining: 30_000 }]

export const smsCountdownTable: MachineTable = {
  name: 'sms-countdown',
  machine: smsCountdownMachine,
  openings: {
    anew: (clock) => ({ clock, channel: 'mobile', kept: [] }),
    kept: (clock) => ({ clock, channel: 'mobile', kept }),
  },
  answers: {
    send: [
      { kind: 'sent', waitSeconds: 59, left: 4 },
      { kind: 'tooSoon', waitSeconds: 20 },
      refused,
      { kind: 'spent', waitSeconds: 59, message: '24 小时内最多发送 5 条验证码' },
    ],
  },
  payloads: {
    'recipient.change': [{ text: '13800000001' }, { text: '13900000002' }, { text: '138' }],
    'captcha.solve': [{ token: 'solved' }],
  },
  sleeps: [30_000, 58_000, 59_000],
  roundsTime: true,
  key: ({ recipient, asked, sent, notice }: Context, now) => [
    recipient,
    asked,
    sent.map((one: CountedCode) => [one.recipient, one.left === 0, isLeft(one, now, 0), isLeft(one, now, 1000)]),
    notice?.kind,
  ],
}

const puzzle = { captchaId: 'p1', picture: '', piece: '', pieceY: 40, pieceSize: 48, width: 320, height: 160 }

export const captchaTable: MachineTable = {
  name: 'captcha',
  machine: captchaMachine,
  openings: { anew: () => ({ purpose: 'sms:login', subject: '13800000001' }) },
  answers: { load: [puzzle], solve: [{ kind: 'solved', token: 't' }, { kind: 'wrong' }, { kind: 'expired' }] },
  payloads: { 'piece.move': [{ x: 10 }, { x: 900 }] },
  key: ({ x, wrongs, replaced }: Context) => [x, wrongs, replaced],
}

export const messagingLoginTable: MachineTable = {
  name: 'messaging-login',
  machine: messagingLoginMachine,
  openings: {
    going: () => ({ callback: null, ...given }),
    back: () => ({ callback: { code: 'c', state: 's' }, ...given }),
    unconsented: () => ({ callback: { code: 'c', state: 's' }, ...open }),
  },
  answers: {
    info: [{ kind: 'known', openId: 'o' }, { kind: 'unbound', openId: 'o' }, refused],
    enter: [{ kind: 'signedIn' }, { kind: 'unbound' }, { kind: 'consentNeeded' }, tooMany, refused],
  },
  payloads: { 'consent.change': consents },
  key: ({ callback, agreed, failure }: Context) => [callback !== null, agreed, failure?.kind],
}

export const networkTable: MachineTable = {
  name: 'network',
  machine: networkMachine,
  openings: { online: () => undefined },
  payloads: { 'network.drop': [{ address: '/' }] },
  key: ({ address }: Context) => [address],
}

const computer = {
  browser: '',
  system: '',
  address: '',
  city: null,
  askedAt: expiresAt,
  needsMatch: false,
  isAccepted: true,
  nonce: 'n1',
}
const asked = { kind: 'scanned', computer, remaining: 106_000 }
const gone = [{ kind: 'expired' }, { kind: 'decided' }, { kind: 'signedOut' }, { kind: 'signInAgain' }]
const decided = [{ kind: 'done' }, { kind: 'matchWrong' }, refused, ...gone]
const decisions = [{ kind: 'waiting' }, { kind: 'signedIn' }, { kind: 'tooManyDevices' }]

export const phoneScanTable: MachineTable = {
  name: 'phone-scan',
  machine: phoneScanMachine,
  openings: { code: (clock: ModelClock) => ({ qrId: 'c1', clock }), home: (clock) => ({ qrId: null, clock }) },
  answers: {
    check: [
      { kind: 'teacher', teacher: { uid: 1, realname: '林知夏', mobile: null, schoolName: '' } },
      { kind: 'nobody' },
    ],
    scan: [
      asked,
      { ...asked, computer: { ...computer, needsMatch: true, isAccepted: false } },
      refused,
      { kind: 'scannedByOther' },
      ...gone,
    ],
    confirm: decided,
    cancel: decided,
    confirmedOutcome: decisions,
    deviceLimitReachedOutcome: decisions,
  },
  payloads: { 'code.open': [{ qrId: 'c2' }], 'match.change': [{ text: '4' }, { text: '42' }] },
  key: ({ qrId, teacher: known, reason, computer: shown, match, problem }: Context) => [
    qrId !== null,
    known !== null,
    reason,
    shown?.needsMatch,
    match.length,
    problem?.kind,
  ],
}

/** The machines whose screens are driven by models. */
export const screenTables: readonly MachineTable[] = [
  qrLoginTable,
  passwordLoginTable,
  smsLoginTable,
  smsCountdownTable,
  captchaTable,
  guideTable,
  deviceReleaseTable,
  messagingLoginTable,
  ...sessionScreenTables,
  networkTable,
  phoneScanTable,
  registerTable,
  resetPasswordTable,
  bindMobileTable,
  hostUserTable,
  areaTable,
  currentClassTable,
  bookVersionTable,
  rosterImportTable,
  basketTable,
  paperImportTable,
  paperEditingTable,
  paperSharingTable,
  assignPaperTable,
  scanUploadTable,
  keyPictureTable,
  scanReviewTable,
]

/** With those whose screens only journeys drive, and those seen on screen through the charts below them. */
export const machineTables: readonly MachineTable[] = [
  ...screenTables,
  sessionTable,
  loginTable,
  studentSessionTable,
  keyCorrectionTable,
  answerSheetTable,
  ...savingTables,
]
