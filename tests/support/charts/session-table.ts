/** What the charts of the session and those below it do not say. */
import type { AnyMachineSnapshot } from 'xstate'
import { dutiesMachine } from '#machines/duties/duties.machine.ts'
import { identityMachine } from '#machines/identity/identity.machine.ts'
import { presenceMachine } from '#machines/presence/presence.machine.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import type { MachineTable } from './model.ts'

type Context = AnyMachineSnapshot['context']

const nothing = { mustChangePassword: false, consentNeeded: false, offersBinding: false }
export const wang = { uid: 7, realname: '王老师', username: 'w', mobile: null, ...nothing }
const li = { ...wang, uid: 8, realname: '李老师' }
const teacher = (person: object) => ({ kind: 'teacher', person })
const whoever = [teacher(wang), teacher(li), { kind: 'student' }, { kind: 'nobody' }]
const surroundings = { browser: () => ({ isDesktop: false }), desktop: () => ({ isDesktop: true }) }

export const identityTable: MachineTable = {
  name: 'identity',
  machine: identityMachine,
  openings: surroundings,
  answers: { check: whoever },
  payloads: { 'tab.enter': [{ uid: 7 }, { uid: 8 }] },
  key: ({ isDesktop }: Context) => isDesktop,
}

export const presenceTable: MachineTable = {
  name: 'presence',
  machine: presenceMachine,
  openings: { browser: () => ({ uid: 7, isDesktop: false }), desktop: () => ({ uid: 7, isDesktop: true }) },
  answers: { revalidate: whoever, probe: whoever, confirm: whoever },
  payloads: { 'tab.enter': [{ uid: 7 }, { uid: 8 }] },
  key: ({ isDesktop, present }: Context) => [isDesktop, present?.uid],
}

/** By the name of the situation. */
export const owing = {
  nothing,
  everything: { mustChangePassword: true, consentNeeded: true, offersBinding: true },
  consentAndMobile: { ...nothing, consentNeeded: true, offersBinding: true },
  consent: { ...nothing, consentNeeded: true },
  mobile: { ...nothing, offersBinding: true },
}

export const dutiesTable: MachineTable = {
  name: 'duties',
  machine: dutiesMachine,
  openings: Object.fromEntries(Object.entries(owing).map(([name, owed]) => [name, () => ({ owed, isDesktop: false })])),
  payloads: { 'person.meet': [nothing, owing.consent].map((owed) => ({ person: { ...wang, ...owed } })) },
  key: ({ owed }: Context) => [owed.mustChangePassword, owed.consentNeeded, owed.offersBinding],
}

/** The charts that a screen shows. */
export const sessionScreenTables: readonly MachineTable[] = [identityTable, presenceTable, dutiesTable]

export const sessionTable: MachineTable = {
  name: 'session',
  machine: sessionMachine,
  openings: surroundings,
  answers: {
    presence: ['cancelled', 'switched', 'handedBack'].map((kind) => ({ kind })),
    duties: ['signedOut', 'expelled', 'handedBack'].map((kind) => ({ kind })),
  },
  payloads: {
    'person.enter': [{ person: wang }, { person: li }],
    'person.meet': [{ person: wang }],
    'person.change': [{ changes: { mustChangePassword: true } }],
    'effect.request': [{ effect: 'forgotten' }],
    'tab.enter': [{ uid: 7 }],
  },
  key: ({ isDesktop, person }: Context) => [isDesktop, person?.uid, person?.realname === ''],
}
