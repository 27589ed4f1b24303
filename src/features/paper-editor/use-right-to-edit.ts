import { useCallback, useState } from 'react'
import type { Call } from '#api/client/client.ts'
import { isMissing } from '#api/client/failures.ts'
import { paperEditing } from '#api/contract/groups/paper-editing.ts'
import { useCall } from '#api/queries/client-context.tsx'
import { handIn } from './use-hand-in.ts'

/** What is only answered to those who may edit the paper. */
const paths: ReadonlySet<string> = new Set([paperEditing.turn.path, paperEditing.save.path])

export interface RightToEdit {
  /** Calls the service, whose answers say whether the paper may still be edited. */
  readonly call: Call
  /** Its owner has deleted it, or lets the teacher edit it no longer. */
  readonly isWithdrawn: boolean
  /** It could not be opened, as the service knows no such paper for the teacher. */
  readonly isMissing: boolean
}

/** Whether the paper may still be edited, by what the service answers to the editor. */
export function useRightToEdit(): RightToEdit {
  const call = useCall()
  const [isWithdrawn, setWithdrawn] = useState(false)
  const [isUnknown, setUnknown] = useState(false)
  const watched = useCallback<Call>(
    async (endpoint, ...asked) => {
      try {
        const answer = await call(endpoint, ...asked)
        if (paths.has(endpoint.path)) setWithdrawn(false)
        return answer
      } catch (error) {
        if (endpoint.path === paperEditing.open.path) setUnknown(isMissing(error))
        if (paths.has(endpoint.path) && isMissing(error)) {
          // What is being typed is still the teacher's.
          handIn()
          setWithdrawn(true)
        }
        throw error
      }
    },
    [call],
  )
  return { call: watched, isWithdrawn, isMissing: isUnknown }
}
