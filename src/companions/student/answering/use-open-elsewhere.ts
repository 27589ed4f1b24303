import { useEffect, useState } from 'react'
import { useServices } from '../services-context.tsx'

/** Whether another page of this browser has the same assignment of the same student open. */
export function useOpenElsewhere(assignmentId: number, uid: number): boolean {
  const { locks } = useServices()
  const [isElsewhere, setIsElsewhere] = useState(false)
  useEffect(() => locks.hold(`podium.answers.${uid}.${assignmentId}`, setIsElsewhere), [locks, uid, assignmentId])
  return isElsewhere
}
