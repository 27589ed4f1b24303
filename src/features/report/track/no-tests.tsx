import { Button } from '@mantine/core'
import { paths } from '#domain/paths/paths.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { trackTexts } from './track.texts.ts'

/** Shown if nothing was assigned in the period. */
export function NoTests({ label }: { readonly label: string }) {
  const texts = useTexts(trackTexts)
  return (
    <Surface label={label}>
      <EmptyState
        title={texts.noneTitle}
        why={texts.noneWhy}
        action={
          <Button component="a" href={hrefOf(paths.assign)}>
            {texts.assign}
          </Button>
        }
      />
    </Surface>
  )
}
