import { useDeferredValue, useState } from 'react'
import { messageOf } from '#api/client/failures.ts'
import { courseTeacher } from '#api/contract/groups/course-teacher.ts'
import { handover } from '#api/contract/groups/handover.ts'
import { fetchedOf } from '#api/queries/fetched-of.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { handoverTexts } from './handover.texts.ts'

const stale = { invalidates: [handover.info] }

export interface Receiver {
  readonly teacherId: number
  readonly realname: string
}

/** Offering an assignment to a colleague, and taking that back. */
export function useHandOver(assignmentId: number, courseId: number, onClose: () => void) {
  const texts = useTexts(handoverTexts)
  const toast = useToast()
  const query = useEndpoint(handover.info, { assignmentId })
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<Receiver | null>(null)
  const [isMissing, setMissing] = useState(false)
  const keyword = useDeferredValue(typed.trim())
  const search = useEndpoint(
    courseTeacher.search,
    { courseId, keyword },
    { enabled: keyword !== '' && query.data?.isLeadTeacher === true },
  )
  const offering = useCommand(handover.offer, stale)
  const takingBack = useCommand(handover.takeBack, stale)
  const offer = (): void => {
    setMissing(chosen === null)
    if (chosen === null) return
    const succeed = () => {
      toast.success(texts.offered(chosen.realname))
      onClose()
    }
    offering.mutate({ assignmentId, teacherId: chosen.teacherId }, { onSuccess: succeed })
  }
  const takeBack = (): void =>
    takingBack.mutate(
      { assignmentId },
      { onSuccess: () => toast.success(texts.takenBack(query.data?.keeper.realname ?? '')) },
    )
  const failure = offering.error ?? takingBack.error ?? search.error
  return {
    info: fetchedOf(query),
    typed,
    setTyped,
    found: keyword === '' ? null : (search.data?.list ?? null),
    chosen,
    choose: (receiver: Receiver) => {
      setMissing(false)
      setChosen(receiver)
    },
    isBusy: offering.isPending || takingBack.isPending,
    failure: isMissing ? texts.choose : failure === null ? null : messageOf(failure),
    offer,
    takeBack,
  }
}

export type HandOver = ReturnType<typeof useHandOver>
