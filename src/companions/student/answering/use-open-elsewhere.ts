import { useEffect, useState } from 'react'
import { useServices } from '../services-context.tsx'

/** Whether another page of this browser has the same test of the same student open. */
export function useOpenElsewhere(testId: number, uid: number): boolean {
  const { locks } = useServices()
  const [isElsewhere, setIsElsewhere] = useState(false)
  useEffect(() => locks.hold(`podium.answers.${uid}.${testId}`, setIsElsewhere), [locks, uid, testId])
  return isElsewhere
}
