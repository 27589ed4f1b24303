import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import type { MergeProposal, RosterRow } from '#api/contract/schemas/rosters.ts'
import { rosterImportMachine } from '../roster-import.machine.ts'
import type {
  ApplyAnswer,
  ApplyRequest,
  AskAnswer,
  ChangeRequest,
  DryRunView,
  FindAnswer,
  ListSource,
  ReadAnswer,
  ReadRequest,
  ViewAnswer,
} from '../roster-import.types.ts'

export const entry = { number: null, username: null, groupName: null, mobile: null }

export const newRow = (row: number, realname: string): RosterRow => ({
  ...entry,
  row,
  realname,
  kind: 'added',
  uid: null,
  changes: [],
  cells: [],
  problems: [],
})

export const proposal = (row: number, uid: number): MergeProposal => ({
  row,
  why: 'samePinyin',
  changes: [],
  student: { ...entry, uid, realname: `学生${uid}` },
  classNames: [],
})

export const viewOf = (digest: string, proposals: MergeProposal[]): DryRunView => ({
  importId: 3,
  courseId: 1,
  fileName: '',
  digest,
  columns: [],
  rows: [newRow(1, '甲'), newRow(2, '乙'), newRow(3, '丙')],
  proposals,
  missing: [],
  sheets: [],
  otherSheets: [],
})

export const likely = viewOf('d1', [proposal(1, 7), proposal(2, 7), proposal(2, 8), proposal(3, 8)])
export const plain = viewOf('d0', [])
export const text: ListSource = { kind: 'text', text: '甲\n乙\n丙' }
export const result = { added: 3, joined: 0, asked: 0, updated: 0, unchanged: 0, skipped: 0, failed: 0 }

export interface Answers {
  readonly find?: readonly (FindAnswer | Error)[]
  readonly read?: readonly (ReadAnswer | Error)[]
  readonly view?: readonly (ViewAnswer | Error)[]
  readonly change?: readonly (ViewAnswer | Error)[]
  readonly apply?: readonly (ApplyAnswer | Error)[]
  readonly drop?: readonly (null | Error)[]
  readonly ask?: readonly (AskAnswer | Error)[]
}

/** A service with scripted responses, an Error being a lost one; requests are recorded. */
export function started(answers: Answers) {
  const sent = { read: [] as ReadRequest[], change: [] as ChangeRequest[], apply: [] as ApplyRequest[] }
  const left = new Map(Object.entries(answers).map(([name, list]) => [name, [...(list as readonly unknown[])]]))
  const next = async (name: keyof Answers): Promise<unknown> => {
    const answer = name === 'find' && !left.has(name) ? { kind: 'none' } : left.get(name)?.shift()
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error(`no answer left to ${name}`)
    return answer
  }
  const clock = new SimulatedClock()
  const machine = rosterImportMachine.provide({
    actors: {
      find: fromPromise<FindAnswer, { readonly courseId: number }>(() => next('find') as Promise<FindAnswer>),
      read: fromPromise<ReadAnswer, ReadRequest>(({ input }) => {
        sent.read.push(input)
        return next('read') as Promise<ReadAnswer>
      }),
      view: fromPromise<ViewAnswer, { readonly importId: number }>(() => next('view') as Promise<ViewAnswer>),
      change: fromPromise<ViewAnswer, ChangeRequest>(({ input }) => {
        sent.change.push(input)
        return next('change') as Promise<ViewAnswer>
      }),
      apply: fromPromise<ApplyAnswer, ApplyRequest>(({ input }) => {
        sent.apply.push(input)
        return next('apply') as Promise<ApplyAnswer>
      }),
      drop: fromPromise<void, { readonly importId: number }>(async () => void (await next('drop'))),
      ask: fromPromise<AskAnswer, { readonly importId: number }>(() => next('ask') as Promise<AskAnswer>),
    },
  })
  const actor = createActor(machine, { input: { courseId: 1 }, clock }).start()
  const settled = () =>
    waitFor(actor, (snapshot) => !snapshot.hasTag('busy') && !snapshot.matches({ following: 'asking' }))
  const send = async (event: Parameters<typeof actor.send>[0]) => {
    actor.send(event)
    return settled()
  }
  return { actor, clock, sent, send, settled }
}

export const read = { type: 'list.read', source: text } as const
