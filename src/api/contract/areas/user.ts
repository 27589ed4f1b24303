import * as z from 'zod/mini'
import { json } from '#domain/wire/json.ts'
import { endpoint } from '../endpoint.ts'
import { teacherInfo } from '../schemas/people.ts'

/** What a teacher's own settings may hold: the class chosen last, and the language. */
const settingKey = z.enum(['currentCourse', 'language'])

const settingValue = z.union([z.int(), z.string().check(z.maxLength(200))])

/** User service (specification §7 User). */
export const user = {
  teacherInfo: endpoint({
    path: '/client/user/teacher/info',
    access: 'teacher',
    effect: 'read',
    owner: 'self',
    beforePasswordChange: true,
    input: z.object({}),
    output: teacherInfo,
    errors: [],
  }),
  /** -26 where it is saved like this already. */
  saveSetting: endpoint({
    path: '/client/user/custom/config/save',
    access: 'teacher',
    effect: 'write',
    owner: 'self',
    input: z.object({ key: settingKey, value: json(settingValue) }),
    output: z.object({}),
    errors: [],
  }),
  setting: endpoint({
    path: '/client/user/custom/config/search',
    access: 'teacher',
    effect: 'read',
    owner: 'self',
    input: z.object({ key: settingKey }),
    output: z.object({ value: z.nullable(settingValue) }),
    errors: [],
  }),
} as const
