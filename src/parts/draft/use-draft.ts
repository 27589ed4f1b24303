import { useRef, useState } from 'react'
import { useKeptWork } from '#api/queries/kept-work-context.tsx'

type Fields = Readonly<Record<string, string>>

/** The fields of a form under a name: they survive leaving the page, until the draft is dropped. */
export function useDraft<Typed extends Fields>(name: string, empty: Typed) {
  const work = useKeptWork()
  const [fields, setFields] = useState<Typed>(() => withKept(empty, work.draft(name)))
  // Several changes may come between two renders, each of another field.
  const latest = useRef(fields)
  const show = (next: Typed) => {
    latest.current = next
    setFields(next)
  }
  return {
    fields,
    change: (changes: Partial<Typed>) => {
      show({ ...latest.current, ...changes })
      work.keepDraft(name, latest.current)
    },
    /** The service has them: they stay on screen, and whatever was typed since stays a draft. */
    saved: (sent: Typed) => {
      if (latest.current === sent) work.dropDraft(name)
    },
    drop: () => {
      show(empty)
      work.dropDraft(name)
    },
  }
}

/** The fields found in a draft, which may be of an earlier version. */
function withKept<Typed extends Fields>(empty: Typed, draft: unknown): Typed {
  const kept = new Map(typeof draft === 'object' && draft !== null ? Object.entries(draft) : [])
  const fields = Object.entries(empty).map(([name, value]) => {
    const found: unknown = kept.get(name)
    return [name, typeof found === 'string' ? found : value]
  })
  return Object.fromEntries(fields) as Typed
}
