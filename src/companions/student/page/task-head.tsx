import type { ReactNode } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { studentPaths } from '../student-address.ts'
import { studentTexts } from '../student.texts.ts'
import css from './task-head.module.css'

export interface TaskHeadProps {
  readonly title: string
  /** A quiet line below the title. */
  readonly note?: ReactNode
  /** At the right end. */
  readonly action?: ReactNode
}

/** Head of a page about one test: back to the list, its name in full, one act. */
export function TaskHead({ title, note, action }: TaskHeadProps) {
  const texts = useTexts(studentTexts)
  return (
    <div className={css['head']}>
      <a className={css['back']} href={hrefOf(studentPaths.list)} aria-label={texts.back}>
        <Icon name="chevron-left" />
      </a>
      <div className={css['name']}>
        <h1 className={css['title']}>{title}</h1>
        {note !== undefined && <div className={css['note']}>{note}</div>}
      </div>
      {action}
    </div>
  )
}
