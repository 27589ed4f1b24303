import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { BookVersionFacts } from '#domain/classes/missing-book-version.ts'
import { subjects } from '#domain/classes/subjects.ts'
import { bookVersionMachine } from './book-version.machine.ts'
import type { TeachingForm } from './book-version.types.ts'

const facts: BookVersionFacts = { hasCourse: true, subjectId: subjects.juniorEnglish, bookVersion: null }
const empty: TeachingForm = { stageId: null, subjectId: null, bookVersion: null }

function start({ asked = facts, form = empty, failures = [] as readonly Error[] } = {}) {
  const saved: TeachingForm[] = []
  const left = [...failures]
  const save = fromPromise<void, TeachingForm>(async ({ input }) => {
    const failure = left.shift()
    if (failure !== undefined) throw failure
    saved.push(input)
  })
  const actor = createActor(bookVersionMachine.provide({ actors: { save } }), { input: { ...asked, form } }).start()
  const submit = async () => {
    actor.send({ type: 'form.submit' })
    for (let turn = 0; turn < 8; turn += 1) await Promise.resolve()
    return actor.getSnapshot().value
  }
  return { actor, submit, saved, stands: () => actor.getSnapshot() }
}

test('a stage brings its default subject, and restores what was chosen at it', () => {
  const { actor, stands } = start()
  actor.send({ type: 'stage.choose', stageId: 3 })
  const senior = stands().context.form
  actor.send({ type: 'version.choose', bookVersion: '外研版' })
  actor.send({ type: 'stage.choose', stageId: 2 })
  const junior = stands().context.form
  actor.send({ type: 'stage.choose', stageId: 3 })
  expect({ senior, junior, form: stands().context.form }).toEqual({
    senior: { stageId: 3, subjectId: 303, bookVersion: null },
    junior: { stageId: 2, subjectId: 203, bookVersion: null },
    form: { stageId: 3, subjectId: 303, bookVersion: '外研版' },
  })
})

test('another subject keeps the version if it has it, too', () => {
  const { actor, stands } = start({ form: { stageId: 2, subjectId: 203, bookVersion: '人教版' } })
  actor.send({ type: 'subject.choose', subjectId: 202 })
  const kept = stands().context.form.bookVersion
  actor.send({ type: 'version.choose', bookVersion: '苏科版' })
  actor.send({ type: 'subject.choose', subjectId: 203 })
  expect({ kept, form: stands().context.form }).toEqual({
    kept: '人教版',
    form: { stageId: 2, subjectId: 203, bookVersion: null },
  })
})

test('a subject of another stage is rejected', () => {
  const { actor, stands } = start({ form: { stageId: 3, subjectId: 303, bookVersion: null } })
  actor.send({ type: 'subject.choose', subjectId: 202 })
  expect(stands().context.form).toEqual({ stageId: 3, subjectId: 303, bookVersion: null })
})

test('nothing is saved while something is missing, and that is reported', async () => {
  const { actor, submit, saved, stands } = start()
  actor.send({ type: 'stage.choose', stageId: 2 })
  expect({ state: await submit(), wasTried: stands().context.wasTried, saved }).toEqual({
    state: 'asking',
    wasTried: true,
    saved: [],
  })
})

test('what could not be saved stays in the form, and is saved by the next press', async () => {
  const form: TeachingForm = { stageId: 2, subjectId: 203, bookVersion: '人教版' }
  const { submit, saved, stands } = start({ form, failures: [new Error('网络连接失败')] })
  const failed = { state: await submit(), failure: stands().context.failure, form: stands().context.form }
  expect({ failed, retried: await submit(), saved }).toEqual({
    failed: { state: 'asking', failure: '网络连接失败', form },
    retried: 'resting',
    saved: [form],
  })
})

test('a version chosen elsewhere closes the dialog; a postponed one stays away', () => {
  const { actor, stands } = start()
  actor.send({ type: 'facts.change', facts: { ...facts, bookVersion: '人教版' } })
  const closed = stands().value
  actor.send({ type: 'facts.change', facts })
  const again = stands().value
  actor.send({ type: 'dialog.later' })
  actor.send({ type: 'facts.change', facts })
  expect({ closed, again, state: stands().value }).toEqual({ closed: 'resting', again: 'asking', state: 'postponed' })
})
