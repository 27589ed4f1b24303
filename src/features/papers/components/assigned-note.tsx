import { useEffect } from 'react'
import { paths } from '#domain/paths.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { assigningTexts } from '../assigning.texts.ts'
import type { Assigned } from '../use-assigning.ts'
import css from './assigned-note.module.css'

export interface AssignedNoteProps {
  readonly assigned: Assigned | null
  /** Keep it stable: another one starts the time anew. */
  readonly onClose: () => void
}

/** Milliseconds: as long as a toast that offers an act. */
const shownFor = 10_000

/** Says what became of the task, with the way to the tasks. */
export function AssignedNote({ assigned, onClose }: AssignedNoteProps) {
  return (
    <div className={css['place']} role="status">
      {assigned !== null && <Note key={assigned.testId} assigned={assigned} onClose={onClose} />}
    </div>
  )
}

function Note({ assigned, onClose }: { readonly assigned: Assigned; readonly onClose: () => void }) {
  const texts = useTexts(assigningTexts)
  useEffect(() => {
    const timer = setTimeout(onClose, shownFor)
    return () => clearTimeout(timer)
  }, [onClose])
  return (
    <div className={css['note']}>
      <Icon name="check" className={css['check']} />
      <span className={css['text']}>{assigned.said}</span>
      <a className={css['link']} href={hrefOf(paths.tasks(assigned.courseId))}>
        {texts.seeTasks}
      </a>
      <button type="button" className={css['close']} aria-label={texts.close} onClick={onClose}>
        <Icon name="close" small />
      </button>
    </div>
  )
}
