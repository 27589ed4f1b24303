import { expect, test } from 'vitest'
import type { Shape } from '#domain/marking/annotation.ts'
import { drawingAnswered, drawingLeft, drawingsRetried, withDrawingOver, shapesOf } from './drawing.rules.ts'
import { startOf } from './marking.rules.ts'
import type { MarkedSubmission, MarkingContext } from './marking.types.ts'

const tick = (x: number): Shape => ({ kind: 'tick', x, y: 1 })

const submission: MarkedSubmission = {
  submissionId: 1,
  saved: null,
  rev: 0,
  round: 2,
  answer: '',
  shapes: [tick(1)],
  shapesRev: 3,
}

type Step = (context: MarkingContext) => Partial<MarkingContext>

function after(...steps: readonly Step[]): MarkingContext {
  let keys = 0
  const newKey = () => `key-${(keys += 1)}`
  const of = { assignmentId: 7, itemId: 9, criteria: [], keyRev: 1, submissions: [submission], beginWith: null }
  const start = startOf({ ...of, kept: [], keptDrawings: [], keptDrafts: [], newKey })
  return steps.reduce((now, step) => ({ ...now, ...step(now) }), start)
}

const draw =
  (...shapes: readonly Shape[]): Step =>
  (now) =>
    withDrawingOver(now, 1, shapes)
const of = { itemId: 9, submissionId: 1, round: 2 }

test('a stroke replaces an unsent drawing, and follows one that may have arrived', () => {
  const first = { ...of, key: 'key-2', shapes: [tick(1), tick(2), tick(3)], base: [tick(1)], rev: 3, attempted: false }
  const drawn = [draw(tick(1), tick(2)), draw(tick(1), tick(2), tick(3))]
  expect(after(...drawn).drawings).toEqual([first])
  const next = { ...first, key: 'key-3', shapes: [tick(3)], base: first.shapes }
  const followed = after(...drawn, drawingLeft, draw(tick(3)))
  expect(followed.drawings).toEqual([{ ...first, attempted: true }, next])
  const saved = { ...followed, ...drawingAnswered(followed, { of: 'drawing', kind: 'saved', rev: 4, savedAt: 5 }) }
  expect({
    drawings: saved.drawings,
    shapes: saved.submissions[0]?.shapes,
    shapesRev: saved.submissions[0]?.shapesRev,
  }).toEqual({ drawings: [{ ...next, rev: 4 }], shapes: first.shapes, shapesRev: 4 })
  expect(shapesOf(saved, { ...submission, shapes: first.shapes })).toEqual([tick(3)])
})

test('if somebody else drew too, both drawings are sent together on the new revision, and that is reported', () => {
  const theirs = { shapes: [tick(1), tick(7)], rev: 8 }
  const before = after(draw(tick(1), tick(2)), drawingLeft, draw(tick(2), tick(4)))
  const merged = { ...before, ...drawingAnswered(before, { of: 'drawing', kind: 'changed', theirs }) }
  expect({ notice: merged.notice, drawings: merged.drawings }).toEqual({
    notice: 'drawnTogether',
    drawings: [
      { ...of, key: 'key-3', shapes: [tick(7), tick(2), tick(4)], base: theirs.shapes, rev: 8, attempted: false },
    ],
  })
})

test('a refused drawing stays on the answer until it is resent', () => {
  const before = after(draw(tick(2)), drawingLeft)
  const refused = { ...before, ...drawingAnswered(before, { of: 'drawing', kind: 'refused', message: '没有提交' }) }
  expect({
    drawings: refused.drawings,
    undrawn: refused.undrawn.map(({ message }) => message),
    shapes: shapesOf(refused, submission),
  }).toEqual({ drawings: [], undrawn: ['没有提交'], shapes: [tick(2)] })
  const { drawings, undrawn } = drawingsRetried(refused)
  expect({ drawings: drawings?.map(({ key, attempted, shapes }) => ({ key, attempted, shapes })), undrawn }).toEqual({
    drawings: [{ key: 'key-2', attempted: false, shapes: [tick(2)] }],
    undrawn: [],
  })
})

test('if a drawing is refused, what was drawn after it is kept, not the older one', () => {
  const before = after(draw(tick(2)), drawingLeft, draw(tick(2), tick(3)))
  const { drawings, undrawn } = drawingAnswered(before, { of: 'drawing', kind: 'refused', message: '没有提交' })
  expect({ drawings, undrawn: undrawn?.map(({ drawing }) => drawing.shapes) }).toEqual({
    drawings: [],
    undrawn: [[tick(2), tick(3)]],
  })
})
