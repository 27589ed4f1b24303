import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { Call } from '#api/client/client.ts'
import { hasEntered, keepEntered } from '#api/ports/accepted-guide.ts'
import { clearCachesRegularly } from '#api/ports/clear-caches.ts'
import { fakeClock } from '#api/ports/clock.ts'
import { createInputHistory } from '#api/ports/input-history.ts'
import { keepCountdown, readCountdown } from '#api/ports/kept-countdown.ts'
import { createLanguage, keptLanguage } from '#api/ports/kept-language.ts'
import { createKeptWork } from '#api/ports/kept-work.ts'
import { memoryStorage } from '#api/ports/memory-storage.ts'
import { keepBinding, savedBinding, takeAddress, takeWayBack } from '#api/ports/saved-address.ts'
import { storageKeys } from '#api/ports/storage-keys.ts'
import type { TextStorage } from '#api/ports/storage.ts'
import { areaDraft } from '#app/area-draft.ts'
import { createCurrentClass } from '#app/current-class.ts'
import { readKept, setAside, writeKept } from '#companions/student/answering/kept-sheet.ts'
import { sessionKeys } from '#domain/portal/constants.ts'
import { readReloaded } from '#domain/portal/reload-budget.ts'
import { keepCode, readCode } from '#features/login/qr/kept-code.ts'
import { keptMarks } from '#features/marking/kept-marks.ts'
import { settingsIn } from '#features/marking/marking-settings.ts'
import { corruptions } from '#tests/support/pages/corruptions.ts'

const uid = 7
const now = Date.UTC(2026, 8, 1)

/** One key: what a page reads under it, at first and once somebody has worked again. */
interface Kept {
  readonly key: string
  readonly read: (storage: TextStorage) => unknown
  readonly atFirst: unknown
  readonly work: (storage: TextStorage) => void
  readonly afterwards: unknown
}

/** Drafts of papers and baskets meet the same texts beside their code; of a binding only its presence counts. */
type Elsewhere =
  | 'paper'
  | 'paperPart'
  | 'paperMark'
  | 'paperBase'
  | 'basketChanges'
  | 'blueprint'
  | 'paperBlueprints'
  | 'bindOffered'

type KeptName = Exclude<keyof typeof storageKeys, Elsewhere> | keyof typeof sessionKeys

const keptWork = (storage: TextStorage, newKey = '') =>
  createKeptWork({ storage, uid: () => uid, now: () => now, newKey: () => newKey })

const intent = { path: '/client/paper/copy', input: { paperId: 4 } }

const sheet = { unsaved: { '3': 'B' }, flagged: [3], place: 0, pending: null }

const marks = (storage: TextStorage) => keptMarks(storage, uid, { assignmentId: 5, itemId: 3 })

const entry = { itemId: 3, submissionId: 9, rev: 1, round: 0, scores: [2], comment: '' }

const drafts = (storage: TextStorage) => areaDraft(storage, 'correct-html', uid)

const histories = (storage: TextStorage) => createInputHistory({ storage, uid: () => uid })

const code = { qrId: 'q', qrToken: 't' }

const codeSent = { recipient: '138****0001', left: 4, remaining: 59_000 }

const currentClass = (storage: TextStorage) =>
  createCurrentClass({ storage, queryClient: new QueryClient(), call: (async () => ({})) as Call })

function openedClass(storage: TextStorage): number | null {
  const opened = currentClass(storage)
  const end = opened.begin(uid, [11, 12])
  const id = opened.id.get()
  end()
  return id
}

function chooseClass(storage: TextStorage): void {
  const opened = currentClass(storage)
  const end = opened.begin(uid, [11, 12])
  opened.choose(12)
  end()
}

/** A page opens and has a search to forget: what is left of it, and what is known of the clearing. */
function cleared(storage: TextStorage): unknown {
  histories(storage).remember('papers', '函数')
  clearCachesRegularly({ storage, clock: fakeClock(now) })()
  return { searches: histories(storage).entries('papers'), since: storage.read(storageKeys.historySince) }
}

const kept: Readonly<Record<KeptName, Kept>> = {
  lastCourse: {
    key: storageKeys.lastCourse(uid),
    read: openedClass,
    atFirst: 11,
    work: chooseClass,
    afterwards: 12,
  },
  language: {
    key: storageKeys.language,
    read: keptLanguage,
    atFirst: 'zh-CN',
    work: (storage) => createLanguage(storage).set('en'),
    afterwards: 'en',
  },
  answers: {
    key: storageKeys.answers(uid, 5),
    read: (storage) => readKept(storage, uid, 5),
    atFirst: { kept: null, isUnreadable: true },
    work: (storage) => {
      setAside(storage, uid, 5)
      writeKept(storage, uid, 5, sheet)
    },
    afterwards: { kept: sheet, isUnreadable: false },
  },
  marks: {
    key: storageKeys.marks(uid, 5),
    read: (storage) => marks(storage).load(),
    atFirst: { marks: [], drawings: [], drafts: [] },
    work: (storage) => void marks(storage).keep({ marks: [], drawings: [], drafts: [entry] }),
    afterwards: { marks: [], drawings: [], drafts: [entry] },
  },
  areaDraft: {
    key: storageKeys.areaDraft('correct-html', uid),
    read: (storage) => settingsIn(drafts(storage).load()),
    atFirst: { hidesNames: false },
    work: (storage) => void drafts(storage).save({ hidesNames: true }),
    afterwards: { hidesNames: true },
  },
  intents: {
    key: storageKeys.intents(uid),
    read: (storage) => [keptWork(storage, 'first').keyOf(intent), keptWork(storage, 'second').keyOf(intent)],
    atFirst: ['first', 'first'],
    work: (storage) => {
      keptWork(storage).settle(intent)
      keptWork(storage, 'third').keyOf(intent)
    },
    afterwards: ['third', 'third'],
  },
  form: {
    key: storageKeys.form('feedback', uid),
    read: (storage) => keptWork(storage).draft('feedback'),
    atFirst: null,
    work: (storage) => keptWork(storage).keepDraft('feedback', { text: '打印' }),
    afterwards: { text: '打印' },
  },
  guide: { key: storageKeys.guide, read: hasEntered, atFirst: false, work: keepEntered, afterwards: true },
  smsCountdown: {
    key: storageKeys.smsCountdown,
    read: (storage) => readCountdown(storage, now),
    atFirst: [],
    work: (storage) => keepCountdown(storage, [codeSent], now),
    afterwards: [codeSent],
  },
  inputHistory: {
    key: storageKeys.inputHistory('papers', uid),
    read: (storage) => histories(storage).entries('papers'),
    atFirst: [],
    work: (storage) => histories(storage).remember('papers', '函数'),
    afterwards: ['函数'],
  },
  historySince: {
    key: storageKeys.historySince,
    read: cleared,
    atFirst: { searches: [], since: String(now) },
    work: () => {},
    afterwards: { searches: ['函数'], since: String(now) },
  },
  state: {
    key: sessionKeys.state,
    read: (storage) => ({
      address: takeAddress(storage),
      back: takeWayBack(storage),
      binding: savedBinding(storage),
    }),
    atFirst: { address: null, back: null, binding: null },
    work: (storage) => keepBinding(storage, 's'),
    afterwards: { address: null, back: null, binding: 's' },
  },
  qrId: {
    key: sessionKeys.qrId,
    read: readCode,
    atFirst: null,
    work: (storage) => keepCode(storage, code),
    afterwards: code,
  },
  qrToken: {
    key: sessionKeys.qrToken,
    read: readCode,
    atFirst: null,
    work: (storage) => keepCode(storage, code),
    afterwards: code,
  },
  reloadBudget: {
    key: sessionKeys.reloadBudget,
    read: (storage) => readReloaded(storage.read(sessionKeys.reloadBudget)),
    atFirst: null,
    work: (storage) => void storage.write(sessionKeys.reloadBudget, JSON.stringify({ build: 'b', at: now })),
    afterwards: { build: 'b', at: now },
  },
}

const pairs = Object.entries(kept).flatMap(([name, one]) =>
  corruptions.map((text) => ({ name, one, text, inWords: JSON.stringify(text.slice(0, 40)) })),
)

test.each(pairs)(
  '$inWords where $name is kept counts as nothing, and what comes next is kept',
  ({ one: { key, read, atFirst, work, afterwards }, text }) => {
    const storage = memoryStorage()
    storage.write(key, text)
    expect(read(storage)).toEqual(atFirst)
    work(storage)
    expect(read(storage)).toEqual(afterwards)
  },
)
