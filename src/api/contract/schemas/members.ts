import * as z from 'zod/mini'
import { rosterLimits } from '#domain/roster/columns.ts'
import { readField } from '#domain/roster/read-fields.ts'
import { idSet } from '#domain/wire/id-set.ts'
import { instant } from '#domain/wire/scalars.ts'

/** A student of a class, as shown in a list. */
export const memberRow = z.object({
  uid: z.int(),
  username: z.string(),
  realname: z.string(),
  studentNo: z.nullable(z.string()),
  groupName: z.nullable(z.string()),
  /** Masked in lists: 138****0001. */
  contactMobile: z.nullable(z.string()),
  /** Whether they were given a password; without one they cannot sign in. */
  hasPassword: z.boolean(),
  joinedAt: instant,
  /** When they last signed in, used the student page or handed something in; null for never. */
  lastSeenAt: z.nullable(instant),
  /** Incremented by every change, so that nobody overwrites what somebody else has changed meanwhile. */
  rev: z.int(),
})

export type MemberRow = z.output<typeof memberRow>

/** A removal of students from a class, which can be undone. */
export const removalRow = z.object({
  removalId: z.int(),
  removedAt: instant,
  /** Name of the teacher. */
  removedBy: z.string(),
  /** The removed students; only the first if there are many. */
  names: z.array(z.string()),
  count: z.int(),
  /** When it was undone. */
  restoredAt: z.nullable(instant),
})

export type RemovalRow = z.output<typeof removalRow>

/** Students of one class; processed completely or not at all. */
export const memberIds = idSet(rosterLimits.rows)

type TypedField = 'realname' | 'number' | 'groupName' | 'mobile'

const limitOf = { ...rosterLimits, mobile: 20 } as const

/**
 * A student field as typed, by the rules of class lists, so that an exported list can be read again; empty for none.
 */
export const typedField = (field: TypedField) =>
  z
    .string()
    .check(
      z.overwrite((typed) => valueOf(field, typed) ?? typed),
      z.refine((typed) => valueOf(field, typed) !== null),
    )
    .register(z.globalRegistry, { maxLength: limitOf[field] })

/** Null for an invalid value. */
function valueOf(field: TypedField, typed: string): string | null {
  const read = readField(field, typed)
  return 'reason' in read ? null : (read.value ?? '')
}
