import { expect, onTestFinished, test } from 'vitest'
import { type ActorRefFrom, createActor, fromPromise, setup, SimulatedClock, waitFor } from 'xstate'
import { savingOf } from './saving.machine.ts'
import type { Intent, SaveRequest, SavingInput, SavingReport, SavingTag } from './saving.types.ts'

/** A page being written, under the revision it was read with. */
interface Page {
  readonly text: string
  readonly rev: number
}

type Answer =
  | { readonly kind: 'saved'; readonly rev: number }
  | { readonly kind: 'changed'; readonly theirs: Page }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'signedOut' }

const chart = savingOf<Page | null, Page, Answer>({
  isEmpty: (page) => page === null,
  next: (page) => page ?? { text: '', rev: 0 },
  repeats: 'sameIntent',
})

interface Call {
  readonly request: SaveRequest<Page>
  readonly answer: (answer: Answer) => void
  readonly lose: () => void
}

function started(from: Partial<SavingInput<Page | null, Page>> = {}) {
  const clock = new SimulatedClock()
  const calls: Call[] = []
  const reports: SavingReport<Page, Answer>[] = []
  const stored: { readonly unsent: Page | null; readonly intent: Intent<Page> | null }[] = []
  let keys = 0
  const saving = chart.provide({
    actors: {
      save: fromPromise<Answer, SaveRequest<Page>>(
        ({ input: request }) =>
          new Promise((answer, fail) => calls.push({ request, answer, lose: () => fail(new Error('lost')) })),
      ),
    },
    actions: { keep: ({ context: { unsent, intent } }) => void stored.push({ unsent, intent }) },
  })
  const input = {
    id: 7,
    unsent: null,
    intent: null,
    debounce: { pause: 1000, atMost: 8000 },
    keyOf: () => `key-${++keys}`,
    ...from,
  }
  const flow = setup({ types: { events: {} as SavingReport<Page, Answer> }, actors: { saving } }).createMachine({
    invoke: { id: 'saving', src: 'saving', input },
    on: { '*': { actions: ({ event }) => void reports.push(event) } },
  })
  const parent = createActor(flow, { clock }).start()
  onTestFinished(() => void parent.stop())
  const child = parent.getSnapshot().children['saving'] as ActorRefFrom<typeof chart>
  const settled = async (settle: (call: Call) => void) => {
    const call = calls.at(-1)
    if (call === undefined) throw new Error('Nothing is being saved')
    settle(call)
    await waitFor(child, (snapshot) => snapshot.value !== 'sending')
  }
  return {
    clock,
    reports,
    stored,
    send: child.send,
    change: (text: string, rev = 1) => child.send({ type: 'work.change', unsent: { text, rev } }),
    clean: () => child.send({ type: 'work.change', unsent: null }),
    answer: (answer: Answer) => settled((call) => call.answer(answer)),
    lose: () => settled((call) => call.lose()),
    sent: () => calls.map(({ request: { key, part } }) => [key, part.text, part.rev]),
    until: (tag: SavingTag) => waitFor(child, (snapshot) => snapshot.hasTag(tag)),
  }
}

test('what is typed is kept at once, and saved in a pause, or after eight seconds', () => {
  const { change, clock, sent, stored } = started()
  change('a')
  expect(stored).toEqual([{ unsent: { text: 'a', rev: 1 }, intent: null }])
  clock.increment(999)
  expect(sent()).toEqual([])
  for (const text of ['ab', 'abc', 'abcd', 'abcde', 'abcdef', 'abcdefg', 'abcdefgh']) {
    change(text)
    clock.increment(999)
  }
  expect(sent()).toEqual([])
  clock.increment(8)
  expect(sent()).toEqual([['key-1', 'abcdefgh', 1]])
})

test('leaving the page saves at once', () => {
  const { change, send, sent } = started()
  change('a')
  send({ type: 'work.flush' })
  expect(sent()).toEqual([['key-1', 'a', 1]])
})

test('what is typed during a save is saved next, over the new revision', async () => {
  const { change, clean, clock, answer, sent, reports, until } = started()
  change('a')
  clock.increment(1000)
  change('ab')
  await answer({ kind: 'saved', rev: 2 })
  const part = { text: 'a', rev: 1 }
  expect(reports).toEqual([
    { type: 'saving.left', part },
    { type: 'saving.saved', part, answer: { kind: 'saved', rev: 2 } },
  ])
  change('ab', 2)
  clock.increment(1000)
  await answer({ kind: 'saved', rev: 3 })
  clean()
  await until('saved')
  expect(sent()).toEqual([
    ['key-1', 'a', 1],
    ['key-2', 'ab', 2],
  ])
})

test('an unanswered save is sent again as it was, at once when the network returns', async () => {
  const { change, clock, lose, send, sent, stored } = started()
  change('a')
  clock.increment(1000)
  await lose()
  change('ab')
  clock.increment(2000)
  await lose()
  send({ type: 'network.return' })
  expect(sent()).toEqual([
    ['key-1', 'a', 1],
    ['key-1', 'a', 1],
    ['key-1', 'a', 1],
  ])
  expect(stored.at(-1)).toEqual({
    unsent: { text: 'ab', rev: 1 },
    intent: { key: 'key-1', part: { text: 'a', rev: 1 } },
  })
})

test('after a reload the unanswered save is sent first, then what was typed after it', async () => {
  const kept = { unsent: { text: 'ab', rev: 1 }, intent: { key: 'kept', part: { text: 'a', rev: 1 } } }
  const { change, clock, answer, sent } = started(kept)
  await answer({ kind: 'saved', rev: 2 })
  change('ab', 2)
  clock.increment(1000)
  expect(sent()).toEqual([
    ['kept', 'a', 1],
    ['key-1', 'ab', 2],
  ])
})

test('after a conflict nothing is sent and everything is kept until the conflict is settled', async () => {
  const { change, clock, answer, send, sent, stored, until } = started()
  change('a')
  clock.increment(1000)
  await answer({ kind: 'changed', theirs: { text: 'b', rev: 4 } })
  await until('conflict')
  change('ac')
  clock.increment(60_000)
  expect({ sent: sent(), lastStored: stored.at(-1) }).toEqual({
    sent: [['key-1', 'a', 1]],
    lastStored: { unsent: { text: 'ac', rev: 1 }, intent: null },
  })
  send({ type: 'conflict.settle', unsent: { text: 'bac', rev: 4 } })
  clock.increment(1000)
  expect(sent().at(-1)).toEqual(['key-2', 'bac', 4])
})

test('what is refused waits for a change', async () => {
  const { change, clock, answer, sent, until } = started()
  change('')
  clock.increment(1000)
  await answer({ kind: 'refused', message: '标题不能为空' })
  await until('refused')
  clock.increment(60_000)
  expect(sent()).toHaveLength(1)
  change('a')
  clock.increment(1000)
  expect(sent().at(-1)).toEqual(['key-2', 'a', 1])
})

test('a lost session keeps the intent until the person is back', async () => {
  const { change, clock, answer, send, sent, until } = started()
  change('a')
  clock.increment(1000)
  await answer({ kind: 'signedOut' })
  await until('signedOut')
  clock.increment(60_000)
  send({ type: 'session.return' })
  expect(sent()).toEqual([
    ['key-1', 'a', 1],
    ['key-1', 'a', 1],
  ])
})
