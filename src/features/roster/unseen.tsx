import { Button } from '@mantine/core'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { SkeletonRows } from '#ui/skeleton-rows/skeleton-rows.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import css from './roster.module.css'
import { rosterTexts } from './roster.texts.ts'
import type { RosterImport } from './use-roster-import.ts'

/** Shown while the service is working. */
export function Waiting({ children }: { readonly children: string }) {
  return (
    <Surface label={children} padded>
      <p role="status" className={css['note']}>
        {children}
      </p>
      <SkeletonRows rows={4} />
    </Surface>
  )
}

/** The dry run failed to load; the list itself is still there. */
export function Unseen({ list: { context, isBusy, send } }: { readonly list: RosterImport }) {
  const texts = useTexts(rosterTexts)
  return (
    <Surface title={texts.unseen} padded>
      <div role="alert">
        <ErrorText>{context.failure?.message ?? ''}</ErrorText>
      </div>
      <p className={css['note']}>{texts.kept}</p>
      <div className={css['acts']}>
        <Button disabled={isBusy} onClick={() => send({ type: 'list.drop' })}>
          {texts.back}
        </Button>
        <Button variant="filled" disabled={isBusy} onClick={() => send({ type: 'view.retry' })}>
          {texts.retry}
        </Button>
      </div>
    </Surface>
  )
}
