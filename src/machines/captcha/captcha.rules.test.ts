import { expect, test } from 'vitest'
import { breachesOf, type Rule, so, type Work, when, workBreachesOf } from '#tests/support/charts/rules.ts'
import { type Step, stepsOf } from '#tests/support/charts/steps.ts'
import { captchaTable } from '#tests/support/charts/tables.ts'
import type { CaptchaContext } from './captcha.types.ts'

type CaptchaStep = Step<CaptchaContext>

const steps: readonly CaptchaStep[] = stepsOf({
  ...captchaTable,
  payloads: { 'piece.move': [{ x: 10.4 }, { x: 900 }, { x: -5 }] },
})

/** The table's picture is 320 wide, its piece 48. */
const stopsAtEdge = so(
  'the piece follows, and stays in the picture',
  ({ given, after }: CaptchaStep) => after.x === { 10.4: 10, 900: 272, [-5]: 0 }[Number(given['x'])],
)
const isThirdWrong = when('it is the third wrong position', ({ before }: CaptchaStep) => before.wrongs === 2)
const says = (replaced: CaptchaContext['replaced']) =>
  so(`says why the picture is another: ${replaced}`, ({ after }) => after.replaced === replaced)

const rules: readonly Rule[] = [
  ['start', 'anew', 'loading', says(null)],
  ['loading', 'load answered', 'ready'],
  ['loading', 'load failed', 'failed', so('it says why', ({ after }) => after.message === '网络连接失败')],
  ['ready', 'piece.move', 'stays', stopsAtEdge],
  ['ready', 'piece.drop', 'checking'],
  ['ready', 'captcha.refresh', 'loading', says(null)],
  ['checking', 'solve answered solved', 'solved', so('the token is handed on', ({ after }) => after.token === 't')],
  ['checking', 'solve answered expired', 'loading', says('expired')],
  ['checking', 'solve answered wrong', 'loading', isThirdWrong, says('wrong')],
  ['checking', 'solve answered wrong', 'wrong', so('the piece goes back', ({ after }) => after.x === 0)],
  ['checking', 'solve failed', 'failed', so('it says why', ({ after }) => after.message === '网络连接失败')],
  ['wrong', 'piece.move', 'ready', stopsAtEdge, says(null)],
  ['wrong', 'captcha.refresh', 'loading', says(null)],
  ['failed', 'captcha.refresh', 'loading'],
]

const work: readonly Work[] = [
  ['loading', 'load', () => ({ purpose: 'sms:login', subject: '13800000001' })],
  ['checking', 'solve', ({ before }: CaptchaStep) => ({ captchaId: 'p1', x: before.x })],
]

test('the chart goes where the specification says', () => expect(breachesOf(steps, rules)).toEqual([]))

test('a puzzle is requested for its purpose, and the position is checked', () =>
  expect(workBreachesOf(steps, work)).toEqual([]))

test('another picture starts over', () => {
  const fresh = steps.filter(({ to }) => to.includes('loading')).map(({ after }) => after)
  expect(fresh.filter(({ puzzle, x, wrongs, message }) => puzzle !== null || x + wrongs > 0 || message !== '')).toEqual(
    [],
  )
  expect(fresh.length).toBeGreaterThan(0)
})
