/** What the chart of sharing a paper does not say, as in `machine-tables.ts` for the sign-on. */
import type { AnyMachineSnapshot } from 'xstate'
import { paperSharingMachine } from '#machines/paper-sharing/paper-sharing.machine.ts'
import type { FoundTeacher } from '#api/contract/groups/paper-sharing.ts'
import type { Gift } from '#machines/paper-sharing/paper-sharing.types.ts'
import type { MachineTable } from './model.ts'

type Context = AnyMachineSnapshot['context']

const colleague = (uid: number, realname: string) => ({ uid, realname, username: `teacher${uid}`, mobile: null })

/** Somebody who had the paper to edit. */
const editor = (person: FoundTeacher) => ({ ...person, canEdit: true })

export const sharingPeople = [colleague(2, '周明远'), colleague(3, '何清')] as const

const [zhou, he] = sharingPeople

const idsOf = (people: Gift) => people.map(({ uid }) => uid)

const rightsOf = (people: Gift) => people.map(({ uid, canEdit }) => [uid, canEdit])

export const paperSharingTable: MachineTable = {
  name: 'paper-sharing',
  machine: paperSharingMachine,
  openings: {
    fresh: () => ({ paperId: 6, isWithSchool: false }),
    withSchool: () => ({ paperId: 6, isWithSchool: true }),
  },
  answers: {
    give: [{ kind: 'done' }, { kind: 'refused', message: '没有找到该用户，请检查输入' }],
    revoke: [undefined],
    letEdit: [undefined],
    publish: [{ kind: 'done' }, { kind: 'refused', message: '这份试卷已删除，请先在“最近删除”里恢复' }],
    takeBack: [undefined],
  },
  payloads: {
    'person.toggle': [{ person: zhou }, { person: he }],
    'person.letEdit': [{ person: he, canEdit: true }],
    'holder.revoke': [{ holder: editor(zhou) }],
    'holder.restore': [{ holder: editor(zhou) }],
    'holder.letEdit': [{ holder: zhou, canEdit: true }],
  },
  // Two grants cover as much as ten; only a revoked one can be granted again.
  isPossible: ({ type }, { context }) =>
    type !== 'holder.restore' || (context.holder !== null && context.gifts.length < 2),
  key: ({ chosen, gifts, holder }: Context) => [rightsOf(chosen), gifts.map(idsOf), holder?.uid],
}
