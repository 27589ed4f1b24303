import * as z from 'zod/mini'
import { instant } from '#domain/wire/scalars.ts'

/** Current user (specification §3). */
export const teacherInfo = z.object({
  uid: z.int(),
  username: z.string(),
  realname: z.string(),
  /** Masked: 138****0001; null if none is bound. */
  mobile: z.nullable(z.string()),
  /** Masked: l****@example.cn; null if none is bound. */
  email: z.nullable(z.string()),
  userType: z.int(),
  schoolId: z.int(),
  schoolName: z.string(),
  isSchoolOwner: z.boolean(),
  stageId: z.nullable(z.int()),
  /** In the language of the call; null if none is chosen. */
  stageName: z.nullable(z.string()),
  subjectId: z.nullable(z.int()),
  subjectName: z.nullable(z.string()),
  bookVersion: z.nullable(z.string()),
  regionId: z.int(),
  /** This person's trial; null without one. */
  trialInfo: z.nullable(z.object({ beginTime: instant, endTime: instant })),
  /** A new password must be chosen before anything else. */
  mustChangePassword: z.boolean(),
  /** A consent document changed since it was accepted. */
  consentNeeded: z.boolean(),
})

export type TeacherInfo = z.output<typeof teacherInfo>

/** A teacher as shown to the school's owner. */
export const schoolTeacher = z.object({
  teacherId: z.int(),
  realname: z.string(),
  /** Masked: 138****0001; null if none is bound. */
  mobile: z.nullable(z.string()),
  isDisabled: z.boolean(),
  /** A new password must be chosen at the next sign-in. */
  mustChangePassword: z.boolean(),
})

export type SchoolTeacher = z.output<typeof schoolTeacher>

export const studentInfo = z.object({
  uid: z.int(),
  username: z.string(),
  realname: z.string(),
  schoolName: z.string(),
  /** A new password must be chosen before anything else. */
  mustChangePassword: z.boolean(),
})

export type StudentInfo = z.output<typeof studentInfo>
