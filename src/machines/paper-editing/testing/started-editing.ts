import { onTestFinished } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { after, paperWith, question, section } from '#domain/paper/testing/papers.ts'
import type { PaperAct } from '#domain/paper/editing/operations.ts'
import type { Paper } from '#domain/paper/paper.ts'
import type { SaveRequest } from '../../saving/saving.types.ts'
import { draftOf, holdsWork, readDraft, writeDraft } from '../draft.ts'
import { paperEditingMachine } from '../paper-editing.machine.ts'
import type {
  Draft,
  DraftReading,
  OpenAnswer,
  PaperEditingEvent,
  PaperEditingTag,
  PaperName,
  PaperPart,
  PaperSaveAnswer,
} from '../paper-editing.types.ts'
import { paperSaving } from '../paper-saving.ts'

export const base = paperWith([section('s1', [question(1), question(2)])])

export const title = (paperTitle: string): PaperAct => ({ kind: 'update', change: { what: 'title', paperTitle } })

export const passage = (questionId: number, words: string): PaperAct => ({
  kind: 'modify',
  element: question(questionId, { passage: words }),
})

export const edited = (paper: Paper, ...acts: readonly PaperAct[]): Paper =>
  acts.reduce((one, done) => after(one, done), paper)

interface Save {
  readonly input: SaveRequest<PaperPart>
  readonly answer: (answer: PaperSaveAnswer) => void
  readonly lose: () => void
}

/** What the tabs of one browser share: its storage, the service behind them, and the drafts they show each other. */
export function browser(kept: string | null = null, stored = { paper: base, rev: 1 }) {
  return { kept, isFull: false, stored, saves: [] as Save[], showing: [] as Draft[], keys: 0, asked: 0, now: 1000 }
}

export type Browser = ReturnType<typeof browser>

export const keptIn = ({ kept }: Browser): Draft | null => {
  const reading = readDraft(kept)
  return reading.kind === 'draft' ? reading.draft : null
}

/** The save of a paper under the browser's newest key. */
export const partOf = ({ keys }: Browser, paper: Paper, rev: number): PaperPart => ({ key: `key-${keys}`, paper, rev })

/** A tab that edits; `isReachable` is whether the service responds when the paper is opened. */
export function started(world: Browser, { isReachable = true, paperId = base.paperId } = {}) {
  const clock = new SimulatedClock()
  const saving = paperSaving.provide({
    actors: {
      save: fromPromise<PaperSaveAnswer, SaveRequest<PaperPart>>(
        ({ input }) =>
          new Promise((answer, fail) => world.saves.push({ input, answer, lose: () => fail(new Error('lost')) })),
      ),
    },
    actions: {
      keep: ({ context: { unsent, intent }, self }) => {
        const draft = draftOf(unsent, intent?.part ?? null, (world.now += 1))
        if (!world.isFull) world.kept = holdsWork(draft) ? writeDraft(draft) : null
        world.showing.push(draft)
        self.send({ type: 'storage.report', isKept: !world.isFull })
      },
    },
  })
  const machine = paperEditingMachine.provide({
    actors: {
      saving,
      readDraft: fromPromise<DraftReading, PaperName>(() => Promise.resolve(readDraft(world.kept))),
      open: fromPromise<OpenAnswer, PaperName>(() =>
        isReachable
          ? Promise.resolve({ kind: 'opened', stored: world.stored, notes: [] })
          : Promise.reject(new Error('网络连接失败')),
      ),
    },
    actions: {
      takeOver: () => void (world.asked += 1),
      forget: () => void (world.kept = null),
    },
  })
  const newKey = () => `key-${(world.keys += 1)}`
  const input = { paperId, maximum: 200, newKey, now: () => (world.now += 1) }
  const actor = createActor(machine, { clock, input }).start()
  onTestFinished(() => void actor.stop())
  const send = (...events: readonly PaperEditingEvent[]) => {
    for (const event of events) actor.send(event)
  }
  const paper = () => actor.getSnapshot().context.history?.paper ?? base
  return {
    actor,
    clock,
    send,
    paper,
    context: () => actor.getSnapshot().context,
    edit: (...acts: readonly PaperAct[]) => {
      for (const done of acts) send({ type: 'paper.edit', operation: { ...done, paperId: paper().paperId } })
    },
    until: (tag: PaperEditingTag) => waitFor(actor, (snapshot) => snapshot.hasTag(tag)),
    untilSaved: () => waitFor(actor, (snapshot) => snapshot.hasTag('editing') && !snapshot.hasTag('unsaved')),
    untilLeft: () => waitFor(actor, (snapshot) => snapshot.status === 'done'),
    lastSave: () => {
      const save = world.saves.at(-1)
      if (save === undefined) throw new Error('Nothing was saved')
      return save
    },
  }
}

/** A tab that is writing, with the paper open. */
export async function editing(world: Browser) {
  const tab = started(world)
  tab.send({ type: 'lock.gain' })
  await tab.until('editing')
  return tab
}
