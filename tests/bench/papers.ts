import { applyOperation } from '#domain/paper/editing/apply-operation.ts'
import type { PaperAct } from '#domain/paper/editing/operations.ts'
import { isSection, mapLeaves, questionsOf } from '#domain/paper/elements.ts'
import { numberPaper } from '#domain/paper/numbering.ts'
import type { Paper, PaperLeaf, PaperQuestion } from '#domain/paper/paper.ts'
import { item, paperWith, question, section } from '#domain/paper/testing/papers.ts'
import { draftInParts, draftOf, writeDraft } from '#machines/paper-editing/draft.ts'
import { percentile, type Row } from './figures.ts'
import { barePaper } from './bare-paper.ts'

const rounds = 200
const inRound = 10

/** A paper with this many questions in sections of twenty, each with a typical text. */
function paperOf(count: number): Paper {
  const questions = Array.from({ length: count }, (_, index) =>
    question(index + 1, {
      passage: 'A passage of some length. '.repeat(8),
      items: [item((index + 1) * 100, { stem: 'Which of these is right? '.repeat(3), analysis: 'Because it is.' })],
    }),
  )
  const sections = Array.from({ length: count / 20 }, (_, index) =>
    section(`s${index}`, questions.slice(index * 20, index * 20 + 20)),
  )
  return paperWith(sections)
}

/** One change to a question in the middle, with numbers and sums recomputed; the same by hand; and storing a draft. */
export function paperRows(): readonly Row[] {
  return [...operationRows(200, 100), ...operationRows(2_000, 1_000), ...draftRows()]
}

function operationRows(count: number, bar: number): readonly Row[] {
  const paper = paperOf(count)
  const middle = questionsOf(paper.elements)[count / 2]
  if (middle === undefined) throw new Error('The paper has no middle')
  const home = paper.elements.filter(isSection).find(({ children }) => children.includes(middle))
  const changed: PaperQuestion = { ...middle, passage: 'Another passage.' }
  const sectionId = home?.elementId ?? null
  const swapped = (children: readonly PaperLeaf[]) => [...children.slice(1), ...children.slice(0, 1)]
  return [
    operationRow(paper, bar, { kind: 'modify', element: changed }, (one) =>
      barePaper(one, sectionId, (children) => children.map((child) => (child === middle ? changed : child))),
    ),
    operationRow(paper, bar, { kind: 'move', from: { sectionId, index: 0 }, to: { sectionId, index: 19 } }, (one) =>
      barePaper(one, sectionId, swapped),
    ),
    operationRow(paper, bar, { kind: 'delete', elementIds: [middle.elementId] }, (one) =>
      barePaper(one, sectionId, (children) => children.filter((child) => child !== middle)),
    ),
  ]
}

function operationRow(paper: Paper, bar: number, act: PaperAct, byHand: (paper: Paper) => object): Row {
  const rules = { initial: paper, maximum: 5_000 }
  const ours = () => {
    const result = applyOperation(paper, { ...act, paperId: paper.paperId }, rules)
    if (!result.ok) throw new Error(result.reason)
    return numberPaper(result.paper)
  }
  const [measured, floor] = inTurns(ours, () => byHand(paper))
  const count = questionsOf(paper.elements).length
  return {
    what: `${act.kind} on a paper of ${count} questions and its numbers, median`,
    measured: `${measured.toFixed(0)} µs`,
    floor: `${floor.toFixed(0)} µs by hand`,
    ratio: `${(measured / floor).toFixed(2)} ×`,
    bar: `≤ 1.5 ×, < ${bar} µs`,
    isMet: measured / floor <= 1.5 && measured < bar,
  }
}

/** Each change writes a draft; the parts that did not change are written once for many changes. */
function draftRows(): readonly Row[] {
  const saved = paperOf(200)
  const middle = questionsOf(saved.elements)[100]
  let round = 0
  /** A different paper every time, as after a change. */
  const changed = () => {
    round += 1
    return mapLeaves(saved, (leaf) => (leaf === middle ? { ...middle, passage: `Passage ${round}.` } : leaf))
  }
  const draftWith = (paper: Paper) => draftOf({ paper, saved, rev: 1, key: '' }, null, 0)
  const draft = draftWith(changed())
  const asJson = () => JSON.stringify(draft)
  return [
    textRow(
      'draft of a paper of 200 questions in parts, after a change of one',
      2,
      inTurns(() => draftInParts(draftWith(changed())), asJson),
    ),
    textRow(
      'draft of a paper of which all changed',
      null,
      inTurns(() => draftInParts(draftWith(mapLeaves(saved, (leaf) => ({ ...leaf })))), asJson),
    ),
    textRow(
      'draft of the paper written whole',
      null,
      inTurns(() => writeDraft(draft), asJson),
    ),
  ]
}

function textRow(what: string, bar: number | null, [measured, floor]: readonly [number, number]): Row {
  return {
    what: `${what}, median`,
    measured: `${(measured / 1000).toFixed(2)} ms`,
    floor: `${(floor / 1000).toFixed(2)} ms as JSON`,
    ratio: `${(measured / floor).toFixed(1)} ×`,
    bar: bar === null ? '' : `≤ ${bar} ms`,
    isMet: bar === null ? null : measured <= bar * 1000,
  }
}

/** Median microseconds of two operations that alternate, so that a busy machine slows both alike. */
function inTurns(one: () => unknown, other: () => unknown): readonly [number, number] {
  const samples: readonly [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round += 1)
    for (const [index, run] of [one, other].entries()) samples[index === 0 ? 0 : 1].push(microseconds(run))
  // Warm-up rounds.
  return [percentile(samples[0].slice(rounds / 4), 0.5), percentile(samples[1].slice(rounds / 4), 0.5)]
}

function microseconds(run: () => unknown): number {
  const start = performance.now()
  for (let index = 0; index < inRound; index += 1) run()
  return ((performance.now() - start) * 1000) / inRound
}
