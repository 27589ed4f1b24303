/** What the chart of the import of class lists does not say. */
import type { AnyMachineSnapshot } from 'xstate'
import { rosterImportMachine } from '#machines/roster-import/roster-import.machine.ts'
import { areColumnsAsked, undecidedRows } from '#machines/roster-import/roster-import.rules.ts'
import type { DryRunView, ListSource } from '#machines/roster-import/roster-import.types.ts'
import type { MachineTable } from './model.ts'

type Context = AnyMachineSnapshot['context']

const student = { uid: 7, realname: '林雅婷', number: '7', username: 'qm000007', groupName: null, mobile: null }

const row = { row: 1, kind: 'added', uid: null, changes: [], cells: [], problems: [] } as const

/** A dry run of one new row, which is or is not like a student of the class. */
const viewWith = (proposals: DryRunView['proposals'], isAsked = false): DryRunView => ({
  importId: 3,
  courseId: 1,
  fileName: '',
  digest: `d${proposals.length}${isAsked}`,
  columns: [{ key: 'lead', heading: '', samples: ['3'], meaning: 'number', isAsked }],
  rows: [{ ...row, changes: [], cells: [], problems: [], ...student, uid: null, realname: '林雅亭' }],
  proposals,
  missing: [],
  sheets: [],
  otherSheets: [],
})

const nothingTyped = { realname: '', number: '', username: '', groupName: '', mobile: '' }

const plain = viewWith([])
const likely = viewWith([{ row: 1, why: 'samePinyin', changes: [], student, classNames: [] }])

const source: ListSource = { kind: 'text', text: '林雅亭' }
const message = '这份名单已不能再用'
const written = { done: 1, total: 2 }
const result = { added: 1, joined: 0, asked: 0, updated: 0, unchanged: 0, skipped: 0, failed: 0 }

export const rosterImportTable: MachineTable = {
  name: 'roster-import',
  machine: rosterImportMachine,
  openings: { class: () => ({ courseId: 1 }) },
  answers: {
    find: [{ kind: 'none' }, { kind: 'read', importId: 3 }, { kind: 'applied', importId: 3 }],
    read: [
      { kind: 'list', importId: 3 },
      { kind: 'sheets', sheets: [{ name: '七(1)班', students: 1 }] },
      { kind: 'classes', classes: [{ sourcedId: 'c1', title: '七(1)班', school: null, students: 1 }] },
      { kind: 'refused', message },
    ],
    view: [
      { kind: 'view', view: plain },
      { kind: 'view', view: viewWith([], true) },
      { kind: 'view', view: likely },
      { kind: 'gone', message },
    ],
    change: [
      { kind: 'view', view: plain },
      { kind: 'view', view: likely },
      { kind: 'gone', message },
    ],
    apply: [{ kind: 'started' }, { kind: 'changed', message }, { kind: 'refused', message }],
    ask: [
      { kind: 'running', ...written },
      { kind: 'done', result },
      { kind: 'failed', ...written },
    ],
  },
  payloads: {
    'list.read': [{ source }],
    'sheets.choose': [{ names: ['七(1)班'] }],
    'class.choose': [{ sourcedId: 'c1' }],
    'row.decide': [
      { row: 1, decision: { kind: 'merge', uid: 7 } },
      { row: 1, decision: null },
    ],
    'list.change': [
      { change: { kind: 'columns', meanings: { lead: 'none' } } },
      { change: { kind: 'row', at: 0, fields: { ...nothingTyped, realname: '林雅亭' } } },
    ],
    'rows.decide': [{ as: 'add' }, { as: 'merge' }],
  },
  key: ({
    importId,
    view,
    decisions,
    wasTried,
    failure,
    source: brought,
    chosenWorksheets,
    oneRosterClass,
  }: Context) => [
    importId !== null,
    brought !== null,
    chosenWorksheets.length > 0,
    oneRosterClass !== null,
    view === null ? null : undecidedRows(view, decisions).length,
    // A row that is already decided, or none at all.
    view?.proposals.length,
    // Decisions survive a dry run that fails.
    Object.keys(decisions).length,
    areColumnsAsked(view),
    wasTried,
    failure?.kind,
  ],
}
