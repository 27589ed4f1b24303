import { onTestFinished } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { answerSaving } from '#machines/answer-sheet/answer-saving.ts'
import { answerSheetMachine } from '#machines/answer-sheet/answer-sheet.machine.ts'
import { keptOf } from '#machines/answer-sheet/answer-sheet.rules.ts'
import type {
  AnswerSheetEvent,
  HandInAnswer,
  HandInInput,
  KeptSheet,
  OpenAnswer,
  OpenInput,
  OpenAssignment,
  Answers,
  SaveAnswer,
} from '#machines/answer-sheet/answer-sheet.types.ts'
import type { SaveRequest, SavingTag } from '#machines/saving/saving.types.ts'

export const begin = Date.UTC(2026, 10, 20, 11)
export const minute = 60_000

export const item = (itemId: number) => ({
  itemId,
  no: itemId,
  kind: 'single' as const,
  stem: '',
  options: [],
  score: 20,
})

export const endAfter = (minutes: number): string => new Date(begin + minutes * minute).toISOString()
export const deadline = endAfter(60)

export const openTest = (draft: Record<string, string> = {}, minutes = 60): OpenAssignment => ({
  assignmentName: 'Unit 5 阅读练习（一）',
  paper: {
    paperId: 1,
    paperTitle: '',
    subjectId: 203,
    duration: 40,
    score: 60,
    itemCount: 3,
    sections: [
      {
        no: 1,
        sectionText: '',
        questions: [{ questionId: 1, type: 1, difficulty: 1, passage: '', items: [item(1), item(2), item(3)] }],
      },
    ],
  },
  draft,
  deadline: endAfter(minutes),
  now: new Date(begin).toISOString(),
})

export interface Pending<Input, Output> {
  readonly input: Input
  readonly answer: (output: Output) => void
  readonly lose: () => void
}

/** Calls that stay pending until the test answers or loses them, oldest first. */
export function held<Input, Output>() {
  const calls: Pending<Input, Output>[] = []
  const actor = fromPromise<Output, Input>(
    ({ input }) =>
      new Promise((resolve, reject) => calls.push({ input, answer: resolve, lose: () => reject(new Error('lost')) })),
  )
  const last = () => {
    const call = calls.at(-1)
    if (call === undefined) throw new Error('Nothing was called')
    return call
  }
  return { calls, actor, last, inputs: () => calls.map(({ input }) => input) }
}

export function started(kept: KeptSheet | null = null) {
  const clock = new SimulatedClock()
  const opens = held<OpenInput, OpenAnswer>()
  const saves = held<SaveRequest<Answers>, SaveAnswer>()
  const handIns = held<HandInInput, HandInAnswer>()
  let stored: KeptSheet | null = kept
  let keyCount = 0
  const saving = answerSaving.provide({
    actors: { save: saves.actor },
    actions: {
      keep: ({ context }) => {
        stored = { ...(stored ?? nothingKept), unsaved: context.unsent }
      },
    },
  })
  const machine = answerSheetMachine.provide({
    actors: { open: opens.actor, saving, handIn: handIns.actor },
    actions: {
      keep: ({ context }) => {
        stored = keptOf(context)
      },
      forget: () => {
        stored = null
      },
    },
  })
  const sheet = createActor(machine, {
    clock,
    input: { assignmentId: 7, kept, clock: { now: () => begin + clock.now() }, newKey: () => `key-${++keyCount}` },
  }).start()
  onTestFinished(() => void sheet.stop())
  const until = (state: Parameters<ReturnType<typeof sheet.getSnapshot>['matches']>[0]) =>
    waitFor(sheet, (snapshot) => snapshot.matches(state))
  const untilSaving = (tag: SavingTag) => {
    const { saving: child } = sheet.getSnapshot().children
    if (child === undefined) throw new Error('Nothing saves')
    return waitFor(child, (snapshot) => snapshot.hasTag(tag))
  }
  /** The saves so far: the assignment and its answers. */
  const saved = () => saves.inputs().map(({ id, part }) => ({ assignmentId: id, answers: part }))
  const send = (...events: readonly AnswerSheetEvent[]) => events.forEach((event) => sheet.send(event))
  return { clock, opens, saves, handIns, sheet, until, untilSaving, saved, send, stored: () => stored }
}

export async function answering(draft: Record<string, string> = {}, kept: KeptSheet | null = null, minutes = 60) {
  const world = started(kept)
  world.opens.last().answer({ kind: 'opened', assignment: openTest(draft, minutes) })
  await world.until('answering')
  return world
}

export const change = (itemId: number, value: string) => ({ type: 'answer.change', itemId, value }) as const
export const nothingKept: KeptSheet = { unsaved: {}, flagged: [], place: 0, pending: null }
