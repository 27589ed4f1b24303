import { expect, test } from 'vitest'
import { phoneScanMachine } from './phone-scan.machine.ts'
import type { PhoneScanEvent, PhoneScanTag } from './phone-scan.types.ts'
import { type Answers, here, nobody, asked, lost, confirm, cancel, leave, started } from './testing/started.ts'

/** How each state is reached. */
const ways: Readonly<
  Record<string, Answers & { readonly events?: readonly PhoneScanEvent[]; readonly noCode?: true }>
> = {
  checking: { who: ['never'] },
  unreachable: { who: [lost] },
  signedOut: { who: [nobody] },
  home: { who: [here], noCode: true },
  scanning: { who: [here], scan: ['never'] },
  asking: { who: [here], scan: [asked] },
  confirming: { who: [here], scan: [asked], decide: ['never'], events: [confirm] },
  cancelling: { who: [here], scan: [asked], decide: ['never'], events: [cancel] },
  confirmed: { who: [here], scan: [asked], decide: [{ kind: 'done' }], events: [confirm] },
  cancelled: { who: [here], scan: [asked], decide: [{ kind: 'done' }], events: [cancel] },
  expired: { who: [here], scan: [{ kind: 'expired' }] },
  taken: { who: [here], scan: [{ kind: 'taken' }] },
  decided: { who: [here], scan: [{ kind: 'decided' }] },
  failed: { who: [here], scan: [lost] },
  leaving: { who: [here], leave: ['never'], events: [leave], noCode: true },
}

async function reached(state: string) {
  const { events = [], noCode, ...answers } = ways[state] ?? {}
  const begun = started(answers, noCode ? null : 'code1')
  if (events.length > 0) await begun.until(noCode ? 'home' : 'asking')
  await begun.until(state, ...events)
  return begun
}

/** Where an event leads in each state that hears it; nothing else does anything. */
const targets: Readonly<Record<Exclude<PhoneScanEvent['type'], 'match.change'>, Readonly<Record<string, string>>>> = {
  'session.retry': { unreachable: 'checking' },
  'teacher.enter': { signedOut: 'checking' },
  'teacher.leave': { unreachable: 'leaving', home: 'leaving', taken: 'leaving' },
  'code.open': Object.fromEntries(Object.keys(ways).map((state) => [state, 'checking'])),
  'code.retry': { failed: 'scanning' },
  'code.close': Object.fromEntries(
    ['confirmed', 'cancelled', 'expired', 'taken', 'decided', 'failed'].map((state) => [state, 'home']),
  ),
  'decision.confirm': { asking: 'confirming' },
  'decision.cancel': { asking: 'cancelling' },
}

const names = Object.keys(targets) as (keyof typeof targets)[]

test('the ways lead to every state', () => {
  expect(Object.keys(ways).toSorted()).toEqual(Object.keys(phoneScanMachine.states).toSorted())
})

test.each(Object.keys(ways).flatMap((state) => names.map((name) => [state, name] as const)))(
  'in %s, %s does what it should and nothing else',
  async (state, name) => {
    const { actor } = await reached(state)
    const { qrId } = actor.getSnapshot().context
    actor.send(name === 'code.open' ? { type: name, qrId: 'code2' } : { type: name })
    const { value, context } = actor.getSnapshot()
    const hears = state in targets[name]
    expect([value, context.qrId]).toEqual([
      targets[name][state] ?? state,
      hears && name === 'code.open' ? 'code2' : hears && name === 'code.close' ? null : qrId,
    ])
  },
)

const tags: Readonly<Record<string, readonly PhoneScanTag[]>> = {
  checking: ['waiting'],
  scanning: ['waiting'],
  leaving: ['waiting'],
  signedOut: ['signIn'],
  asking: ['ask'],
  confirming: ['ask', 'confirming'],
  cancelling: ['ask', 'cancelling'],
}

test.each(Object.keys(ways))('%s says what is on screen', async (state) => {
  const { actor } = await reached(state)
  expect([...actor.getSnapshot().tags]).toEqual(tags[state] ?? [state])
})
