import { useState } from 'react'
import { messageOf } from '#api/client/failures.ts'
import { type FoundTeacher, paperSharing } from '#api/contract/areas/paper-sharing.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import type { PaperRow } from '#api/contract/schemas/papers.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { dateText } from '#domain/dates.ts'
import { useAlert } from '#ui/dialog/confirm-context.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { sharePaperTexts } from './share-paper.texts.ts'

/** A colleague who has the paper, and since when. */
export type Holder = OutputOf<typeof paperSharing.sharedWith>['list'][number]

const holders = { invalidates: [paperSharing.sharedWith] }

/** Whom a paper is about to be given to, giving it, and taking it back. */
export function useSharePaper({ paperId }: Pick<PaperRow, 'paperId'>) {
  const texts = useTexts(sharePaperTexts)
  const { language } = useLanguage()
  const [now] = useState(() => Date.now())
  const [chosen, setChosen] = useState<readonly FoundTeacher[]>([])
  const alert = useAlert()
  const toast = useToast()
  const sharing = useCommand(paperSharing.share, holders)
  const revoking = useCommand(paperSharing.revoke, holders)
  const fail = (title: string) => (error: unknown) => alert({ tone: 'error', title, body: messageOf(error) })
  const give = (people: readonly FoundTeacher[]) =>
    sharing.mutateAsync({ paperId, uids: people.map(({ uid }) => uid) }).then(() => {
      setChosen((before) => before.filter((one) => !people.includes(one)))
      toast.success(texts.shared)
    }, fail(texts.notShared))
  const revoke = (holder: Holder) =>
    revoking
      .mutateAsync({ paperId, uids: [holder.uid] })
      .then(() => toast.undo(texts.revoked(holder.realname), () => void give([holder])), fail(texts.notRevoked))
  return {
    chosen,
    isSharing: sharing.isPending,
    isRevoking: revoking.isPending,
    /** Chooses somebody, or no longer. */
    toggle: (person: FoundTeacher) =>
      setChosen((before) =>
        before.some(({ uid }) => uid === person.uid)
          ? before.filter(({ uid }) => uid !== person.uid)
          : [...before, person],
      ),
    share: () => void give(chosen),
    revoke: (holder: Holder) => void revoke(holder),
    dateOf: (instant: string) => dateText(Date.parse(instant), { now, language }),
  }
}

export type SharePaper = ReturnType<typeof useSharePaper>
