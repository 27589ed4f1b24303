import { useEffect, useRef } from 'react'
import { messageOf } from '#api/client/failures.ts'
import { course } from '#api/contract/groups/course.ts'
import { member } from '#api/contract/groups/member.ts'
import { roster } from '#api/contract/groups/roster.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { useAlert } from '#ui/dialog/confirm-context.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import type { RosterImport } from './use-roster-import.ts'
import { writingTexts } from './writing.texts.ts'

const written = ['added', 'joined', 'asked', 'updated'] as const

/** Once a list has been imported, offers to undo all of it; the page then returns to its initial state. */
export function useImportUndo({ step, context, send }: RosterImport): void {
  const texts = useTexts(writingTexts)
  const toast = useToast()
  const alert = useAlert()
  const undo = useCommand(roster.undo, { invalidates: [course.list, course.students, member.list, member.info] })
  const offered = useRef<number | null>(null)
  const { importId, result } = context
  const count = result === null ? 0 : written.reduce((sum, kind) => sum + result[kind], 0)
  useEffect(() => {
    if (step !== 'done' || importId === null || count === 0 || offered.current === importId) return
    offered.current = importId
    const takeBack = async () => {
      try {
        await undo.mutateAsync({ importId })
        send({ type: 'list.next' })
        toast.success(texts.undone)
      } catch (error) {
        await alert({ tone: 'error', title: texts.undoFailed, body: messageOf(error) })
      }
    }
    toast.undo(texts.imported(count), () => void takeBack())
  }, [step, importId, count, undo, send, toast, alert, texts])
}
