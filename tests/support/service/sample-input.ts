import * as z from 'zod/mini'
import { assignmentException } from '#api/contract/groups/assignment-exception.ts'
import { correction } from '#api/contract/groups/correction.ts'
import { course } from '#api/contract/groups/course.ts'
import { assigning } from '#api/contract/groups/assigning.ts'
import { handover } from '#api/contract/groups/handover.ts'
import { member } from '#api/contract/groups/member.ts'
import { roster } from '#api/contract/groups/roster.ts'
import { picture } from '#api/contract/groups/picture.ts'
import { markingRule } from '#api/contract/groups/marking-rule.ts'
import { report } from '#api/contract/groups/report.ts'
import { search } from '#api/contract/groups/search.ts'
import { student } from '#api/contract/groups/student.ts'
import { currentConsent } from '#domain/accounts/consent.ts'
import { featureIds } from '#domain/features/granted-features.ts'
import type { EndpointData } from '#api/contract/endpoint.ts'

/** A second service for which tickets can be requested. */
export const secondService = 'http://127.0.0.1:4174'

type Schema = z.core.JSONSchema.BaseSchema

/** Values of fields by name, such as the ids of a fixture. */
export type SampleValues = Readonly<Record<string, unknown>>

/** A fixture's assignments by what can be done with them. */
export type AssignmentStage = 'unpublished' | 'notStarted' | 'running' | 'finished' | 'scored'

/** The state an endpoint's assignment must be in for its call to succeed; running by default. */
const stateFor: ReadonlyMap<string, AssignmentStage> = new Map([
  [assigning.save.path, 'notStarted'],
  [assignmentException.dryRun.path, 'notStarted'],
  [assigning.publish.path, 'unpublished'],
  [assigning.start.path, 'notStarted'],
  [assigning.reopen.path, 'finished'],
  [assigning.withdraw.path, 'notStarted'],
  [assigning.remove.path, 'notStarted'],
  [assigning.publishScores.path, 'finished'],
  [assigning.withdrawScores.path, 'scored'],
  [assigning.showMean.path, 'scored'],
  [correction.open.path, 'scored'],
  [correction.answer.path, 'scored'],
  [correction.list.path, 'scored'],
  [correction.decide.path, 'scored'],
  [handover.takeBack.path, 'unpublished'],
  [handover.accept.path, 'unpublished'],
  [handover.refuse.path, 'unpublished'],
  [markingRule.reveal.path, 'finished'],
  [markingRule.settle.path, 'finished'],
  [report.handouts.path, 'scored'],
  [report.ownHandout.path, 'scored'],
  [student.pages.path, 'scored'],
  [student.result.path, 'scored'],
  [student.resultSeen.path, 'scored'],
])

export const assignmentStateFor = ({ path }: EndpointData): AssignmentStage => stateFor.get(path) ?? 'running'

/** A white picture. */
export const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVQImWP4__8_AAX-Av5Y8msOAAAAAElFTkSuQmCC',
  'base64url',
)

/** Default values by field name; ids of somebody's objects come from a fixture instead. */
const ordinary: SampleValues = {
  paperTitle: 'A paper',
  questions: [
    {
      passage: '',
      difficulty: 2,
      section: '',
      items: [{ kind: 'blank', stem: '2+3=____', options: [], right: ['5'], analysis: '', knowledge: '', score: 20 }],
    },
  ],
  regionId: 9,
  asNew: true,
  anonymous: false,
  at: 0,
  cause: '粗心',
  leastWrong: 1,
  rightsNeeded: 3,
  bookId: 1,
  leaveOut: [1],
  chapterIds: [1],
  difficulties: [1],
  sources: ['own'],
  types: [1],
  consent: [...currentConsent],
  content: Buffer.from('姓名,学号\n王小明,20260777\n'),
  courseType: 1,
  criteria: [50, 60, 40],
  criterion: 0,
  currentPage: 1,
  decisions: {},
  delta: -10,
  differenceLimit: 20,
  drawer: ['classes'],
  duration: 40,
  endDate: '2026-12-31',
  featureIds: [featureIds.smartMark],
  extraMinutes: 10,
  fileName: 'list.csv',
  // Of the number and the points that the fixture's item was marked by.
  key: {
    kind: 'written',
    model: 'text',
    criteria: [50, 60, 40].map((max, index) => ({ name: `标准 ${index + 1}`, hint: '要点', max })),
  },
  keyRev: 0,
  knownMarks: 5,
  main: ['assign'],
  off: ['reply'],
  path: '/classes-dialog',
  meanings: {},
  minutesApart: 15,
  messages: [{ type: 'script', address: '/assets/home.js', detail: 'Failed to fetch', build: 'a1' }],
  pageSize: 20,
  rev: 0,
  round: 0,
  score: 100,
  scoreFilter: 0,
  service: secondService,
  shapes: [{ kind: 'tick', x: 500, y: 200 }],
  sheets: [],
  stageId: 2,
  startDate: '2026-09-01',
  status: 1,
  subjectId: 203,
  assignmentStatus: [],
  assignmentType: 1,
  trail: [{ at: 1_763_000_000_000, machine: 'assign', event: 'students.choose', state: 'choosing' }],
  audience: 2,
  value: 7,
  verificationCode: '123456',
  viewed: -1,
}

/** Values an endpoint needs so that its call changes something. */
const special: ReadonlyMap<string, SampleValues> = new Map<string, SampleValues>([
  [course.updateStatus.path, { status: 0 }],
  [member.update.path, { mobile: '13812345678', studentNo: '' }],
  // For a student who has none of these yet.
  [roster.mend.path, { number: '', username: '', mobile: '' }],
  // The rows of students who have not handed in yet, as at every fixture.
  [report.exportClass.path, { handedIn: false }],
  // Found at every fixture, each its own.
  [search.find.path, { keyword: 'canary' }],
  [picture.upload.path, { content: onePixel }],
  [roster.save.path, { studentNo: '', username: '', mobile: '13800000777' }],
])

/** Field names that hold an id of somebody's object. */
const idName = /(^|[a-z])(id|Id|ids|Ids|uid|uids)$/

/**
 * A valid input for an endpoint (before encoding), generated from its JSON schema: the first value of an enum, special,
 * `known` or ordinary values by field name, instants in the future, otherwise "text". Optional fields are left out
 * unless `all`. If a field has no value, the error says where to add one.
 */
export function sampleInput(endpoint: EndpointData, known: SampleValues, all = false): Record<string, unknown> {
  return sampleObject(schemaOf(endpoint), { known, all, path: endpoint.path })
}

/** Cached per endpoint: generating a schema takes longer than a call. */
const schemas = new WeakMap<EndpointData, Schema>()

function schemaOf(endpoint: EndpointData): Schema {
  const schema = schemas.get(endpoint) ?? z.toJSONSchema(endpoint.input, { io: 'output', unrepresentable: 'any' })
  schemas.set(endpoint, schema)
  return schema
}

/** Whether a sample with all fields differs from one with the required fields. */
export const hasOptionalFields = (endpoint: EndpointData): boolean => leavesOut(schemaOf(endpoint))

const leavesOut = ({ properties = {}, required = [] }: Schema): boolean =>
  Object.entries(properties).some(
    ([name, field]) =>
      (!required.includes(name) && name !== neededAnyway) || (typeof field === 'object' && leavesOut(field)),
  )

interface Sampling {
  readonly known: SampleValues
  readonly all: boolean
  readonly path: string
}

/** Optional in the schema, but the call is refused without it. */
const neededAnyway = 'consent'

function sampleObject({ properties = {}, required = [] }: Schema, sampling: Sampling): Record<string, unknown> {
  const isSent = (name: string) => sampling.all || required.includes(name) || name === neededAnyway
  const names = Object.keys(properties).filter(isSent)
  return Object.fromEntries(names.map((name) => [name, sampleField(name, properties[name], sampling)]))
}

function sampleField(name: string, schema: Schema | boolean | undefined, sampling: Sampling): unknown {
  const { known, path } = sampling
  if (typeof schema !== 'object') throw new Error(`${path}: the schema of "${name}" is none`)
  if (schema.enum?.[0] !== undefined) return schema.enum[0]
  if (schema.properties !== undefined) return sampleObject(schema, sampling)
  const values = [special.get(path) ?? {}, known].find((some) => Object.hasOwn(some, name)) ?? ordinary
  if (Object.hasOwn(values, name)) return values[name]
  if (schema.type === 'boolean') return true
  if (schema.format === 'date-time') return '2026-11-25T00:00:00.000Z'
  if (schema.type === 'string' && schema.pattern === undefined && !idName.test(name)) return 'text'
  throw new Error(
    `${path} has a field "${name}" that no sample is known for. An id of somebody's object belongs into the values of ` +
      'a fixture (tests/support/worlds/busy-world.ts), anything else into `ordinary` (tests/support/service/sample-input.ts).',
  )
}
