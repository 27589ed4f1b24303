import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isAnswered, messageOf } from '#api/client/failures.ts'
import { user } from '#api/contract/groups/user.ts'
import type { TeacherInfo } from '#api/contract/schemas/people.ts'
import { keyOf } from '#api/queries/query-of.ts'

/** What can be changed on the profile page itself. */
export type ProfileChanges = Partial<Pick<TeacherInfo, 'realname' | 'stageId' | 'subjectId' | 'bookVersion'>>

export interface ProfileFailure<Changes> {
  readonly message: string
  /** Whether the service refused, as opposed to not answering. */
  readonly isAnswered: boolean
  /** The intended values, so that nobody has to type them twice. */
  readonly tried: Changes
}

/**
 * Applies a change of the profile optimistically, and reverts it if the service refuses. Without an answer the profile
 * is read again, and a change that is in force after all has not failed.
 */
export function useProfileChange<Changes extends ProfileChanges>(
  teacher: TeacherInfo,
  send: (changes: Changes) => Promise<unknown>,
) {
  const cache = useQueryClient()
  const [failure, setFailure] = useState<ProfileFailure<Changes> | null>(null)
  const key = keyOf(user.teacherInfo, {})
  const show = (changes: ProfileChanges) =>
    cache.setQueryData<TeacherInfo>(key, (known) => known && { ...known, ...changes })
  const change = async (changes: Changes): Promise<void> => {
    setFailure(null)
    // A response requested earlier would bring back the former value.
    await cache.cancelQueries({ queryKey: key })
    const before = cache.getQueryData<TeacherInfo>(key)
    show(changes)
    try {
      await send(changes)
    } catch (error) {
      if (before !== undefined) show(formerOf(before, changes))
      setFailure({ message: messageOf(error), isAnswered: isAnswered(error), tried: changes })
      if (!isAnswered(error)) await cache.invalidateQueries({ queryKey: key })
    }
  }
  return { change, failure: failure === null || holds(teacher, failure.tried) ? null : failure }
}

const holds = (teacher: TeacherInfo, changes: ProfileChanges): boolean =>
  JSON.stringify({ ...teacher, ...changes }) === JSON.stringify(teacher)

/** The former values of the changed fields. */
const formerOf = (before: TeacherInfo, changes: ProfileChanges): ProfileChanges =>
  Object.fromEntries(Object.entries(before).filter(([name]) => name in changes))
