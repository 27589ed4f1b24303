// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { item, question } from '#domain/paper/testing/papers.ts'
import type { PaperQuestion } from '#domain/paper/paper.ts'
import { withItem } from './question-draft.ts'
import { questionTyping } from './question-typing.ts'

const asked = question(1, { passage: '', items: [item(101)] })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A question being typed, and what its form and the paper were told, in order. */
function typing() {
  const calls: string[] = []
  const note =
    (what: string) =>
    ({ passage }: { readonly passage: string }) =>
      void calls.push(`${what} ${passage}`)
  const typed = questionTyping(asked, { show: note('show'), showPainted: note('painted') })
  const disconnect = typed.connect(note('keep'))
  const add = (text: string) => typed.changeTyped((before) => ({ ...before, passage: before.passage + text }))
  return { typed, add, disconnect, calls }
}

test('the form follows a keystroke in the prompt after the frame that shows it, and what was typed meanwhile', () => {
  const { add, calls } = typing()
  add('甲')
  add('乙')
  const before = [...calls]
  vi.advanceTimersToNextFrame()
  const inFrame = [...calls]
  vi.advanceTimersByTime(1)
  expect({ before, inFrame, calls }).toEqual({ before: [], inFrame: [], calls: ['painted 甲乙'] })
})

test('a field that shows what the form holds is told at once', () => {
  const { typed, add, calls } = typing()
  add('甲')
  typed.change((before) => ({ ...before, passage: `${before.passage}丙` }))
  expect(calls).toEqual(['show 甲丙'])
})

test('leaving a field before a frame was painted loses nothing', () => {
  const { typed, add, calls } = typing()
  add('甲')
  typed.leave()
  expect(calls).toEqual(['show 甲', 'keep 甲'])
})

test('closing the form keeps what was typed, and tells a form that is gone nothing', () => {
  const { add, disconnect, calls } = typing()
  add('甲')
  disconnect()
  vi.runAllTimers()
  expect(calls).toEqual(['keep 甲'])
})

test('a pause keeps what was typed once', () => {
  const { add, calls } = typing()
  add('甲')
  vi.advanceTimersByTime(500)
  add('乙')
  vi.advanceTimersByTime(799)
  const before = calls.filter((what) => what.startsWith('keep'))
  vi.advanceTimersByTime(5000)
  expect({ before, calls: calls.filter((what) => what.startsWith('keep')) }).toEqual({
    before: [],
    calls: ['keep 甲乙'],
  })
})

test('the paper’s own change of the question and what is typed meanwhile are joined', () => {
  const { typed, add, calls } = typing()
  add('甲')
  typed.rebase({ ...asked, difficulty: 3 })
  typed.leave()
  expect(calls).toEqual(['show 甲', 'keep 甲'])
})

test('while an item has no answer, the rest is kept once, with the answer that the item had', () => {
  const blank = question(1, { items: [item(101, { options: [], key: { kind: 'blank', accept: ['went'] } })] })
  const kept: PaperQuestion[] = []
  const typed = questionTyping(blank, { show: () => {}, showPainted: () => {} })
  const disconnect = typed.connect((next) => {
    kept.push(next)
    typed.rebase(next)
  })
  typed.change((before) => withItem(before, 0, { key: { kind: 'blank', accept: [] } }))
  typed.change((before) => ({ ...before, passage: '甲' }))
  vi.advanceTimersByTime(5000)
  disconnect()
  expect(kept).toEqual([{ ...blank, passage: '甲' }])
})

test('what changes the question at once is kept after what was typed, and the form waits for the paper', () => {
  const kept: PaperQuestion[] = []
  const typed = questionTyping(asked, { show: () => {}, showPainted: () => {} })
  typed.connect((next) => {
    kept.push(next)
    typed.rebase(next)
  })
  typed.changeTyped((before) => ({ ...before, passage: '甲' }))
  typed.changeAtOnce((before) => ({ ...before, items: [...before.items, item(102)] }))
  vi.advanceTimersByTime(5000)
  const first = { ...asked, passage: '甲' }
  expect(kept).toEqual([first, { ...first, items: [item(101), item(102)] }])
})

test('a change at once of what was just typed wins, though the paper shows both only together', () => {
  const shown: string[] = []
  const kept: PaperQuestion[] = []
  const typed = questionTyping(asked, { show: ({ passage }) => void shown.push(passage), showPainted: () => {} })
  typed.connect((next) => void kept.push(next))
  typed.changeTyped((before) => ({ ...before, passage: '乙甲' }))
  typed.changeAtOnce((before) => ({ ...before, passage: '甲乙' }))
  typed.rebase(kept.at(-1) ?? expect.fail('nothing was kept'))
  vi.advanceTimersByTime(5000)
  expect({ shown, kept: kept.map(({ passage }) => passage) }).toEqual({
    shown: ['乙甲', '甲乙'],
    kept: ['乙甲', '甲乙'],
  })
})
