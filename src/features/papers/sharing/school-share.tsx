import { Button, Group } from '@mantine/core'
import { useId } from 'react'
import { Chip } from '#ui/chip/chip.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { sharePaperTexts } from './share-paper.texts.ts'
import type { SharePaper } from './use-share-paper.ts'

/** Whether the paper is shared with the school: adding it to the school's papers, and taking it back. */
export function SchoolShare({ sharing }: { readonly sharing: SharePaper }) {
  const texts = useTexts(sharePaperTexts)
  const id = useId()
  const { isWithSchool, isPublishing, isTakingBack } = sharing
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{texts.school}</h3>
      <Group justify="space-between" gap="xs" mih="var(--h-row)">
        {isWithSchool ? <Chip tone="green">{texts.withSchool}</Chip> : <Hint>{texts.apart}</Hint>}
        {isWithSchool ? (
          <Button size="xs" flex="none" variant="subtle" color="red" disabled={isTakingBack} onClick={sharing.takeBack}>
            {isTakingBack ? texts.takingBack : texts.takeBack}
          </Button>
        ) : (
          <Button size="xs" flex="none" disabled={isPublishing} onClick={sharing.publish}>
            {isPublishing ? texts.publishing : texts.publish}
          </Button>
        )}
      </Group>
    </section>
  )
}
