import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { paperEditingTable } from '#tests/support/charts/editing-table.ts'
import { breachesOf, type Rule, so, when, type Work, workBreachesOf } from '#tests/support/charts/rules.ts'
import { isIn, type Step, stepsOf } from '#tests/support/charts/steps.ts'
import { questionsOf } from '#domain/paper/elements.ts'
import type { Paper } from '#domain/paper/paper.ts'
import type { PaperEditingContext } from './paper-editing.types.ts'
import { keyOfPaper } from './paper-saving.ts'

type EditStep = Step<PaperEditingContext>

const steps: readonly EditStep[] = stepsOf(paperEditingTable)

const editing = 'writing.open.working.editing'
const idle = `${editing}.idle`
const changed = `${editing}.changed`
const leaving = 'writing.open.working.leaving'
const merging = 'writing.open.merging'
const open = 'writing.open'
const beforeOpen = ['reading', 'opening', 'failed', 'asking'].map((state) => `writing.${state}`)

const isUnsaved = ({ history, sent }: PaperEditingContext) => history?.paper !== history?.saved || sent !== null

const isLeft = when('something is not stored', ({ after }: EditStep) => isUnsaved(after))
const isOpen = when('the paper is in view', ({ before: { history } }: EditStep) => history !== null)
const isRefused = when('the operation cannot be done', ({ given }: EditStep) => {
  return given['operation'].change.paperTitle === ''
})
const canUndo = when('there is a step to take back', ({ before: { history } }: EditStep) => history?.past.length !== 0)
const canRedo = when('a step was taken back', ({ before: { history } }: EditStep) => history?.future.length !== 0)
const hasDraft = when('the browser keeps a draft', ({ before: { draft } }: EditStep) => draft !== null)
const isSame = ({ before: { draft }, given }: EditStep) => isDeepStrictEqual(draft?.paper, given['output'].stored.paper)
const isMissed = when('the draft is not what is stored, or may be on its way', (step: EditStep) => {
  const { draft } = step.before
  return draft !== null && (draft.sent !== null || !isSame(step))
})
const isDivided = when('draft and stored paper go on from the same one', (step: EditStep) => {
  const { draft } = step.before
  return draft?.sent === null && draft.rev !== step.given['output'].stored.rev && !isSame(step)
})
const isKept = when('the browser keeps what is not stored', ({ before: { isKept: kept } }: EditStep) => kept)
const isInConflict = when('the versions are not joined', ({ before: { theirs } }: EditStep) => theirs !== null)

/** What both sides may change, by the key of the choice. */
const parts: Readonly<Record<string, (paper: Paper) => string>> = {
  title: ({ paperTitle }) => paperTitle,
  duration: ({ duration }) => String(duration),
  'element q1': ({ elements }) =>
    questionsOf(elements)
      .flatMap(({ items }) => items.map(({ score }) => score))
      .join(' '),
}
const keys = Object.keys(parts)

/** The values of a part: originally, here, and as stored by somebody else. */
function valuesOf({ before: { history, theirs }, given }: EditStep, key: string) {
  const papers: readonly Paper[] = [history?.saved, history?.paper, theirs?.paper ?? given['answer'].theirs.paper]
  return papers.map((paper) => parts[key]?.(paper))
}

const collidesIn = (step: EditStep) => (key: string) => new Set(valuesOf(step, key)).size === 3
const isColliding = when('both have changed the same', (step: EditStep) => keys.some(collidesIn(step)))
const isDecided = when('every version is chosen', (step: EditStep) =>
  keys.filter(collidesIn(step)).every((key) => key in step.before.choices),
)
const areTwo = when('both have changed this question', (step: EditStep) => {
  return step.given['key'] === 'element q1' && collidesIn(step)('element q1')
})

const samePaper = so('the paper is as it was', (step: EditStep) => step.after.history === step.before.history)
const isTitled = so('the operation is done', ({ given, after }: EditStep) => {
  return after.history?.paper.paperTitle === given['operation'].change.paperTitle && after.refusal === null
})
const refused = so('why is told', ({ after }: EditStep) => after.refusal === 'titleInvalid')
const undone = so('it is the paper before', (step: EditStep) => {
  return step.after.history?.paper === step.before.history?.past.at(-1)?.paper
})
const redone = so('it is the paper behind', (step: EditStep) => {
  return step.after.history?.paper === step.before.history?.future.at(-1)?.paper
})
const resumed = so('it goes on with the draft, and says so', ({ before: { draft }, after }: EditStep) => {
  const { history, rev, sent, notice } = after
  return isDeepStrictEqual(
    [history?.paper, history?.saved, history?.past, rev, sent, notice],
    [draft?.paper, draft?.saved, [], draft?.rev, draft?.sent, 'resumed'],
  )
})
const begun = so('it begins with what is stored', ({ after: { history, rev, sent, stored, draft } }: EditStep) => {
  const isStored = history?.paper === stored?.paper && history?.saved === stored?.paper
  return isStored && rev === stored?.rev && sent === null && draft === null
})
const unreadable = so('it says that the draft cannot be read', ({ after }: EditStep) => {
  return after.notice === 'draftUnreadable'
})
const explained = so('the reason is told', ({ given, after }: EditStep) => after.message === given['output'].message)
const refusalExplained = so('the reason is told', ({ given, after }: EditStep) => {
  return after.message === given['answer'].message && after.sent === null
})
const lost = so('that no answer came is told', ({ given, after }: EditStep) => after.message === given['error'].message)
const isSent = so('it may arrive from now on', ({ given, after }: EditStep) => after.sent === given['part'])
const isStored = so('what was sent is stored, over its revision', ({ given, after }: EditStep) => {
  const { history, rev, sent } = after
  return history?.saved === given['part'].paper && rev === given['answer'].rev && sent === null
})
const divided = so('both versions are shown, and none is chosen', ({ given, before: { history }, after }: EditStep) => {
  const isShown = after.theirs === given['answer'].theirs && after.history === history
  return isShown && after.sent === null && isDeepStrictEqual(after.choices, {})
})
const joined = so('both are in it, over their revision, and it says so', (step: EditStep) => {
  const { before: old, given, after } = step
  const theirs = old.theirs ?? given['answer'].theirs
  const { history, rev, notice } = after
  const isOver = history?.saved === theirs.paper && rev === theirs.rev && after.theirs === null
  const isRight = keys.every((key) => {
    const [was, mine, other] = valuesOf(step, key)
    const isMine = mine !== was && (other === was || old.choices[key] === 'mine')
    const both = [other, ...(old.choices[key] === 'both' ? [mine] : [])].join(' ')
    return history !== null && parts[key]?.(history.paper) === (isMine ? mine : both)
  })
  return isOver && isRight && notice === 'merged' && history?.past.length === 0
})
const isChosen = so('it is chosen', ({ given, after }: EditStep) => after.choices[given['key']] === given['side'])
const bothChosen = so('both are kept', ({ given, after: { choices } }: EditStep) => choices[given['key']] === 'both')
const allChosen = so('all are chosen', ({ given, after: { choices } }: EditStep) => {
  const sides = Object.values(choices)
  return sides.length > 0 && sides.every((side) => side === given['side'])
})
const dropped = so('what the browser keeps is for the other tab', ({ before: old, after }: EditStep) => {
  return after.draft === null && after.seen === old.seen
})
const isUnkept = so('what the browser could not keep is not lost', ({ before: old, after: { seen } }: EditStep) => {
  if (old.isKept || old.history === null) return seen === null
  const { paper, saved } = old.history
  return isDeepStrictEqual(seen, { paper, saved, rev: old.rev, sent: old.sent, savedAt: 7 })
})
const undecided = so('that a conflict is undecided is told', ({ before: { theirs }, after: { notice } }: EditStep) => {
  return notice === (theirs === null ? null : 'undecided')
})
const shown = so('it shows what is written elsewhere, and forgets nothing newer', (step: EditStep) => {
  const draft = step.given['draft']
  const newest = (step.before.seen?.savedAt ?? 0) > draft.savedAt ? step.before.seen : draft
  return step.after.history?.paper === draft.paper && step.after.seen === newest
})
const notTaken = so('it says that the other tab writes on', ({ after }: EditStep) => after.notice === 'notTaken')

const starting: readonly Rule[] = [
  ['start', 'paper', 'waiting'],
  ['waiting', 'lock.gain', 'writing.reading'],
  ['waiting', 'lock.lose', 'viewing.shown', isOpen, samePaper],
  ['waiting', 'lock.lose', 'viewing.loading'],
  ['writing.reading', 'readDraft answered none', 'writing.opening', samePaper],
  ['writing.reading', 'readDraft answered draft', 'writing.opening', samePaper],
  ['writing.reading', 'readDraft answered unreadable', 'writing.opening', unreadable],
  ['writing.reading', 'readDraft failed', 'writing.opening', unreadable],
  ['writing.opening', 'open answered opened', 'writing.asking', isDivided, samePaper],
  ['writing.opening', 'open answered opened', changed, isMissed, resumed],
  ['writing.opening', 'open answered opened', idle, begun, 'forget'],
  ['writing.opening', 'open answered refused', 'writing.failed', explained],
  ['writing.opening', 'open failed', 'writing.failed', lost],
  ...['paper.retry', 'network.return', 'session.return'].map((event): Rule => [
    'writing.failed',
    event,
    'writing.opening',
    samePaper,
  ]),
  // Without the service, editing can still continue from the draft.
  ['writing.failed', 'draft.use', changed, hasDraft, resumed],
  ['writing.asking', 'draft.use', changed, resumed],
  ['writing.asking', 'draft.drop', idle, begun, 'forget'],
]

type Notes = Rule extends readonly [string, string, string, ...infer Others] ? Others : never

/** Whatever happens to the paper, it ends in idle or changed, depending on whether something is unsaved. */
const within = (event: string, ...notes: Notes): readonly Rule[] => [
  [editing, event, changed, isLeft, ...notes],
  [editing, event, idle, ...notes],
]

const editingRules: readonly Rule[] = [
  [editing, 'paper.edit', 'stays', isRefused, refused, samePaper],
  ...within('paper.edit', isTitled, 'send work.change'),
  // What was being typed before.
  ...[leaving, merging].flatMap((state): readonly Rule[] => [
    [state, 'paper.edit', 'stays', isRefused, refused, samePaper],
    [state, 'paper.edit', 'stays', isTitled, 'send work.change'],
  ]),
  ...within('paper.undo', canUndo, undone, 'send work.change'),
  [editing, 'paper.redo', changed, canRedo, redone, 'send work.change'],
]

const savingRules: readonly Rule[] = [
  [editing, 'saving.left', changed, isSent, samePaper],
  ...within('saving.saved', isStored, 'send work.change'),
  ...within('saving.refused', refusalExplained, samePaper),
  [editing, 'saving.changed', merging, isColliding, divided],
  ...within('saving.changed', joined, 'send conflict.settle'),

  [leaving, 'saving.left', 'stays', isSent, samePaper],
  [leaving, 'saving.saved', 'stays', isLeft, isStored, 'send work.change'],
  [leaving, 'saving.saved', 'left', isStored, 'send work.change', 'forget'],
  [leaving, 'saving.refused', 'stays', isLeft, refusalExplained, samePaper],
  [leaving, 'saving.refused', 'left', refusalExplained, samePaper, 'forget'],
  [leaving, 'saving.changed', merging, isColliding, divided],
  [leaving, 'saving.changed', 'stays', isLeft, joined, 'send conflict.settle'],
  [leaving, 'saving.changed', 'left', joined, 'send conflict.settle', 'forget'],

  [open, 'page.hide', 'stays', samePaper, 'send work.flush'],
  [open, 'network.return', 'stays', samePaper, 'send network.return'],
  [open, 'session.return', 'stays', samePaper, 'send session.return'],
  [open, 'storage.report', 'stays', samePaper],
]

const mergingRules: readonly Rule[] = [
  [merging, 'side.choose', 'stays', isChosen, samePaper],
  [merging, 'side.chooseAll', 'stays', allChosen, samePaper],
  [merging, 'question.keepBoth', 'stays', areTwo, bothChosen, samePaper],
  [merging, 'versions.merge', changed, isDecided, isLeft, joined, 'send conflict.settle'],
  [merging, 'versions.merge', idle, isDecided, joined, 'send conflict.settle'],
]

const leavingRules: readonly Rule[] = [
  ...['waiting', ...beforeOpen, 'viewing'].map((from): Rule => [from, 'paper.leave', 'left']),
  [idle, 'paper.leave', 'left', 'send work.flush', 'forget'],
  [open, 'paper.leave', leaving, samePaper, 'send work.flush'],
  [leaving, 'paper.stay', merging, isInConflict, samePaper],
  [leaving, 'paper.stay', changed, samePaper],
  [leaving, 'draft.leave', 'left', isKept],
  [leaving, 'changes.discard', 'left', 'forget'],
]

const viewingRules: readonly Rule[] = [
  [open, 'lock.lose', 'viewing.shown', isUnkept, undecided],
  ['writing', 'lock.lose', 'viewing.shown', isOpen, dropped],
  ['writing', 'lock.lose', 'viewing.loading', dropped],
  ['viewing', 'lock.gain', 'writing.reading', samePaper],
  ['viewing.loading', 'look answered opened', 'viewing.shown', begun],
  ['viewing.loading', 'look answered refused', 'viewing.failed', explained],
  ['viewing.loading', 'look failed', 'viewing.failed', lost],
  ...['paper.retry', 'network.return', 'session.return'].map((event): Rule => [
    'viewing.failed',
    event,
    'viewing.loading',
  ]),
  ...['waiting', 'viewing.taking'].map((from): Rule => [from, 'view.receive', 'stays', shown]),
  ['viewing', 'view.receive', 'viewing.shown', shown],
  ['viewing.shown', 'paper.takeOver', 'viewing.taking', samePaper, 'takeOver'],
  ['viewing.taking', 'after takeLimit', 'viewing.shown', notTaken, samePaper],
]

const works: readonly Work[] = [
  ['writing.reading', 'readDraft', () => ({ paperId: 12 })],
  ['writing.opening', 'open', () => ({ paperId: 12 })],
  ['viewing.loading', 'look', () => ({ paperId: 12 })],
  [
    open,
    'saving',
    ({ after: { history, rev, sent } }: EditStep) => ({
      id: 12,
      unsent: { key: 'key', paper: history?.paper, saved: history?.saved, rev },
      intent: sent && { key: 'key', part: sent },
      debounce: { pause: 2000, atMost: 15_000 },
      keyOf: keyOfPaper,
    }),
  ],
]

test('a paper is opened, edited, saved, merged and left as the specification says', () => {
  const rules = [...starting, ...editingRules, ...savingRules, ...mergingRules, ...leavingRules, ...viewingRules]
  expect(breachesOf(steps, rules)).toEqual([])
})

test('saving starts with the unsaved changes, and with a save that got no response', () =>
  expect(workBreachesOf(steps, works)).toEqual([]))

const isWithin = (inners: readonly string[], outer: string) => inners.some((inner) => isIn(inner, outer))

test('whatever changes an open paper is stored in the browser, and saved', () => {
  const kept = ({ history, rev }: PaperEditingContext) => [history?.paper, history?.saved, rev]
  const forgotten = steps.filter(
    ({ from, to, before: old, after, does }) =>
      isWithin(from, open) &&
      isWithin(to, open) &&
      !isDeepStrictEqual(kept(old), kept(after)) &&
      !does.some((act) => ['send work.change', 'send conflict.settle'].includes(act)),
  )
  expect(forgotten.map(({ from, event }) => ({ from, event }))).toEqual([])
})

test('an open paper is left with changes neither saved nor stored only if they are discarded', () => {
  const gone = steps.filter(({ from, to, after }) => isWithin(from, open) && to[0] === 'left' && isUnsaved(after))
  const careless = gone.filter(
    ({ event, after }) => event !== 'changes.discard' && !(event === 'draft.leave' && after.isKept),
  )
  expect({ isEverLeft: gone.length > 0, careless: careless.map(({ from, event }) => ({ from, event })) }).toEqual({
    isEverLeft: true,
    careless: [],
  })
})
