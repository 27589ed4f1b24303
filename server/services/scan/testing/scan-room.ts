import { scan } from '#api/contract/groups/scan.ts'
import { featureIds } from '#domain/features/granted-features.ts'
import { studentCodeOf } from '#domain/classes/student-code.ts'
import { featureGrant } from '#server/database/schema/sign-on.ts'
import { givenAssignment } from '#tests/support/worlds/given-assignment.ts'
import { startTestService } from '#tests/support/service/test-service.ts'
import { makeWorld } from '#tests/support/worlds/world.ts'
import { type DescribedSheet, describedFile, describedSheets } from './described-sheets.ts'

type Submissions = NonNullable<Parameters<typeof givenAssignment>[2]>['submissions']

/** A class whose teacher may mark by camera, and actions on the sheets of one assignment. */
export async function openScanRoom() {
  const sheets = await describedSheets()
  const service = await startTestService(undefined, { sheets })
  const world = await makeWorld(service)
  const endTime = new Date('2099-01-01T00:00:00Z')
  const grant = { uid: world.teacher.uid, featureId: featureIds.smartMark, feature: '新版智能阅卷', endTime }
  await service.db.insert(featureGrant).values(grant)
  return {
    service,
    world,
    /** What reads the sheets. */
    sheets,
    /** The sheet of one of the world's students, by seat. */
    sheet: (seat: number, more: Partial<DescribedSheet> = {}): DescribedSheet => ({
      layout: `${world.paperId}A-00000000`,
      studentCode: studentCodeOf(`qm070100${seat + 1}`),
      answers: { Q1: 'B', Q2: 'AC' },
      ink: { Q3: 0, Q4: 0, Q5: 0 },
      ...more,
    }),
    /** Another assignment, with no sheets yet. */
    begin: async (submissions: Submissions = [null, null, null]) => {
      const assignmentId = await givenAssignment(service, world, { submissions })
      const { scanId } = await world.teacher.get(scan.add, { assignmentId })
      const upload = (...pages: readonly DescribedSheet[]) =>
        world.teacher.get(scan.upload, { scanId, fileName: 'sheets.pdf', content: describedFile(...pages) })
      return {
        assignmentId,
        scanId,
        upload,
        /** Uploads pages, and has them read. */
        bring: async (...pages: readonly DescribedSheet[]) => {
          const kept = await upload(...pages)
          await service.runJobs()
          return kept
        },
        info: () => world.teacher.get(scan.info, { scanId }),
        publish: (more: object = {}) => world.teacher.call(scan.publish, { scanId, missingAsOpen: false, ...more }),
      }
    },
  }
}

export type ScanRoom = Awaited<ReturnType<typeof openScanRoom>>

/** Sheets of one assignment. */
export type ScanWork = Awaited<ReturnType<ScanRoom['begin']>>
