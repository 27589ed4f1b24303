import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import type { IconName } from '#ui/icon/icon-paths.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { studentPaths } from '../student-address.ts'
import { studentTexts } from '../student.texts.ts'
import css from './ending.module.css'
import { Page } from './page.tsx'

export interface EndingProps {
  readonly icon: IconName
  readonly title: string
  /** The name of the test. */
  readonly name?: string | undefined
  readonly children?: ReactNode
}

/** What a piece of work ended with, and the way back to the list. */
export function Ending({ icon, title, name, children }: EndingProps) {
  const texts = useTexts(studentTexts)
  const back = (
    <Button component="a" href={hrefOf(studentPaths.list)} variant="filled" size="lg" fullWidth>
      {texts.backToList}
    </Button>
  )
  return (
    <Page sheet foot={back}>
      <div className={css['ending']} role="status">
        <span className={css['picture']}>
          <Icon name={icon} className={css['icon']} />
        </span>
        <h1>{title}</h1>
        {name !== undefined && <p className={css['name']}>{name}</p>}
        {children}
      </div>
    </Page>
  )
}

export interface FactsProps {
  readonly facts: readonly { readonly name: string; readonly value: string }[]
}

/** Names and values, one line each. */
export const Facts = ({ facts }: FactsProps) => (
  <dl className={css['facts']}>
    {facts.map(({ name, value }) => (
      <div key={name} className={css['fact']}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

export const EndingNote = ({ children }: { readonly children: ReactNode }) => <p className={css['note']}>{children}</p>
