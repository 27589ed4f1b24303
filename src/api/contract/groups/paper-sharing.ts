import * as z from 'zod/mini'
import { paperKeeping } from '#domain/bank/bank-limits.ts'
import { csvSet } from '#domain/wire/csv.ts'
import { flag, id } from '#domain/wire/scalars.ts'
import { text } from '#domain/wire/text.ts'
import { endpoint } from '../endpoint.ts'
import { unfinishedQuestions } from '../schemas/unfinished-questions.ts'

const ofPaper = z.object({ paperId: id })

const ofTeachers = z.object({
  paperId: id,
  uids: csvSet(id).check(z.maxLength(paperKeeping.sharedAtOnce)),
})

const teacher = z.object({
  uid: z.int(),
  realname: z.string(),
  username: z.string(),
  /** Masked: 138****0001; null if none is bound. */
  mobile: z.nullable(z.string()),
})

export type FoundTeacher = z.output<typeof teacher>

/** Who has a paper (specification §5 Paper share, §7). */
export const paperSharing = {
  /**
   * Teachers of the caller's school, including the caller: by part of the name, or by the complete account or mobile.
   */
  teachers: endpoint({
    path: '/client/textbook/user/teacher/info',
    access: 'teacher',
    effect: 'read',
    owner: 'self',
    input: z.object({ name: text(60) }),
    output: z.object({ list: z.array(teacher) }),
  }),
  /** Shares a paper with colleagues, all or none; those who have it already keep it as they have it. */
  share: endpoint({
    path: '/client/paper/share',
    access: 'teacher',
    effect: 'write',
    owner: 'ownPaper',
    input: z.extend(ofTeachers, {
      /** Those of them who may edit it; the others may read, copy and assign it. */
      editorUids: z.optional(csvSet(id)),
    }),
    errors: {
      cannotShareToSelf: null,
      userNotFound: null,
      paperRemoved: null,
      paperUnfinished: unfinishedQuestions,
    },
  }),
  sharedWith: endpoint({
    path: '/client/paper/share/list',
    access: 'teacher',
    effect: 'read',
    owner: 'ownPaper',
    input: ofPaper,
    /** In the order in which they got it. */
    output: z.object({ list: z.array(z.extend(teacher, { sharedAt: z.string(), canEdit: z.boolean() })) }),
  }),
  /** Gives colleagues who have a paper the right to edit it, or takes it back; whoever is writing then loses their turn. */
  letEdit: endpoint({
    path: '/client/paper/share/edit',
    access: 'teacher',
    effect: 'write',
    owner: 'ownPaper',
    input: z.extend(ofTeachers, { canEdit: flag }),
  }),
  /** Revokes a paper from colleagues; their assignments and copies of it stay. */
  revoke: endpoint({
    path: '/client/paper/share/del',
    access: 'teacher',
    effect: 'write',
    owner: 'ownPaper',
    input: ofTeachers,
  }),
  /** Gives up a shared paper. */
  leave: endpoint({
    path: '/client/paper/share/leave',
    access: 'teacher',
    effect: 'write',
    owner: 'paper',
    input: ofPaper,
  }),
  /** Shares a paper with the school. */
  publish: endpoint({
    path: '/client/paper/school/add',
    access: 'teacher',
    effect: 'write',
    owner: 'ownPaper',
    input: ofPaper,
    errors: { paperRemoved: null, paperUnfinished: unfinishedQuestions },
  }),
  takeBack: endpoint({
    path: '/client/paper/school/del',
    access: 'teacher',
    effect: 'write',
    owner: 'ownPaper',
    input: ofPaper,
  }),
  /**
   * Why the caller may not open a paper any more: its owner took it back from them or from the school, or deleted it. Null
   * for anybody who never had it, as for an id that nobody has.
   */
  takenBack: endpoint({
    path: '/client/paper/share/taken-back',
    access: 'teacher',
    effect: 'read',
    owner: 'self',
    input: ofPaper,
    output: z.object({ takenBack: z.nullable(z.object({ ownerName: z.string(), isDeleted: z.boolean() })) }),
  }),
  /** Where the caller's classes had the paper, in any version; the latest first. */
  assigned: endpoint({
    path: '/client/paper/assigned',
    access: 'teacher',
    effect: 'read',
    owner: 'paper',
    input: ofPaper,
    output: z.object({
      list: z.array(
        z.object({
          assignmentId: z.int(),
          assignmentName: z.string(),
          courseId: z.int(),
          courseName: z.string(),
          beginTime: z.string(),
          endTime: z.string(),
          isPublished: z.boolean(),
          /** The class's version. */
          paperId: z.int(),
        }),
      ),
    }),
  }),
} as const
