/** What the chart for editing a paper does not say, as in `machine-tables.ts` for the sign-on. */
import type { AnyMachineSnapshot } from 'xstate'
import { questionsOf } from '#domain/paper/elements.ts'
import type { Paper } from '#domain/paper/paper.ts'
import { after, paperWith, question, section } from '#domain/paper/testing/papers.ts'
import { paperEditingMachine } from '#machines/paper-editing/paper-editing.machine.ts'
import type { Draft, PaperPart, StoredPaper } from '#machines/paper-editing/paper-editing.types.ts'
import type { MachineTable } from './model.ts'

type Context = AnyMachineSnapshot['context']

const titled = (paperTitle: string) => ({
  kind: 'update' as const,
  change: { what: 'title' as const, paperTitle },
  paperId: 12,
})

const scored = (paper: Paper, score: number) =>
  after(paper, { kind: 'update', change: { what: 'scores', scores: [{ itemId: 101, score }] } })

/** The paper as it is stored, as I change it, and as somebody else stores it: in the same places, and in another. */
const storedPaper = paperWith([section('s1', [question(1)])])
const mine = scored(after(storedPaper, titled('Mine')), 30)
const other = scored(after(storedPaper, titled('Theirs')), 50)
const longer = after(storedPaper, { kind: 'update', change: { what: 'duration', duration: 90 } })

const stored = (paper: Paper, rev: number): StoredPaper => ({ paper, rev })
const part = (paper: Paper): PaperPart => ({ key: 'key', paper, rev: 1 })
const draft = (sent: PaperPart | null): Draft => ({ paper: mine, saved: storedPaper, rev: 1, sent, savedAt: 5 })

const opened = [
  { kind: 'opened', stored: stored(storedPaper, 1), notes: [] },
  { kind: 'opened', stored: stored(other, 2), notes: [] },
  { kind: 'opened', stored: stored(mine, 2), notes: [] },
  { kind: 'refused', message: '找不到这份试卷' },
]

export const paperEditingTable: MachineTable = {
  name: 'paper-editing',
  machine: paperEditingMachine,
  openings: { paper: () => ({ paperId: 12, maximum: 200, newKey: () => 'key', now: () => 7 }) },
  answers: {
    readDraft: [
      { kind: 'none' },
      { kind: 'draft', draft: draft(null) },
      { kind: 'draft', draft: draft(part(mine)) },
      { kind: 'unreadable' },
    ],
    open: opened,
    look: opened,
  },
  payloads: {
    'view.receive': [{ draft: draft(null) }],
    'paper.edit': [{ operation: titled('Mine') }, { operation: titled('') }],
    'saving.left': [{ part: part(mine) }],
    'saving.saved': [
      { part: part(mine), answer: { kind: 'saved', rev: 2, kept: null, isNewVersion: false, savedAt: 0 } },
    ],
    'saving.changed': [other, longer].map((paper) => ({ answer: { kind: 'changed', theirs: stored(paper, 2) } })),
    'saving.refused': [{ answer: { kind: 'refused', message: '这份试卷已被删除' } }],
    'side.choose': [{ key: 'title', side: 'mine' }],
    'side.chooseAll': [{ side: 'theirs' }],
    'question.keepBoth': [{ key: 'element q1' }, { key: 'title' }],
    'storage.report': [{ isKept: true }, { isKept: false }],
  },
  // Nothing is sent until a conflict is settled, and what somebody else has stored meanwhile has a later revision.
  isPossible: ({ type, answer }, { context: { theirs, rev } }) =>
    !type.startsWith('saving.') || (theirs === null && (type !== 'saving.changed' || answer.theirs.rev > rev)),
  key: ({ stored: known, draft: left, seen, history, rev, sent, theirs, choices, isKept }: Context) => [
    left && [known?.rev, keyOf(left)],
    seen && keyOf(seen),
    history && [
      rev,
      nameOf(history.paper),
      nameOf(history.saved),
      history.paper === history.saved,
      history.past.map(({ paper }: Context) => nameOf(paper)),
      history.future.map(({ paper }: Context) => nameOf(paper)),
    ],
    sent !== null,
    theirs && nameOf(theirs.paper),
    choices,
    isKept,
  ],
}

const keyOf = ({ paper, saved, rev, sent, savedAt }: Draft) => [
  nameOf(paper),
  nameOf(saved),
  paper === saved,
  rev,
  sent !== null,
  savedAt,
]

const nameOf = ({ paperTitle, duration, elements }: Paper): string => {
  const scores = questionsOf(elements).flatMap(({ items }) => items.map(({ score }) => score))
  return [paperTitle, duration, ...scores].join(' ')
}
