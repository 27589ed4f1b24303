import type { AnyMachineSnapshot } from 'xstate'
import { savingMachine } from '#machines/saving/saving.machine.ts'
import { markingTable } from './marking-table.ts'
import type { MachineTable } from './model.ts'

type Context = AnyMachineSnapshot['context']

const input = { id: 7, unsent: '', intent: null, debounce: { pause: 1000, atMost: 8000 }, keyOf: () => 'key' }

/** Of the background saving of a text, which several flows have as a child. */
export const savingTable: MachineTable = {
  name: 'saving',
  machine: savingMachine,
  openings: {
    anew: () => input,
    unsent: () => ({ ...input, unsent: 'A' }),
    unanswered: () => ({ ...input, unsent: 'B', intent: { key: 'kept', part: 'A' } }),
    immediate: () => ({ ...input, debounce: null }),
  },
  answers: {
    save: [{ kind: 'saved' }, { kind: 'changed' }, { kind: 'refused' }, { kind: 'signedOut' }],
  },
  payloads: {
    'work.change': [{ unsent: 'A' }, { unsent: '' }],
    'conflict.settle': [{ unsent: 'A' }, { unsent: '' }],
    'storage.report': [{ isKept: false }],
  },
  key: ({ unsent, intent, debounce }: Context) => [unsent, intent, debounce === null],
}

/** A flow whose whole work is saved so, and the saving itself. */
export const savingTables: readonly MachineTable[] = [markingTable, savingTable]
