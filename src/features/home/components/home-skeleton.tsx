import { Stack } from '@mantine/core'
import { useTexts } from '#ui/language/language-context.tsx'
import { SkeletonRows } from '#ui/skeleton-rows/skeleton-rows.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import css from '../home.module.css'
import { homeTexts } from '../home.texts.ts'

/** The home page while loading. */
export function HomeSkeleton() {
  const texts = useTexts(homeTexts)
  return (
    <Stack className={css['columns']} gap={20} aria-busy="true">
      <Stack gap={16}>
        <Surface title={texts.needs} tone="need" lined>
          <SkeletonRows rows={3} rowHeight="calc(64 * var(--u))" />
        </Surface>
        <Surface title={texts.week}>
          <SkeletonRows rows={7} rowHeight="var(--h-row-home)" />
        </Surface>
      </Stack>
      <Surface title={texts.snapshot}>
        <SkeletonRows rows={10} />
      </Surface>
    </Stack>
  )
}
