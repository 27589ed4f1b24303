import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { captchaMachine } from './captcha.machine.ts'
import type { CaptchaInput, Puzzle, SolveAnswer, SolveInput } from './captcha.types.ts'

const puzzleOf = (captchaId: string): Puzzle => ({
  captchaId,
  picture: 'data:image/png;base64,AA==',
  piece: 'data:image/png;base64,AA==',
  pieceY: 40,
  pieceSize: 48,
  width: 320,
  height: 160,
})

async function settled(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve()
}

/** Puzzles are p1, p2, …, or fail where specified. */
async function started(answers: readonly (SolveAnswer | Error)[], failingLoads: readonly number[] = []) {
  const loads: CaptchaInput[] = []
  const tries: SolveInput[] = []
  const load = fromPromise<Puzzle, CaptchaInput>(async ({ input }) => {
    loads.push(input)
    if (failingLoads.includes(loads.length)) throw new Error('网络连接失败')
    return puzzleOf(`p${loads.length}`)
  })
  const solve = fromPromise<SolveAnswer, SolveInput>(async ({ input }) => {
    const answer = answers[tries.length]
    tries.push(input)
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error('no answer left')
    return answer
  })
  const captcha = createActor(captchaMachine.provide({ actors: { load, solve } }), {
    input: { purpose: 'sms:login', subject: '13800000001' },
  }).start()
  await settled()
  const dropAt = async (x: number) => {
    captcha.send({ type: 'piece.move', x })
    captcha.send({ type: 'piece.drop' })
    await settled()
  }
  const refresh = async () => {
    captcha.send({ type: 'captcha.refresh' })
    await settled()
  }
  const shown = () => {
    const { value, context } = captcha.getSnapshot()
    return { state: value, puzzle: context.puzzle?.captchaId, x: context.x, replaced: context.replaced }
  }
  return { captcha, loads, tries, dropAt, refresh, shown }
}

test('the right position solves it and returns the token', async () => {
  const { captcha, loads, tries, dropAt } = await started([{ kind: 'solved', token: 'secret' }])
  await dropAt(117.4)
  expect({ loads, tries }).toEqual({
    loads: [{ purpose: 'sms:login', subject: '13800000001' }],
    tries: [{ captchaId: 'p1', x: 117 }],
  })
  expect({ status: captcha.getSnapshot().status, output: captcha.getSnapshot().output }).toEqual({
    status: 'done',
    output: { token: 'secret' },
  })
})

test.each([
  [-20, 0],
  [0.4, 0],
  [271.6, 272],
  [400, 272],
])('the piece stays in the picture: %d is %i', async (x, position) => {
  const { captcha, shown } = await started([])
  captcha.send({ type: 'piece.move', x })
  expect(shown().x).toBe(position)
})

test('a wrong position can be retried, from the start', async () => {
  const { captcha, dropAt, shown } = await started([{ kind: 'wrong' }, { kind: 'solved', token: 't' }])
  await dropAt(50)
  expect(shown()).toEqual({ state: 'wrong', puzzle: 'p1', x: 0, replaced: null })
  await dropAt(90)
  expect(captcha.getSnapshot().value).toBe('solved')
})

test('three wrong positions bring another picture', async () => {
  const wrong: SolveAnswer = { kind: 'wrong' }
  const { dropAt, shown, tries } = await started([wrong, wrong, wrong, wrong])
  await dropAt(10)
  await dropAt(20)
  expect(shown()).toEqual({ state: 'wrong', puzzle: 'p1', x: 0, replaced: null })
  await dropAt(30)
  expect(shown()).toEqual({ state: 'ready', puzzle: 'p2', x: 0, replaced: 'wrong' })
  await dropAt(40)
  expect({ state: shown().state, lastTry: tries.at(-1) }).toEqual({
    state: 'wrong',
    lastTry: { captchaId: 'p2', x: 40 },
  })
})

test('an expired picture is replaced', async () => {
  const { dropAt, shown } = await started([{ kind: 'expired' }])
  await dropAt(10)
  expect(shown()).toEqual({ state: 'ready', puzzle: 'p2', x: 0, replaced: 'expired' })
})

test.each(['ready', 'wrong'])('another picture can be asked for when it is %s', async (state) => {
  const { dropAt, refresh, shown } = await started([{ kind: 'wrong' }])
  if (state === 'wrong') await dropAt(10)
  await refresh()
  expect(shown()).toEqual({ state: 'ready', puzzle: 'p2', x: 0, replaced: null })
})

test('without a picture, or a response, it says why and can be restarted', async () => {
  const { captcha, dropAt, refresh, shown } = await started([new Error('服务器错误')], [1])
  expect({ state: shown().state, message: captcha.getSnapshot().context.message }).toEqual({
    state: 'failed',
    message: '网络连接失败',
  })
  await refresh()
  expect(shown()).toEqual({ state: 'ready', puzzle: 'p2', x: 0, replaced: null })
  await dropAt(10)
  expect({ state: shown().state, message: captcha.getSnapshot().context.message }).toEqual({
    state: 'failed',
    message: '服务器错误',
  })
  await refresh()
  expect(shown()).toEqual({ state: 'ready', puzzle: 'p3', x: 0, replaced: null })
})
