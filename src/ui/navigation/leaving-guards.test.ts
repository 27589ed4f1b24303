import { expect, test } from 'vitest'
import { createLeavingGuards, type LeavingGuards } from './leaving-guards.ts'

/** Holds a guard that notes when it is asked, and leaves once it is told to. */
function guarding(guards: LeavingGuards, name: string, asked: string[], isLosing = true) {
  let agree = () => {}
  const guard = {
    loses: () => isLosing,
    ask: (go: () => void) => {
      asked.push(name)
      agree = go
    },
  }
  return { guard, letGo: guards.hold(guard), agree: () => agree() }
}

test('whoever would lose something is asked, what is inside before what is around it, and the step is taken at last', () => {
  const guards = createLeavingGuards()
  const seen: string[] = []
  const around = guarding(guards, 'paper', seen)
  const inside = guarding(guards, 'picture', seen)
  guarding(guards, 'nothing to lose', seen, false)
  const isStopped = guards.stop(() => seen.push('gone'))
  expect({ isStopped, seen: [...seen] }).toEqual({ isStopped: true, seen: ['picture'] })
  inside.agree()
  around.agree()
  expect(seen).toEqual(['picture', 'paper', 'gone'])
})

test('guards of the same are asked as one, and other guards besides', () => {
  const guards = createLeavingGuards()
  const seen: string[] = []
  const ask = (name: string) => (go: () => void) => {
    seen.push(name)
    go()
  }
  guards.hold({ loses: () => true, ask: ask('paper') })
  guards.hold({ loses: () => true, ask: ask('marks') })
  for (const name of ['stem', 'options']) guards.hold({ about: 'pictures', loses: () => true, ask: ask(name) })
  guards.leave(() => seen.push('gone'))
  expect(seen).toEqual(['options', 'marks', 'paper', 'gone'])
})

test('nobody is asked where nothing would be lost, nor about the step that was agreed to', () => {
  const guards = createLeavingGuards()
  const seen: string[] = []
  guarding(guards, 'nothing to lose', seen, false)
  expect(guards.stop(() => {})).toBe(false)
  const { agree, letGo } = guarding(guards, 'marks', seen)
  let isStoppedAgain = true
  guards.leave(() => (isStoppedAgain = guards.stop(() => {})))
  agree()
  letGo()
  expect({ seen, isStoppedAgain, isStoppedLater: guards.stop(() => {}) }).toEqual({
    seen: ['marks'],
    isStoppedAgain: false,
    isStoppedLater: false,
  })
})

test('an own way out asks its page in any case', () => {
  const guards = createLeavingGuards()
  const seen: string[] = []
  const { guard, agree } = guarding(guards, 'kept paper', seen, false)
  guards.leave(() => seen.push('gone'), guard)
  agree()
  expect(seen).toEqual(['kept paper', 'gone'])
})
