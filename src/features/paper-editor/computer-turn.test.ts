import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { fakeClock } from '#api/ports/clock.ts'
import { fakeVisibility } from '#api/ports/page-visibility.ts'
import { paperTurnTimes } from '#domain/paper/turn-times.ts'
import type { TurnAnswer, TurnWish } from './ask-for-turn.ts'
import { computerTurn } from './computer-turn.ts'

const { writing, watching, patience } = paperTurnTimes

const mine: TurnAnswer = { isYours: true, rev: 3, writerName: null }
const theirs: TurnAnswer = { isYours: false, rev: 3, writerName: null }

/** A computer whose calls are answered one by one, what it has asked for, and what it was told. */
function computer(first?: TurnWish) {
  const clock = fakeClock()
  const visibility = fakeVisibility()
  const calls: { readonly answer: (answer: TurnAnswer) => void; readonly lose: () => void }[] = []
  const asked: TurnWish[] = []
  const heard: string[] = []
  const ask = (wish: TurnWish) => {
    asked.push(wish)
    return new Promise<TurnAnswer>((answer, fail) => calls.push({ answer, lose: () => fail(new Error('lost')) }))
  }
  const reports = {
    gain: () => heard.push('gains'),
    lose: (writerName: string | null) => heard.push(writerName === null ? 'loses' : `loses to ${writerName}`),
    stands: (rev: number) => heard.push(`revision ${rev}`),
  }
  const turn = computerTurn({ ask, clock, visibility }, reports, first)
  const after = async (act: () => void) => {
    act()
    await setImmediate()
    return { asked: asked.splice(0), heard: heard.splice(0) }
  }
  return {
    turn,
    visibility,
    after,
    answer: (answer: TurnAnswer) => after(() => calls.shift()?.answer(answer)),
    lose: () => after(() => calls.shift()?.lose()),
    pass: (milliseconds: number) => after(() => clock.pass(milliseconds)),
  }
}

test('a computer that gets its turn writes, and says so again and again', async () => {
  const { answer, pass } = computer()
  expect(await answer(mine)).toEqual({ asked: ['write'], heard: ['gains'] })
  expect({ early: await pass(writing - 1), later: await pass(1), again: await pass(writing) }).toEqual({
    early: { asked: [], heard: [] },
    later: { asked: ['write'], heard: [] },
    // The last call has no answer yet.
    again: { asked: [], heard: [] },
  })
})

test('a computer that is refused watches what is saved, until it gets its turn', async () => {
  const { answer, pass } = computer()
  expect(await answer(theirs)).toEqual({ asked: ['write'], heard: ['loses', 'revision 3'] })
  await pass(watching)
  expect(await answer({ isYours: false, rev: 4, writerName: null })).toEqual({ asked: [], heard: ['revision 4'] })
  await pass(watching)
  expect(await answer(mine)).toEqual({ asked: [], heard: ['gains'] })
})

test('a computer takes over, and the one that was writing learns it', async () => {
  const [home, school] = [computer(), computer()]
  await school.answer(mine)
  await home.answer(theirs)
  const asking = await home.after(home.turn.takeOver)
  expect({ asking, home: await home.answer(mine) }).toEqual({
    asking: { asked: ['takeOver'], heard: [] },
    home: { asked: [], heard: ['gains'] },
  })
  await school.pass(writing)
  expect(await school.answer({ isYours: false, rev: 4, writerName: null })).toEqual({
    asked: [],
    heard: ['loses', 'revision 4'],
  })
})

test('a computer that loses its turn to a colleague’s hears their name', async () => {
  const { answer } = computer()
  expect(await answer({ isYours: false, rev: 3, writerName: '周明远' })).toEqual({
    asked: ['write'],
    heard: ['loses to 周明远', 'revision 3'],
  })
})

test('what was asked before taking over is answered too late', async () => {
  const { turn, answer, after, pass } = computer()
  await answer(theirs)
  await pass(watching)
  await after(turn.takeOver)
  expect({
    before: await answer({ isYours: false, rev: 9, writerName: null }),
    afterwards: await answer(mine),
  }).toEqual({
    before: { asked: [], heard: [] },
    afterwards: { asked: [], heard: ['gains'] },
  })
})

test('without an answer nobody is locked out: the computer writes, or goes on as it was', async () => {
  const { turn, lose, answer, after, pass } = computer()
  expect(await lose()).toEqual({ asked: ['write'], heard: ['gains'] })
  await pass(writing)
  expect(await lose()).toEqual({ asked: [], heard: [] })
  await pass(writing)
  await answer(theirs)
  await pass(watching)
  expect(await lose()).toEqual({ asked: [], heard: [] })
  await after(turn.takeOver)
  expect(await lose()).toEqual({ asked: [], heard: ['gains'] })
})

test('an answer that takes long is not waited for, but counts', async () => {
  const { answer, pass } = computer()
  expect({ early: await pass(patience - 1), later: await pass(1), atLast: await answer(theirs) }).toEqual({
    early: { asked: ['write'], heard: [] },
    later: { asked: [], heard: ['gains'] },
    atLast: { asked: [], heard: ['loses', 'revision 3'] },
  })
})

test('a hidden page does not ask, and does once it is seen again', async () => {
  const { answer, after, pass, visibility } = computer()
  await answer(mine)
  await after(() => visibility.set(false))
  expect({ hidden: await pass(writing), seen: await after(() => visibility.set(true)) }).toEqual({
    hidden: { asked: [], heard: [] },
    seen: { asked: ['write'], heard: [] },
  })
})

test('a computer that leaves gives its turn back, and hears nothing more', async () => {
  const { turn, answer, after, pass, visibility } = computer('takeOver')
  expect(await answer(mine)).toEqual({ asked: ['takeOver'], heard: ['gains'] })
  await pass(writing)
  expect(await after(turn.leave)).toEqual({ asked: ['leave'], heard: [] })
  expect({
    late: await answer(theirs),
    later: await pass(writing),
    seen: await after(() => visibility.set(true)),
  }).toEqual({
    late: { asked: [], heard: [] },
    later: { asked: [], heard: [] },
    seen: { asked: [], heard: [] },
  })
})

test('if another tab of the browser goes on, the turn is not given back', async () => {
  const { turn, answer, after } = computer()
  await answer(mine)
  expect(await after(turn.stop)).toEqual({ asked: [], heard: [] })
})
