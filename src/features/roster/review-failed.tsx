import { Button, Group } from '@mantine/core'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { SkeletonRows } from '#ui/skeleton-rows/skeleton-rows.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { rosterTexts } from './roster.texts.ts'
import type { RosterImport } from './use-roster-import.ts'

/** Shown while the service is working. */
export function Waiting({ children }: { readonly children: string }) {
  return (
    <Surface label={children} padded>
      <Hint role="status" className="breakable">
        {children}
      </Hint>
      <SkeletonRows rows={4} />
    </Surface>
  )
}

/** The dry run failed to load; the list itself is still there. */
export function ReviewFailed({ list: { context, isBusy, send } }: { readonly list: RosterImport }) {
  const texts = useTexts(rosterTexts)
  return (
    <Surface title={texts.reviewFailed} padded>
      <div role="alert">
        <ErrorText>{context.failure?.message ?? ''}</ErrorText>
      </div>
      <Hint className="breakable">{texts.kept}</Hint>
      <Group gap={12} justify="flex-end">
        <Button disabled={isBusy} onClick={() => send({ type: 'list.drop' })}>
          {texts.back}
        </Button>
        <Button variant="filled" disabled={isBusy} onClick={() => send({ type: 'view.retry' })}>
          {texts.retry}
        </Button>
      </Group>
    </Surface>
  )
}
