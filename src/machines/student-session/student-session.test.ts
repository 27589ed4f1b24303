import { expect, onTestFinished, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { studentSessionMachine } from './student-session.machine.ts'
import type { StudentSessionEvent, WhoAnswer } from './student-session.types.ts'

const ming = { uid: 11, username: 'qm0701001', realname: '陈思远', schoolName: '启明中学', mustChangePassword: false }
const lan = { uid: 12, username: 'qm0701002', realname: '李兰', schoolName: '启明中学', mustChangePassword: false }
const nobody: WhoAnswer = { kind: 'nobody' }
const here = (student: typeof ming): WhoAnswer => ({ kind: 'student', student })

/** A session that is told these answers, one after the other; an error is a lost answer. */
function started(...answers: readonly (WhoAnswer | Error)[]) {
  const left = [...answers]
  const who = fromPromise<WhoAnswer>(async () => {
    const answer = left.shift()
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error('asked too often')
    return answer
  })
  const session = createActor(studentSessionMachine.provide({ actors: { who } })).start()
  onTestFinished(() => void session.stop())
  return async (state: string, ...events: readonly StudentSessionEvent['type'][]) => {
    for (const type of events) session.send({ type })
    const { context } = await waitFor(session, (snapshot) => snapshot.value === state, { timeout: 1000 })
    return { uid: context.student?.uid ?? null, message: context.message }
  }
}

test('nobody signs in, works and leaves', async () => {
  const until = started(nobody, here(ming))
  expect(await until('signedOut')).toEqual({ uid: null, message: '' })
  expect(await until('signedIn', 'student.enter')).toEqual({ uid: 11, message: '' })
  expect(await until('signedOut', 'student.leave')).toEqual({ uid: null, message: '' })
})

test('without the service the page can only ask again', async () => {
  const until = started(new Error('网络连接失败'), here(ming))
  expect(await until('unreachable')).toEqual({ uid: null, message: '网络连接失败' })
  expect(await until('signedIn', 'session.retry')).toEqual({ uid: 11, message: '' })
})

test('a lost session keeps its student until somebody is back: the same or another one', async () => {
  const until = started(here(ming), nobody, new Error('网络连接失败'), here(ming), here(lan))
  await until('signedIn')
  expect(await until('lost', 'session.lose')).toEqual({ uid: 11, message: '' })
  expect(await until('lost', 'student.enter')).toEqual({ uid: 11, message: '' })
  expect(await until('returning', 'student.enter')).toEqual({ uid: 11, message: '' })
  expect(await until('lost')).toEqual({ uid: 11, message: '网络连接失败' })
  expect(await until('signedIn', 'student.enter')).toEqual({ uid: 11, message: '' })
  expect(await until('signedIn', 'session.lose', 'student.enter')).toEqual({ uid: 12, message: '' })
})

test('a lost session can be given up', async () => {
  const until = started(here(ming))
  await until('signedIn')
  expect(await until('signedOut', 'session.lose', 'student.leave')).toEqual({ uid: null, message: '' })
})
