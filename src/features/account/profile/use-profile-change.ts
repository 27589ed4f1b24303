import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isAnswered, messageOf } from '#api/client/failures.ts'
import { user } from '#api/contract/areas/user.ts'
import type { TeacherInfo } from '#api/contract/schemas/people.ts'
import { keyOf } from '#api/queries/query-of.ts'

/** What can be changed on the profile itself. */
export type ProfileChanges = Partial<Pick<TeacherInfo, 'realname' | 'stageId' | 'subjectId' | 'bookVersion'>>

export interface ProfileFailure<Changes> {
  readonly message: string
  /** Whether the service said no, rather than nothing. */
  readonly isAnswered: boolean
  /** What was wanted, so that nobody types it twice. */
  readonly tried: Changes
}

/**
 * Shows a change of the profile at once, and takes it back where the service did not take it. Without an answer the profile
 * is read anew, and what holds after all has not failed.
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
    // An answer that was asked for before would show the former value again.
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

/** The values that the changed fields had. */
const formerOf = (before: TeacherInfo, changes: ProfileChanges): ProfileChanges =>
  Object.fromEntries(Object.entries(before).filter(([name]) => name in changes))
