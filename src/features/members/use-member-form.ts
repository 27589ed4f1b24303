import { useState } from 'react'
import { CallError, type CallFailure, messageOf } from '#api/client/failures.ts'
import { member as endpoints } from '#api/contract/areas/member.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { rowReasonTexts } from '#domain/roster/reasons.texts.ts'
import { useTyped } from '#parts/draft/use-typed.ts'
import { useConfirm } from '#ui/dialog/confirm-context.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import {
  contested,
  type DraftField,
  draftOf,
  fieldsOf,
  isSame,
  type MemberDraft,
  noDraft,
  problemOf,
  rebased,
} from './member-draft.ts'
import { memberFormTexts } from './member-form.texts.ts'
import type { Member } from './members.types.ts'

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

/** Nothing is typed: the form shows the student as loaded. */
const untyped: { readonly read: Member | null; readonly draft: MemberDraft | null } = { read: null, draft: null }

/** The form of a student: its draft and errors, concurrent changes, and saving. */
export function useMemberForm({ courseId, uid, member, onClose }: MemberFormOptions) {
  const texts = useTexts(memberFormTexts)
  const { language } = useLanguage()
  const toast = useToast()
  const confirm = useConfirm()
  const { typed, change: type, drop } = useTyped(`member ${courseId} ${uid}`, untyped)
  const [elsewhere, setElsewhere] = useState<readonly DraftField[]>([])
  const [wasTried, setWasTried] = useState(false)
  const command = useCommand(endpoints.update, list)
  const { error } = command
  const isTaken = error instanceof CallError && error.failure.id === 'studentNoTaken'
  /** The record that was typed over, or the latest one shown since. */
  const read = typed.read ?? member
  const known = read === null ? noDraft : draftOf(read)
  const draft = typed.draft ?? known
  const takeOver = (latest: Member) => {
    setElsewhere(contested(draft, known, draftOf(latest)))
    type({ read: latest, draft: rebased(draft, known, draftOf(latest)) })
  }
  const change = (changes: Partial<MemberDraft>) => {
    if (isTaken && 'number' in changes) command.reset()
    type((latest) => ({ read, draft: { ...(latest.draft ?? known), ...changes } }))
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
    /** The value somebody else has saved for a field that was changed here too. */
    elsewhereOf: (field: DraftField): string | null =>
      elsewhere.includes(field) && known[field] !== draft[field] ? known[field] : null,
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
            if (latest !== null) takeOver(latest)
          },
        },
      )
    },
    /** Asks for confirmation if typed changes would be lost. */
    close: async () => {
      const question = {
        body: texts.confirmDiscard,
        confirmLabel: texts.discard,
        cancelLabel: texts.goOn,
        destroy: true,
      }
      if (isSame(draft, known) || (await confirm(question))) leave()
    },
  }
}

export type MemberForm = ReturnType<typeof useMemberForm>
