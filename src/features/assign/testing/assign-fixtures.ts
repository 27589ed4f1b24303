import type { PaperToAssign, AssignmentToEdit } from '../assign-form.ts'
import { assignmentUnfilled } from '#api/contract/schemas/unfilled-fields.ts'
import type { AssignPaperDialogProps } from '../assign-paper.types.ts'

export const paper: PaperToAssign = {
  paperId: 8,
  paperTitle: '第五单元检测',
  duration: 45,
  score: 1000,
  itemCount: 32,
  subjectId: 203,
}

export const course: AssignPaperDialogProps['course'] = { courseId: 3, courseName: '七年级(2)班', studentCount: 3 }

/** Classes of the same subject, the current one first. */
export const courses = [
  course,
  { courseId: 4, courseName: '七年级(3)班', studentCount: 38 },
  { courseId: 6, courseName: '七年级(5)班', studentCount: 41 },
]

export const students = [
  { uid: 21, username: 'qm0702001', realname: '陈思远', groupName: null, hasPassword: true },
  { uid: 22, username: 'qm0702002', realname: '陈予安', groupName: null, hasPassword: true },
  { uid: 23, username: 'qm0702003', realname: '程可欣', groupName: null, hasPassword: true },
]

/** A published mock assignment for two students, from 11-23 08:00 to 11-24 20:00 at school. */
export const assignmentToEdit: AssignmentToEdit = {
  assignmentInfo: {
    assignmentId: 9,
    assignmentName: '第五单元小测',
    courseId: 3,
    paperId: 8,
    fromPaper: true,
    ...assignmentUnfilled,
    kind: 'test',
    assignmentType: 11,
    beginTime: '2026-11-23T00:00:00.000Z',
    endTime: '2026-11-24T12:00:00.000Z',
    duration: 40,
    audience: 2,
    status: 4,
    score: 1000,
    assignedCount: 2,
    publishedAt: '2026-11-19T00:00:00.000Z',
    finishedAt: null,
    scoreTime: null,
    viewed: false,
  },
  uids: [21, 22],
  groupMinutes: null,
}
