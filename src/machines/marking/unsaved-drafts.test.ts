import { expect, test } from 'vitest'
import type { UnsavedDraft } from './marking.types.ts'
import { comment, digits, go, marked, open, save, started, undo } from './testing/started-marking.ts'

const entered = (over: Partial<UnsavedDraft> = {}): UnsavedDraft => ({
  itemId: 9,
  submissionId: 1,
  round: 0,
  rev: 0,
  scores: [50, null],
  comment: '',
  ...over,
})

test('what is typed is stored with every change, and no longer once it is saved or as before', () => {
  const { send, drafts } = started()
  send(...digits('5'), go(1), comment('再想想'))
  expect(drafts()).toEqual([entered(), entered({ submissionId: 2, scores: [null, null], comment: '再想想' })])
  send(comment(''), go(0), ...digits('3'))
  expect(drafts()).toEqual([entered({ scores: [50, 30] })])
  send(save)
  expect(drafts()).toEqual([])
  send(undo)
  expect(drafts()).toEqual([entered({ scores: [50, 30] })])
})

test('a draft of an earlier page is there again for the same answer of the same item only', () => {
  const kept = [entered(), entered({ submissionId: 2, round: 1 }), entered({ submissionId: 3, itemId: 8 })]
  const { context } = started(undefined, [], kept)
  expect(context().drafts).toEqual({ 1: { scores: [50, null], comment: '' } })
  expect({ index: context().index, criterion: context().criterion }).toEqual({ index: 0, criterion: 1 })
})

test('a draft typed before somebody else marked does not overwrite that mark', () => {
  const { send, scores, last } = started([marked(1, [10, 10], 4)], [], [entered({ rev: 3 })])
  send(go(0))
  expect(scores()).toEqual([50, null])
  send(...digits('2'), save)
  expect({ criteria: last().input.part.criteria, rev: last().input.part.rev }).toEqual({ criteria: [50, 20], rev: 3 })
})

test('a draft is stored while a dispute is shown instead of it', async () => {
  const { send, last, until, drafts } = started([open(1), open(2)])
  send(...digits('53'), save, go(0), ...digits('4'), comment('再想想'), go(1))
  const theirs = { score: 20, criteria: [10, 10], comment: '', rev: 4 }
  last().answer({ kind: 'changed', message: '这份答卷刚被改过分', theirs })
  await until('deciding')
  send({ type: 'network.return' }, { type: 'drawing.change', submissionId: 2, shapes: [] })
  expect(drafts()).toEqual([entered({ rev: 4, scores: [40, 30], comment: '再想想' })])
})

test('an unsent mark by former criteria is entered to be looked at again, one of another item or an older page is sent', () => {
  const mark = { itemId: 9, submissionId: 1, round: 0, rev: 0, key: 'a', attempted: false, comment: '好' }
  const former = { ...mark, keyRev: 0, criteria: [40, 20] }
  const others = [
    { ...mark, key: 'b', itemId: 8, keyRev: 0, criteria: [1] },
    { ...mark, key: 'c', submissionId: 2, criteria: [10, 10] },
  ]
  const { context } = started([open(1), open(2), open(3)], [former, ...others])
  expect({ drafts: context().drafts, queue: context().queue.map(({ key }) => key) }).toEqual({
    drafts: { 1: { scores: [40, 20], comment: '好' } },
    queue: ['b', 'c'],
  })
})
