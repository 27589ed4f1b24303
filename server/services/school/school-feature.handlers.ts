import { schoolFeature } from '#api/contract/groups/school-feature.ts'
import { implement } from '../implement.ts'
import { grantedTeachers, grantFeatures, takeFeatures } from './school-features.ts'

export const schoolFeatureHandlers = implement(schoolFeature, {
  list: ({ pager }, { db, caller, now }) => grantedTeachers(db, caller.schoolId, pager, now),
  grant: async ({ endTime, ...named }, { db, caller, now, fail }) => {
    const refused = await grantFeatures(db, { ...named, caller, now }, new Date(endTime))
    return refused === null ? {} : fail(refused)
  },
  take: async (named, { db, caller, now, fail }) => {
    const refused = await takeFeatures(db, { ...named, caller, now })
    return refused === null ? {} : fail(refused)
  },
})
