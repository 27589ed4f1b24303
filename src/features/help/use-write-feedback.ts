import { useState } from 'react'
import { messageOf } from '#api/client/failures.ts'
import { feedback } from '#api/contract/groups/feedback.ts'
import { pageBuild } from '#api/ports/page-build.ts'
import { pageTrail } from '#api/ports/statechart-trail.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { useDraft } from '#parts/draft/use-draft.ts'
import { type FeedbackTopic, feedbackTopics, type PageSurface } from '#domain/portal/feedback.ts'
import { pageWithoutQuery } from '#domain/paths/portal-paths.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { useNavigation } from '#ui/navigation/navigation.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { helpTexts } from './help.texts.ts'

const empty = { topic: 'problem', text: '', contact: '' }

const isTopic = (text: string): text is FeedbackTopic => feedbackTopics.some((topic) => topic === text)

/** Writing feedback: what is typed survives leaving the page until it has been sent. */
export function useWriteFeedback(surface: PageSurface) {
  const texts = useTexts(helpTexts)
  const toast = useToast()
  const { query: address } = useNavigation()
  const { fields, change, drop } = useDraft('feedback', empty)
  const command = useCommand(feedback.save, { invalidates: [feedback.list, feedback.ofSchool] })
  const [isMissing, setIsMissing] = useState(false)
  const [sendsTrail, setSendsTrail] = useState(false)
  const topic = isTopic(fields.topic) ? fields.topic : 'problem'
  /** Where the teacher came from. */
  const page = pageWithoutQuery(address['from'] ?? '')
  const send = () => {
    if (command.isPending) return
    const [text, contact] = [fields.text.trim(), fields.contact.trim()]
    setIsMissing(text === '')
    if (text === '') return
    command.mutate(
      {
        topic,
        text,
        contact,
        page,
        pageBuild: pageBuild(),
        surface,
        trail: sendsTrail ? [...pageTrail.steps()] : undefined,
      },
      {
        onSuccess: () => {
          drop()
          setSendsTrail(false)
          toast.success(texts.sentToast)
        },
      },
    )
  }
  return {
    topic,
    text: fields.text,
    contact: fields.contact,
    page,
    isMissing,
    sendsTrail,
    setSendsTrail,
    isBusy: command.isPending,
    failure: command.error === null ? null : messageOf(command.error),
    change: (changes: Partial<typeof empty>) => {
      change(changes)
      if ('text' in changes) setIsMissing(false)
    },
    send,
  }
}

export type WriteFeedback = ReturnType<typeof useWriteFeedback>
