import type { AnyMachineSnapshot } from 'xstate'
import { sessionMachine } from '#machines/session/session.machine.ts'
import type { MachineTable } from './machine-model.ts'

type Context = AnyMachineSnapshot['context']

const wang = { uid: 7, realname: '王老师', username: 'w', mobile: null, ...duties(false) }
const li = { ...wang, uid: 8, realname: '李老师' }
const teacher = (person: object) => ({ kind: 'teacher', person })
const whoever = [teacher(wang), teacher(li), { kind: 'student' }, { kind: 'nobody' }]

function duties(all: boolean) {
  return { mustChangePassword: all, consentNeeded: all, offersBinding: all }
}

export const sessionTable: MachineTable = {
  name: 'session',
  machine: sessionMachine,
  openings: { browser: () => ({ isDesktop: false }), desktop: () => ({ isDesktop: true }) },
  answers: {
    check: [
      ...whoever,
      teacher({ ...wang, mustChangePassword: true }),
      teacher({ ...wang, consentNeeded: true }),
      teacher({ ...wang, offersBinding: true }),
    ],
    revalidate: whoever,
    probe: whoever,
    confirm: whoever,
  },
  payloads: { 'tab.enter': [{ uid: 7 }, { uid: 8 }] },
  key: ({ isDesktop, person, present }: Context) => [
    isDesktop,
    person && [person.uid, person.mustChangePassword, person.consentNeeded, person.offersBinding],
    present?.uid,
  ],
}
