import { afterAll, beforeAll, expect, test } from 'vitest'
import { course } from '#api/contract/groups/course.ts'
import { importPaper } from '#api/contract/groups/import-paper.ts'
import { rubric } from '#api/contract/groups/rubric.ts'
import { courseLimits } from '#domain/classes/class-limits.ts'
import { importLimits } from '#domain/import/import-limits.ts'
import { rubricLimits } from '#domain/marking/rubric.ts'
import { pictureLimits } from '#domain/rich-text/picture-limits.ts'
import { causeLimits } from '#domain/wrong-note/causes.ts'
import { resultId } from '#tests/support/service/result-id.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { assign } from '#tests/support/worlds/assignments.ts'
import { makeWorld, uidAt, type World } from '#tests/support/worlds/world.ts'
import { course as courseTable } from './database/schema/courses.ts'
import { rubricLine } from './database/schema/marking.ts'
import { paperImport } from './database/schema/paper-imports.ts'
import { picture } from './database/schema/pictures.ts'
import { item } from './database/schema/questions.ts'
import { wrongCause } from './database/schema/wrong-notes.ts'
import { keepPicture } from './services/pictures/kept-pictures.ts'
import { setCause } from './services/wrong-note/causes.ts'

let service: TestService
let world: World

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
})

afterAll(() => service.close())

const many = <Row>(count: number, rowOf: (index: number) => Row): Row[] =>
  Array.from({ length: count }, (_, index) => rowOf(index))

const bytes = Buffer.from('x')

/** Fills the capacity but for one call, and returns a call that takes the rest; it says "ok" or why not. */
type Fill = () => Promise<(index: number) => Promise<string>>

/** Limits, with what those are told who come too late. */
const limits: readonly (readonly [limit: string, refusal: string, fill: Fill])[] = [
  [
    'the rubric lines of an item',
    'rubricFull',
    async () => {
      const { paperId, teacher, itemIds } = world
      const itemId = itemIds[4] ?? 0
      const line = { itemId, criterion: 0, lineText: '跑题', delta: -10 }
      const row = { ...line, paperId, creatorId: teacher.uid, createdAt: service.clock.now }
      await service.db.insert(rubricLine).values(many(rubricLimits.lines - 1, () => row))
      const assignmentId = await assign(service, world)
      return async () => resultId(await teacher.call(rubric.add, { assignmentId, ...line }))
    },
  ],
  [
    'the files being read for one teacher',
    'tooManyImports',
    async () => {
      const { teacher } = world
      const file = { subjectId: 203, fileName: 'snow.gift' }
      const row = { ...file, uid: teacher.uid, content: bytes, jobId: '', createdAt: service.clock.now }
      await service.db.insert(paperImport).values(many(importLimits.atOnce - 1, () => row))
      const content = Buffer.from('Snow is {=white}')
      return async () => resultId(await teacher.call(importPaper.upload, { ...file, content }))
    },
  ],
  [
    'the pictures of a day',
    'tooManyPictures',
    async () => {
      const { uid } = world.teacher
      const now = service.clock.now
      const drawn = { bytes, mediaType: 'image/png', width: 1, height: 1 } as const
      const row = { ...drawn, size: 1, uid, createdAt: now }
      await service.db.insert(picture).values(many(pictureLimits.perDay - 1, (index) => ({ ...row, key: `${index}` })))
      return async (index) => {
        const one = { ...drawn, bytes: Buffer.from(`${index}`) }
        const kept = await service.db.transaction((transaction) => keepPicture(transaction, one, { uid, now }))
        return typeof kept === 'string' ? kept : 'ok'
      }
    },
  ],
  [
    'the causes of a wrong answer',
    'full',
    async () => {
      const uid = uidAt(world, 0)
      const [{ itemId } = { itemId: 0 }] = await service.db.select({ itemId: item.itemId }).from(item).limit(1)
      const shared = { itemId, saidBy: uid }
      const row = (index: number) => ({ ...shared, uid, cause: `known ${index}`, saidAt: service.clock.now })
      await service.db.insert(wrongCause).values(many(causeLimits.perItem - 1, row))
      return async (index) => {
        const asked = { ...shared, uids: [uid], cause: `new ${index}`, isSet: true, now: service.clock.now }
        const kept = await service.db.transaction((transaction) => setCause(transaction, asked))
        return kept === null ? 'full' : 'ok'
      }
    },
  ],
  [
    'the classes of a teacher',
    'tooManyCourses',
    async () => {
      const { uid, call } = world.stranger
      const row = { courseName: '班', stageId: 2, subjectId: 203, needsApproval: true, courseType: 1 } as const
      const [{ schoolId } = { schoolId: 0 }] = await service.db.select().from(courseTable).limit(1)
      const own = (index: number) => ({ ...row, schoolId, leadTeacherId: uid, classCode: `s${index}` })
      await service.db
        .insert(courseTable)
        .values(many(courseLimits.perTeacher - 2, (index) => ({ ...own(index), createdAt: service.clock.now })))
      return async () => resultId(await call(course.save, row))
    },
  ],
]

const askers = 8

test.each(limits)(
  `of ${askers} calls at once for the last of %s, one gets it, the others %s`,
  async (_, refusal, fill) => {
    const take = await fill()
    const refused = (await Promise.all(many(askers, take))).filter((outcome) => outcome !== 'ok')
    expect(refused).toEqual(many(askers - 1, () => refusal))
  },
)
