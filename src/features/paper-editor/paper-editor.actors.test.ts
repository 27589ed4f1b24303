import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { paperEditing } from '#api/contract/groups/paper-editing.ts'
import { memoryStorage } from '#api/ports/memory-storage.ts'
import { fakeAnswers, refused } from '#tests/support/documents/fake-answers.ts'
import { paperDrafts } from './paper-drafts.ts'
import { paperEditorWith } from './paper-editor.actors.ts'

const opening = { uid: 1, paperId: null, subjectId: 203, course: null, newTitle: 'Untitled' }

/** What is wrong with a new paper that the service refuses. */
async function faultAfter(answer: unknown) {
  const { call } = fakeAnswers({ [paperEditing.add.path]: () => answer })
  const drafts = paperDrafts(memoryStorage(), opening, () => {})
  const services = { call, drafts, opening, takeOver: () => {}, onFacts: () => {}, now: () => 0 }
  const input = { paperId: null, maximum: 200, newKey: () => 'key', now: () => 0 }
  const actor = createActor(paperEditorWith(services), { input })
  actor.start()
  actor.send({ type: 'lock.gain' })
  await waitFor(actor, (now) => now.hasTag('editing'))
  const change = { what: 'title', paperTitle: 'Unit 1' } as const
  actor.send({ type: 'paper.edit', operation: { kind: 'update', change, paperId: null } })
  actor.send({ type: 'page.hide' })
  const { context } = await waitFor(actor, (now) => now.context.message !== '')
  actor.stop()
  return context.fault
}

test('a refused save tells what is wrong, and with which element', async () => {
  const fault = { reason: 'keyInvalid', document: null, line: null, field: null, elementId: 'q7' }
  expect([
    await faultAfter(refused('paperInvalid', fault)),
    await faultAfter(refused('questionUnknown', { elementId: 'q8', questionId: 8 })),
    await faultAfter(refused('paperIdIncorrect')),
  ]).toEqual([{ reason: 'keyInvalid', elementId: 'q7' }, { reason: 'questionUnknown', elementId: 'q8' }, null])
})
