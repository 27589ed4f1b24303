import { expect, test } from 'vitest'
import { createNewerBuild } from './newer-build.ts'

/** What is offered after each step. */
function offered(own: string, steps: readonly string[]): readonly boolean[] {
  const watch = createNewerBuild(own)
  return steps.map((step) => {
    if (step === 'arrive') watch.arrive()
    else if (step === 'dismiss') watch.dismiss()
    else watch.note(step)
    return watch.isOffered.get()
  })
}

test.each([
  ['of the same build', 'a1', ['a1', 'arrive'], [false, false]],
  ['of another build, from the next page on', 'a1', ['b2', 'arrive', 'arrive'], [false, true, true]],
  ['of another build, dismissed', 'a1', ['b2', 'arrive', 'dismiss', 'arrive'], [false, true, false, false]],
  [
    'of a third after one was dismissed',
    'a1',
    ['b2', 'arrive', 'dismiss', 'c3', 'arrive'],
    [false, true, false, false, true],
  ],
  ['of the own build again', 'a1', ['b2', 'arrive', 'a1', 'arrive'], [false, true, true, false]],
  ['that does not say', 'a1', ['', 'arrive'], [false, false]],
  ['to a page that does not know its own', '', ['b2', 'arrive'], [false, false]],
])('a newer build is offered or not: a service %s', (_name, own, steps, expected) => {
  expect(offered(own, steps)).toEqual(expected)
})
