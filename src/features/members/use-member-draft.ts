import { useState } from 'react'
import { useTyped } from '#parts/draft/use-typed.ts'
import { contested, type DraftField, draftOf, type MemberDraft, noDraft, rebased } from './member-draft.ts'
import type { Member } from './members.types.ts'

/** Nothing is typed: the form shows the student as loaded. */
const untyped: { readonly read: Member | null; readonly draft: MemberDraft | null } = { read: null, draft: null }

/** What is typed over a student's record, and which of it somebody else has changed meanwhile. */
export function useMemberDraft(name: string, member: Member | null) {
  const { typed, change, drop } = useTyped(name, untyped)
  const [elsewhere, setElsewhere] = useState<readonly DraftField[]>([])
  const read = typed.read ?? member
  const known = read === null ? noDraft : draftOf(read)
  const draft = typed.draft ?? known
  return {
    /** The record that was typed over, or the latest one shown since; null until it has loaded. */
    read,
    /** Its values. */
    known,
    draft,
    drop,
    change: (changes: Partial<MemberDraft>) =>
      change((latest) => ({ read, draft: { ...(latest.draft ?? known), ...changes } })),
    /** Shows what somebody else has saved, under what was typed here. */
    takeOver: (latest: Member) => {
      setElsewhere(contested(draft, known, draftOf(latest)))
      change({ read: latest, draft: rebased(draft, known, draftOf(latest)) })
    },
    /** The value somebody else has saved for a field that was changed here too. */
    elsewhereOf: (field: DraftField): string | null =>
      elsewhere.includes(field) && known[field] !== draft[field] ? known[field] : null,
  }
}
