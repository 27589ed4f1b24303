import * as z from 'zod/mini'
import { pageSizes } from '#domain/portal/constants.ts'
import { id, intBetween } from '#domain/wire/scalars.ts'
import { endpoint } from '../endpoint.ts'
import { page, pager } from '../schemas/paging.ts'
import { schoolTeacher } from '../schemas/people.ts'

const ofTeacher = z.object({ teacherId: id })

/** A school and its teachers, managed by its owner. Owners cannot reset their own password or lock themselves out. */
export const school = {
  teachers: endpoint({
    path: '/client/school/teacher/list',
    access: 'schoolOwner',
    effect: 'read',
    owner: 'self',
    input: z.object({ pager: pager(pageSizes.lists) }),
    output: page(schoolTeacher),
  }),
  /**
   * Gives a random password, returned only this once and to be changed at the next sign-in; signs the teacher out
   * everywhere.
   */
  resetTeacherPassword: endpoint({
    path: '/client/school/teacher/password/reset',
    access: 'schoolOwner',
    effect: 'write',
    owner: 'schoolTeacher',
    audit: 'change',
    answerIsSecret: true,
    input: ofTeacher,
    output: z.object({ password: z.string() }),
    errors: { ownAccount: null },
  }),
  /** Signs the teacher out everywhere at once and blocks further sign-ins; their work stays. */
  disableTeacher: endpoint({
    path: '/client/school/teacher/disable',
    access: 'schoolOwner',
    effect: 'write',
    owner: 'schoolTeacher',
    audit: 'change',
    input: ofTeacher,
    errors: { ownAccount: null },
  }),
  /** Unblocks a disabled teacher, with the old password. */
  enableTeacher: endpoint({
    path: '/client/school/teacher/enable',
    access: 'schoolOwner',
    effect: 'write',
    owner: 'schoolTeacher',
    audit: 'change',
    input: ofTeacher,
    errors: { ownAccount: null },
  }),
  /** Puts a teacher into a region: those in region 9 have their students in the menu instead of lessons to prepare. */
  saveTeacherRegion: endpoint({
    path: '/client/school/teacher/area/save',
    access: 'schoolOwner',
    effect: 'write',
    owner: 'schoolTeacher',
    audit: 'change',
    input: z.extend(ofTeacher, { regionId: intBetween(0, 999) }),
  }),
  /** The owner's settings for the whole school. */
  settings: endpoint({
    path: '/client/school/setting/info',
    access: 'schoolOwner',
    effect: 'read',
    owner: 'self',
    /** `colleaguesMayAdd`: teachers add their colleagues' students at once, without asking them. */
    output: z.object({ colleaguesMayAdd: z.boolean() }),
  }),
  /** Lets teachers add their colleagues' students at once. */
  allowAdding: endpoint({
    path: '/client/school/colleague/add/allow',
    access: 'schoolOwner',
    effect: 'write',
    owner: 'self',
    audit: 'change',
  }),
  /** Makes them request these students again; those added meanwhile stay. */
  forbidAdding: endpoint({
    path: '/client/school/colleague/add/forbid',
    access: 'schoolOwner',
    effect: 'write',
    owner: 'self',
    audit: 'change',
  }),
} as const
