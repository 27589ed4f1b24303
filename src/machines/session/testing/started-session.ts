import { createActor, fromPromise, type SnapshotFrom } from 'xstate'
import { dutiesMachine } from '../../duties/duties.machine.ts'
import { identityMachine } from '../../identity/identity.machine.ts'
import { presenceMachine } from '../../presence/presence.machine.ts'
import { sessionMachine } from '../session.machine.ts'
import type { SessionEvent, SessionTag, WhoAnswer } from '../session.types.ts'
import type { SessionEffectName } from '../session-report.types.ts'
import type { Person } from '../person.types.ts'
import { viewOf } from '../session.view.ts'

export const wang: Person = {
  uid: 7,
  realname: '王老师',
  username: '13800000001',
  mobile: '138****0001',
  mustChangePassword: false,
  consentNeeded: false,
  offersBinding: false,
}

export const li: Person = { ...wang, uid: 8, realname: '李老师' }

export const teacher = (person: Person): WhoAnswer => ({ kind: 'teacher', person })

export const nobody: WhoAnswer = { kind: 'nobody' }

interface Pending {
  readonly done: (answer: WhoAnswer) => void
  readonly failed: (error: Error) => void
}

const effects: readonly SessionEffectName[] = [
  'entered',
  'revalidated',
  'withdrawn',
  'returned',
  'forgotten',
  'cancelled',
  'signedOut',
  'expelled',
  'switched',
  'handedBack',
  'bindingOffered',
  'bindingStarted',
]

/** The machine with scripted work: `answer` resolves what it asks. */
export function started(isDesktop = false) {
  const pending = new Map<string, Pending>()
  const wait = (name: string) => new Promise<WhoAnswer>((done, failed) => pending.set(name, { done, failed }))
  const who = fromPromise<WhoAnswer>(() => wait('who'))
  const acceptConsent = fromPromise<void>(async () => void (await wait('acceptConsent')))
  const logout = fromPromise<void>(async () => void (await wait('logout')))
  const actors = {
    identity: identityMachine.provide({ actors: { who } }),
    presence: presenceMachine.provide({ actors: { who } }),
    duties: dutiesMachine.provide({ actors: { acceptConsent, logout } }),
  }
  const actor = createActor(sessionMachine.provide({ actors }), { input: { isDesktop } })
  const done: SessionEffectName[] = []
  for (const effect of effects) actor.on(effect, ({ type }) => void done.push(type))
  actor.start()
  const settle = async (name: string, act: (pending: Pending) => void) => {
    const one = pending.get(name)
    if (one === undefined) throw new Error(`Nobody waits for ${name}`)
    pending.delete(name)
    act(one)
    await new Promise(setImmediate)
  }
  return {
    actor,
    done,
    send: (event: SessionEvent) => actor.send(event),
    answer: (answer: WhoAnswer) => settle('who', (one) => one.done(answer)),
    finish: (name: string) => settle(name, (one) => one.done(nobody)),
    fail: (name: string, error = new Error('网络连接失败')) => settle(name, (one) => one.failed(error)),
    state: () => statesOf(actor.getSnapshot()),
    is: (tag: SessionTag) => viewOf(actor.getSnapshot()).hasTag(tag),
    view: () => viewOf(actor.getSnapshot()),
  }
}

/** The state of the session, and of each running child chart. */
function statesOf({ value, children }: SnapshotFrom<typeof sessionMachine>) {
  const presence = children.presence?.getSnapshot().value
  return {
    session: value,
    identity: children.identity?.getSnapshot().value,
    presence: typeof presence === 'object' ? nameOf(presence.doubtful.step) : presence,
    duties: children.duties?.getSnapshot().value,
  }
}

/** "asking.fresh" for {asking: 'fresh'}. */
const nameOf = (step: string | { readonly asking: string }): string =>
  typeof step === 'string' ? step : `asking.${step.asking}`

/** A page on which 王老师 works. */
export async function atWork(person = wang, isDesktop = false) {
  const session = started(isDesktop)
  await session.answer(teacher(person))
  return session
}

/** Her session is over, and the sign-in is over the page. */
export async function lost() {
  const session = await atWork()
  session.send({ type: 'session.lose' })
  await session.answer(nobody)
  return session
}
