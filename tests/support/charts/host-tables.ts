/** What the charts of the machines that talk to the surroundings of the page do not say. */
import type { AnyMachineSnapshot } from 'xstate'
import { hostUserMachine } from '#machines/host-user/host-user.machine.ts'
import type { MachineTable } from './model.ts'

export const hostUserTable: MachineTable = {
  name: 'host-user',
  machine: hostUserMachine,
  openings: { alone: () => undefined },
  payloads: { 'user.change': [{ user: { uid: 7, realname: '王老师' } }, { user: null }] },
  key: ({ failures, user }: AnyMachineSnapshot['context']) => [failures, user !== null],
}
