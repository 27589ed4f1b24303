import * as z from 'zod/mini'
import { rosterLimits } from '#domain/roster/columns.ts'
import { json } from '#domain/wire/json.ts'
import { idNumber } from '#domain/wire/scalars.ts'

/** Requests for a place in a class, by class and student; all or none are decided. */
export const requestKeys = json(
  z.array(z.object({ courseId: idNumber, uid: idNumber })).check(z.minLength(1), z.maxLength(rosterLimits.rows)),
)

/** Data of `courseFull`: the class without enough places for everybody to be approved. */
export const fullCourse = z.object({ courseName: z.string(), freePlaces: z.int() })
