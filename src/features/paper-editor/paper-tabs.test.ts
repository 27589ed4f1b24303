import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { fakeClock } from '#api/ports/clock.ts'
import { fakeDraftViews } from '#api/ports/draft-view.ts'
import { fakeLocks } from '#api/ports/fake-locks.ts'
import { fakeVisibility } from '#api/ports/page-visibility.ts'
import { second } from '#domain/time/units.ts'
import type { TurnWish } from './ask-for-turn.ts'
import { paperTabs } from './paper-tabs.ts'

/** Tabs of one browser, what they heard ("1 gains") and what the service was asked; `isFree` is whether it lets them. */
function browser({ isFree = true } = {}) {
  const ports = { locks: fakeLocks(), openView: fakeDraftViews(), clock: fakeClock(), visibility: fakeVisibility() }
  const heard: string[] = []
  const ask = (wish: TurnWish) => {
    heard.push(`service: ${wish}`)
    return Promise.resolve({ isYours: isFree || wish === 'takeOver', rev: 1, writerName: null })
  }
  const open = async (tab: number) => {
    const tabs = paperTabs(ports)
    const leave = tabs.enter('1.12', ask, {
      gain: () => heard.push(`${tab} gains`),
      lose: (to) => heard.push(`${tab} loses to a ${to.at}`),
      writer: ({ at }) => heard.push(`${tab} hears of a ${at}`),
      stands: () => {},
      shown: () => {},
      asked: () => {},
      handIn: () => heard.push(`${tab} hands in`),
    })
    await setImmediate()
    return { ...tabs, leave }
  }
  const since = async () => {
    await setImmediate()
    return heard.splice(0)
  }
  /** A tab that has the turn and reacts to nothing. */
  const freeze = () =>
    void ports.locks
      .request('podium.paper.1.12', { ifAvailable: true }, () => new Promise(() => {}))
      .catch(() => heard.push('the frozen tab loses'))
  return { open, since, freeze, pass: ports.clock.pass }
}

test('the tab that has the browser’s turn asks for the computer’s, and gives it back', async () => {
  const { open, since } = browser()
  const first = await open(1)
  await open(2)
  expect(await since()).toEqual(['service: write', '1 gains', '2 loses to a tab'])
  first.leave()
  expect(await since()).toEqual(['service: leave', 'service: write', '2 gains'])
})

test('a tab hands in what is being typed before another one takes over, for whom the computer does, too', async () => {
  const { open, since } = browser()
  await open(1)
  const other = await open(2)
  await since()
  other.takeOver()
  const heard = await since()
  expect({ first: heard[0], others: heard.slice(1).toSorted() }).toEqual({
    first: '1 hands in',
    others: ['1 loses to a tab', '2 gains', 'service: takeOver'],
  })
})

test('a tab that does not hand over loses its turn all the same', async () => {
  const { open, since, freeze, pass } = browser()
  freeze()
  const { takeOver } = await open(1)
  await since()
  takeOver()
  const early = await since()
  pass(second)
  expect({ early, later: (await since()).toSorted() }).toEqual({
    early: [],
    later: ['1 gains', 'service: takeOver', 'the frozen tab loses'],
  })
})

test('on another computer’s turn a tab takes over at the service', async () => {
  const { open, since } = browser({ isFree: false })
  const { takeOver } = await open(1)
  expect(await since()).toEqual(['service: write', '1 loses to a computer'])
  takeOver()
  expect(await since()).toEqual(['service: takeOver', '1 gains'])
})

test('a tab behind one that watches a computer hears so, and when that one writes again', async () => {
  const { open, since } = browser({ isFree: false })
  const { takeOver } = await open(1)
  await open(2)
  const heard = await since()
  expect({ first: heard.slice(0, 2), last: heard.at(-1) }).toEqual({
    first: ['service: write', '1 loses to a computer'],
    last: '2 hears of a computer',
  })
  takeOver()
  expect(await since()).toEqual(['service: takeOver', '1 gains', '2 hears of a tab'])
})
