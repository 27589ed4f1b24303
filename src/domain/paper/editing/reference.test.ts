import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { subjects } from '#domain/classes/subjects.ts'
import { isSameValue } from '#domain/values/same-value.ts'
import { amountIn, keepFigures } from '#tests/support/runs/figures.ts'
import { seededRandom } from '#tests/support/runs/seeded-random.ts'
import { editHistory, isChanged, markSaved, openHistory, type PaperHistory, redo, undo } from '../history.ts'
import { numberPaper, sumOf } from '../numbering.ts'
import type { Paper } from '../paper.ts'
import { paperWith } from '../testing/papers.ts'
import { plainlyDone, plainlyOpened } from '../testing/plain-acts.ts'
import { PlainHistory } from '../testing/plain-history.ts'
import { plainNumbers, plainSums } from '../testing/plain-numbers.ts'
import { randomActOrIds } from '../testing/random-act.ts'
import { randomStart } from '../testing/random-elements.ts'
import { pick } from '../testing/random-paper.ts'
import { openPaper } from '../xml/open-paper.ts'
import { writeAnswers } from '../xml/write-answers.ts'
import { writePaper } from '../xml/write-paper.ts'
import type { OperationRefusal, PaperAct, PaperNote } from './operations.ts'
import { settle } from './settle.ts'

type Random = ReturnType<typeof seededRandom>

const seed = Number(process.env['PAPER_SEED'] ?? randomInt(1_000_000))

/** Sequences of acts, split into ten parts. */
const sequences = amountIn(import.meta.filename, { few: 500, full: 100_000 })

const parts = 10

const steps = 16

/** Small, so that papers are often full. */
const maximum = 8

/** A part of the long run that takes longer counts as hung. */
const partLimit = 600_000

/** Writing and reading a paper takes as long as many acts on it, so that only one sequence in eight does. */
const isRead = (sequence: number): boolean => sequence % 16 < 2

test.each(Array.from({ length: parts }, (_, part) => part))(
  `random sequences do what a plain model does, and nothing to another paper: part %i (PAPER_SEED=${seed})`,
  (part) => {
    const random = seededRandom(seed + part)
    let done = 0
    for (let sequence = 0; sequence < sequences / parts; sequence++) {
      const where = () => `PAPER_SEED=${seed}, part ${part}, sequence ${sequence}`
      const pair = opened(random, sequence, where)
      for (let step = 0; step < steps; step++) {
        if (random(3) === 0) pick(random, between)(pair)
        const act = randomActOrIds(random, pair.history.paper)
        const whereStep = () => `${where()}, step ${step}: ${JSON.stringify(act)}`
        if (edit(pair, act, whereStep)) done++
        if (step % 8 === 4) expectSameState(pair, whereStep)
      }
      expectWayBack(pair, where)
      if (isRead(sequence)) expectRoundTrip(pair.history.paper, where)
    }
    expect(done).toBeGreaterThan(sequences / parts)
    keepFigures({ part, sequences: sequences / parts, acts: (sequences / parts) * steps, done })
  },
  partLimit,
)

test('the random acts are of every kind, and meet every refusal and every note there is', () => {
  const random = seededRandom(20_261_129)
  const met = new Set<string>()
  for (let sequence = 0; sequence < 400; sequence++) {
    const pair = opened(random, sequence, () => `sequence ${sequence}`)
    for (let step = 0; step < steps; step++) {
      const { history } = pair
      const act = randomActOrIds(random, history.paper)
      met.add(nameOf(act))
      const result = editHistory(history, { ...act, paperId: history.paper.paperId }, maximum)
      for (const name of result.ok ? result.notes.map(({ kind }) => kind) : [result.reason]) met.add(name)
      if (result.ok) pair.history = result.history
    }
  }
  expect([...met].toSorted()).toEqual([...acts, ...refusals, ...notes].toSorted())
})

const nameOf = (act: PaperAct): string => {
  if (act.kind === 'update') return `update ${act.change.what}`
  return act.kind === 'sort' ? `sort ${act.by} ${act.direction} ${act.sectionId === null ? 'all' : 'one'}` : act.kind
}

const acts = [
  'add',
  'delete',
  'exchange',
  'modify',
  'move',
  'clear',
  'reset',
  'format',
  ...['title', 'duration', 'scores', 'numbering', 'ids'].map((what) => `update ${what}`),
  ...['type', 'difficulty', 'score'].flatMap((by) =>
    ['ascending all', 'ascending one', 'descending all', 'descending one'].map((how) => `sort ${by} ${how}`),
  ),
]

/** Without that of another paper, which every act meets. */
const refusals: readonly Exclude<OperationRefusal, 'paperIdIncorrect'>[] = [
  'elementUnknown',
  'elementExists',
  'otherKind',
  'positionUnknown',
  'sectionInSection',
  'questionTwice',
  'tooManyQuestions',
  'itemUnknown',
  'titleInvalid',
  'sectionTextInvalid',
  'durationInvalid',
  'scoreInvalid',
  'firstNumberInvalid',
]

const notes: readonly PaperNote['kind'][] = ['leftOut', 'sectionsRemoved', 'mathsMerged', 'numberingReset']

/** Worked out only on failure, as are the assertions themselves: millions of messages take ten times as long. */
type Where = () => string

/** An editing and its plain model, side by side. */
interface Pair {
  readonly plain: PlainHistory
  history: PaperHistory
}

/** What is stored is read from its XML in some sequences, and has only been settled in the others. */
function opened(random: Random, sequence: number, where: Where): Pair {
  const subjectId = sequence % 2 === 0 ? subjects.juniorEnglish : subjects.juniorMaths
  const stored = paperWith(randomStart(random), { subjectId })
  const opening = isRead(sequence) ? openPaper(writePaper(stored), writeAnswers(stored)) : settle(stored)
  const expected = plainlyOpened(stored)
  expectSame(opening, expected, () => `${where()}, opening`)
  if (!opening.ok || !expected.ok) throw new Error(where())
  return { plain: new PlainHistory(expected.paper), history: openHistory(opening.paper) }
}

/** Whether the operation was done, and not refused. */
function edit(pair: Pair, act: PaperAct, where: Where): boolean {
  const { plain, history } = pair
  const { paper } = history
  const result = editHistory(history, { ...act, paperId: paper.paperId }, maximum)
  const expected = plainlyDone(plain.paper, act, plain.start, maximum)
  expectSame(result.ok ? { ok: true, paper: result.history.paper, notes: result.notes } : result, expected, where)
  const ofOther = editHistory(history, { ...act, paperId: (paper.paperId ?? 0) + 1 }, maximum)
  if (ofOther.ok || ofOther.reason !== 'paperIdIncorrect') expect(ofOther, where()).toBe('refused')
  if (!result.ok || !expected.ok) return false
  pair.history = result.history
  plain.done(act, expected.paper, isSameValue(paper, result.history.paper))
  if (isChanged(pair.history) !== plain.isChanged) expect(isChanged(pair.history), where()).toBe(plain.isChanged)
  return true
}

/** What else happens to an editing between its operations. */
const between: readonly ((pair: Pair) => void)[] = [
  (pair) => {
    pair.history = undo(pair.history)
    pair.plain.undo()
  },
  (pair) => {
    pair.history = redo(pair.history)
    pair.plain.redo()
  },
  (pair) => {
    pair.history = markSaved(pair.history)
    pair.plain.save()
  },
]

/** Undone as a whole, the paper is what it was at the start; redone as a whole, what it was in the end. */
function expectWayBack({ history, plain }: Pair, where: Where): void {
  const end = allOf(redo, history)
  while (plain.steps.future.length > 0) plain.redo()
  expectSameState({ history: end, plain }, () => `${where()}, end`)
  const start = allOf(undo, end)
  while (plain.steps.past.length > 0) plain.undo()
  expectSameState({ history: start, plain }, () => `${where()}, all undone`)
  if (start.paper !== start.initial) expect(start.paper, where()).toBe('the start itself')
  expectSame(allOf(redo, start), end, () => `${where()}, all redone`)
}

function allOf(step: typeof undo, history: PaperHistory): PaperHistory {
  const next = step(history)
  return next === history ? history : allOf(step, next)
}

function expectRoundTrip(paper: Paper, where: Where): void {
  const reading = openPaper(writePaper(paper), writeAnswers(paper))
  expectSame(reading, { ok: true, paper, notes: [] }, () => `${where()}, written and read`)
}

/** The paper, its numbers and sums, its mark of unsaved changes, and what can be undone and redone. */
function expectSameState({ history, plain }: Pair, where: Where): void {
  const { paper, past, future } = history
  const { sections, questions, items, ...sums } = numberPaper(paper)
  const kindsOf = (list: typeof past) => list.map(({ kind }) => kind)
  expectSame(
    {
      paper,
      numbers: {
        ...sums,
        sections: Object.fromEntries(sections),
        questions: Object.fromEntries(questions),
        items: Object.fromEntries(items),
      },
      sums: sumOf(paper.elements),
      isChanged: isChanged(history),
      steps: { past: kindsOf(past), future: kindsOf(future) },
    },
    {
      paper: plain.paper,
      numbers: plainNumbers(plain.paper),
      sums: plainSums(plain.paper.elements),
      isChanged: plain.isChanged,
      steps: plain.steps,
    },
    where,
  )
}

function expectSame(given: unknown, expected: unknown, where: Where): void {
  if (!isSameValue(given, expected)) expect(given, where()).toEqual(expected)
}
