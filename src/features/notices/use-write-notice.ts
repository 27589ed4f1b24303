import { useState } from 'react'
import { messageOf } from '#api/client/failures.ts'
import { message } from '#api/contract/groups/message.ts'
import { notice } from '#api/contract/groups/notice.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { useDraft } from '#parts/draft/use-draft.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { noticesTexts } from './notices.texts.ts'

const empty = { title: '', text: '', path: '' }

const needed = ['title', 'text'] as const

/** Writing and sending a notice. */
export function useWriteNotice(onSent: () => void) {
  const texts = useTexts(noticesTexts)
  const toast = useToast()
  const { fields, change, drop } = useDraft('notice', empty)
  const command = useCommand(notice.save, { invalidates: [notice.list, message.list] })
  const [missing, setMissing] = useState<readonly string[]>([])
  const send = () => {
    if (command.isPending) return
    const lacking = needed.filter((name) => fields[name].trim() === '')
    setMissing(lacking)
    if (lacking.length > 0) return
    const written = { title: fields.title.trim(), text: fields.text.trim(), path: fields.path.trim() }
    command.mutate(written, {
      onSuccess: ({ recipients }) => {
        drop()
        toast.success(texts.sentToast(recipients))
        onSent()
      },
    })
  }
  return {
    fields,
    missing,
    isTyped: Object.values(fields).some((text) => text !== ''),
    isBusy: command.isPending,
    failure: command.error === null ? null : messageOf(command.error),
    change: (changes: Partial<typeof empty>) => {
      change(changes)
      setMissing(missing.filter((name) => !(name in changes)))
    },
    discard: drop,
    send,
  }
}
