import * as z from 'zod/mini'
import { pageSizes } from '#domain/portal/constants.ts'
import { featureIds } from '#domain/features/granted-features.ts'
import { csv } from '#domain/wire/csv.ts'
import { id, instant } from '#domain/wire/scalars.ts'
import { endpoint } from '../endpoint.ts'
import { page, pager } from '../schemas/paging.ts'

const featureId = z.enum(featureIds)

const grantedTeacher = z.object({
  teacherId: z.int(),
  realname: z.string(),
  /** Masked: 138****0001; null if none is bound. */
  mobile: z.nullable(z.string()),
  subjectId: z.nullable(z.int()),
  regionId: z.int(),
  isDisabled: z.boolean(),
  /** End of a running trial; null without one. */
  trialEnd: z.nullable(instant),
  /** Including those that have ended, until they are revoked. */
  features: z.array(z.object({ feature: z.string(), featureId: z.string(), endTime: instant })),
})

export type GrantedTeacher = z.output<typeof grantedTeacher>

const ofTeachers = { teacherIds: csv(id), featureIds: csv(featureId) }

/**
 * Features of a school's teachers (specification §6), managed by its owner. Lists are processed completely or not at
 * all: every feature of the list for every teacher of the list.
 */
export const schoolFeature = {
  /** All teachers of the school, by name, with their features. */
  list: endpoint({
    path: '/client/school/function/list',
    access: 'schoolOwner',
    effect: 'read',
    owner: 'self',
    input: z.object({ pager: pager(pageSizes.lists) }),
    /** `now` is the service's time: features end by it. */
    output: z.extend(page(grantedTeacher), { now: instant }),
  }),
  /** Opens features until a given time, and changes the end of those already open. */
  grant: endpoint({
    path: '/client/school/function/grant',
    access: 'schoolOwner',
    effect: 'write',
    owner: 'self',
    audit: 'change',
    input: z.object({ ...ofTeachers, endTime: instant }),
    errors: { teacherUnknown: null, endInPast: null, endTooFar: null },
  }),
  /** Closes features at once. */
  take: endpoint({
    path: '/client/school/function/del',
    access: 'schoolOwner',
    effect: 'write',
    owner: 'self',
    audit: 'change',
    input: z.object(ofTeachers),
    errors: { teacherUnknown: null, grantUnknown: null },
  }),
} as const
