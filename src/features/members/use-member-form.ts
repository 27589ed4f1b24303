import { useState } from 'react'
import { CallError, type CallFailure, messageOf } from '#api/client/failures.ts'
import { member as endpoints } from '#api/contract/groups/member.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { rowReasonTexts } from '#domain/roster/reasons.texts.ts'
import { useConfirm } from '#ui/dialog/confirm-context.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { type DraftField, fieldsOf, isSame, type MemberDraft, problemOf } from './member-draft.ts'
import { memberFormTexts } from './member-form.texts.ts'
import type { Member } from './members.types.ts'
import { useMemberDraft } from './use-member-draft.ts'

const list = { invalidates: [endpoints.list, endpoints.info] }

/** The student's current record, from the refusal of an outdated form. */
const latestOf = (error: CallFailure<typeof endpoints.update>): Member | null =>
  error instanceof CallError && error.failure.id === 'memberChangedMeanwhile' ? error.failure.data.member : null

export interface MemberFormOptions {
  readonly courseId: number
  readonly uid: number
  /** The student as loaded; null until then. */
  readonly member: Member | null
  readonly onClose: () => void
}

/** The form of a student: its draft and errors, concurrent changes, and saving. */
export function useMemberForm({ courseId, uid, member, onClose }: MemberFormOptions) {
  const texts = useTexts(memberFormTexts)
  const { language } = useLanguage()
  const toast = useToast()
  const mayDiscard = useConfirmDiscard()
  const { read, known, draft, drop, ...typing } = useMemberDraft(`member ${courseId} ${uid}`, member)
  const [wasTried, setWasTried] = useState(false)
  const command = useCommand(endpoints.update, list)
  const { error } = command
  const isTaken = error instanceof CallError && error.failure.id === 'studentNoTaken'
  const change = (changes: Partial<MemberDraft>) => {
    if (isTaken && 'number' in changes) command.reset()
    typing.change(changes)
  }
  const leave = () => {
    drop()
    onClose()
  }
  return {
    draft,
    change,
    /** The error in a field, as text. */
    problemOf: (field: DraftField): string | null => {
      if (field === 'number' && isTaken) return messageOf(error)
      const problem = wasTried ? problemOf(field, draft) : null
      return problem === null ? null : rowReasonTexts[problem][language]
    },
    elsewhereOf: typing.elsewhereOf,
    take: (field: DraftField) => change({ [field]: known[field] }),
    isBusy: command.isPending,
    /** Why saving failed; empty if it was not attempted, or a field shows the error. */
    failure: error === null || isTaken ? '' : latestOf(error) === null ? messageOf(error) : texts.changedMeanwhile,
    submit: () => {
      const fields = fieldsOf(draft)
      setWasTried(true)
      if (fields === null || read === null) return
      command.mutate(
        { courseId, studentId: read.uid, rev: read.rev, ...fields },
        {
          onSuccess: () => {
            toast.success(texts.saved)
            leave()
          },
          onError: (reason) => {
            const latest = latestOf(reason)
            if (latest !== null) typing.takeOver(latest)
          },
        },
      )
    },
    /** Asks for confirmation if typed changes would be lost. */
    close: async () => {
      if (isSame(draft, known) || (await mayDiscard())) leave()
    },
  }
}

export type MemberForm = ReturnType<typeof useMemberForm>

function useConfirmDiscard(): () => Promise<boolean> {
  const texts = useTexts(memberFormTexts)
  const confirm = useConfirm()
  return () =>
    confirm({
      body: texts.confirmDiscard,
      confirmLabel: texts.discard,
      cancelLabel: texts.goOn,
      destroy: true,
    })
}
