import * as z from 'zod/mini'
import { drawerEntryIds, mainEntryIds } from '#domain/portal/entries.ts'
import { csvSet } from '#domain/wire/csv.ts'
import { json } from '#domain/wire/json.ts'
import { endpoint } from '../endpoint.ts'
import { teacherInfo } from '../schemas/people.ts'

/** Allowed keys of a teacher's settings: the class chosen last, the language, and the chapters chosen last. */
const settingKey = z.enum(['currentCourse', 'language', 'letterKeys', 'textbookNodes'])

const settingValue = z.union([z.int(), z.string().check(z.maxLength(200))])

/** User service (specification §7 User). */
export const user = {
  teacherInfo: endpoint({
    path: '/client/user/teacher/info',
    access: 'teacher',
    effect: 'read',
    owner: 'self',
    beforePasswordChange: true,
    output: teacherInfo,
  }),
  /** -26 if the value is unchanged. */
  saveSetting: endpoint({
    path: '/client/user/custom/config/save',
    access: 'teacher',
    effect: 'write',
    owner: 'self',
    input: z.object({ key: settingKey, value: json(settingValue) }),
  }),
  setting: endpoint({
    path: '/client/user/custom/config/search',
    access: 'teacher',
    effect: 'read',
    owner: 'self',
    input: z.object({ key: settingKey }),
    output: z.object({ value: z.nullable(settingValue) }),
  }),
  /** Ids of the entries of spine and drawer in the person's order; empty for the default one. */
  entryOrder: endpoint({
    path: '/client/user/entry-order/search',
    access: 'teacher',
    effect: 'read',
    owner: 'self',
    output: z.object({ main: z.array(z.enum(mainEntryIds)), drawer: z.array(z.enum(drawerEntryIds)) }),
  }),
  /** An unknown or duplicate id is refused; empty lists restore the default order. */
  saveEntryOrder: endpoint({
    path: '/client/user/entry-order/save',
    access: 'teacher',
    effect: 'write',
    owner: 'self',
    input: z.object({
      main: csvSet(z.enum(mainEntryIds)),
      drawer: csvSet(z.enum(drawerEntryIds)),
    }),
  }),
} as const
