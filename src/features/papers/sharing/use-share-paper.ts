import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { createActor } from 'xstate'
import { paper } from '#api/contract/groups/paper.ts'
import { type FoundTeacher, paperSharing } from '#api/contract/groups/paper-sharing.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import type { PaperRow } from '#api/contract/schemas/papers.ts'
import { inspected } from '#api/ports/inspection.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { dateText } from '#domain/time/dates.ts'
import { paperSharingMachine } from '#machines/paper-sharing/paper-sharing.machine.ts'
import { useAlert } from '#ui/dialog/confirm-context.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { paperSharingActors } from './paper-sharing.actors.ts'
import { sharePaperTexts } from './share-paper.texts.ts'

/** A colleague who has the paper, and since when. */
export type Holder = OutputOf<typeof paperSharing.sharedWith>['list'][number]

/** The paper being shared. */
export type PaperToShare = Pick<PaperRow, 'paperId' | 'paperTitle' | 'sharedWithSchool'>

/** The selected colleagues, giving them the paper, and taking it back. */
export function useSharePaper(shared: PaperToShare) {
  const { language } = useLanguage()
  const [now] = useState(() => Date.now())
  const actor = useSharingActor(shared)
  return {
    chosen: useSelector(actor, ({ context }) => context.chosen),
    isSharing: useSelector(actor, (snapshot) => snapshot.hasTag('giving')),
    isRevoking: useSelector(actor, (snapshot) => snapshot.hasTag('revoking')),
    isLetting: useSelector(actor, (snapshot) => snapshot.hasTag('letting')),
    isWithSchool: useSelector(actor, (snapshot) => snapshot.hasTag('published')),
    isPublishing: useSelector(actor, (snapshot) => snapshot.hasTag('publishing')),
    isTakingBack: useSelector(actor, (snapshot) => snapshot.hasTag('takingBack')),
    publish: () => actor.send({ type: 'school.publish' }),
    takeBack: () => actor.send({ type: 'school.takeBack' }),
    /** Selects or deselects somebody. */
    toggle: (person: FoundTeacher) => actor.send({ type: 'person.toggle', person }),
    share: () => actor.send({ type: 'paper.share' }),
    revoke: (holder: Holder) => actor.send({ type: 'holder.revoke', holder }),
    /** Whether somebody selected may edit the paper once they get it. */
    setEditor: (person: FoundTeacher, canEdit: boolean) => actor.send({ type: 'person.letEdit', person, canEdit }),
    /** Whether somebody who has the paper may edit it, from now on. */
    letEdit: (holder: Holder, canEdit: boolean) => actor.send({ type: 'holder.letEdit', holder, canEdit }),
    dateOf: (instant: string) => dateText(Date.parse(instant), { now, language }),
  }
}

export type SharePaper = ReturnType<typeof useSharePaper>

/** Paper lists show whether the school has each paper, and the school's own papers are one of the lists. */
const lists = { invalidates: [paper.list] }

const holders = { invalidates: [paperSharing.sharedWith] }

/** Deleting a paper out of a list says how many colleagues lose it. */
const holdersInLists = { invalidates: [paperSharing.sharedWith, paper.list] }

/**
 * Requests under way when the dialog closes must still report, and 撤销 outlives the dialog: hence an actor that does,
 * too.
 */
function useSharingActor({ paperId, paperTitle, sharedWithSchool }: PaperToShare) {
  const texts = useTexts(sharePaperTexts)
  const alert = useAlert()
  const toast = useToast()
  const { mutateAsync: share } = useCommand(paperSharing.share, holdersInLists)
  const { mutateAsync: revoke } = useCommand(paperSharing.revoke, holdersInLists)
  const { mutateAsync: letEdit } = useCommand(paperSharing.letEdit, holders)
  const { mutateAsync: publish } = useCommand(paperSharing.publish, lists)
  const { mutateAsync: takeBack } = useCommand(paperSharing.takeBack, lists)
  const [actor] = useState(() => {
    const commands = { share, revoke, letEdit, publish, takeBack }
    const machine = paperSharingMachine.provide({ actors: paperSharingActors(commands) })
    const made = createActor(machine, { ...inspected, input: { paperId, isWithSchool: sharedWithSchool } })
    made.on('given', () => toast.success(texts.shared))
    made.on('notGiven', ({ message }) => void alert({ tone: 'error', title: texts.notShared, body: message }))
    made.on('revoked', ({ holder }) =>
      toast.undo(texts.revoked(holder.realname), () => made.send({ type: 'holder.restore', holder })),
    )
    made.on('notRevoked', ({ message }) => void alert({ tone: 'error', title: texts.notRevoked, body: message }))
    made.on('notLet', ({ message }) => void alert({ tone: 'error', title: texts.notLet, body: message }))
    const school = { about: `paper ${paperId} at school` }
    made.on('published', () =>
      toast.undo(texts.published(paperTitle), () => made.send({ type: 'school.takeBack' }), school),
    )
    made.on('notPublished', ({ message }) => void alert({ tone: 'error', title: texts.notPublished, body: message }))
    made.on('takenBack', () =>
      toast.undo(texts.takenBack(paperTitle), () => made.send({ type: 'school.publish' }), school),
    )
    made.on('notTakenBack', ({ message }) => void alert({ tone: 'error', title: texts.notTakenBack, body: message }))
    return made.start()
  })
  return actor
}
