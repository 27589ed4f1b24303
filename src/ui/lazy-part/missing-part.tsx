import { Button } from '@mantine/core'
import { ErrorText } from '../error-text/error-text.tsx'
import { Icon } from '../icon/icon.tsx'
import { useTexts } from '../language/language-context.tsx'
import css from './missing-part.module.css'
import { missingPartTexts } from './missing-part.texts.ts'

export interface MissingPartProps {
  readonly onRetry: () => void
}

/** Stands in the place of a part that could not be fetched. */
export function MissingPart({ onRetry }: MissingPartProps) {
  const texts = useTexts(missingPartTexts)
  return (
    <div className={css['missing']}>
      <div role="alert">
        <ErrorText>{texts.missing}</ErrorText>
      </div>
      <Button size="xs" leftSection={<Icon name="refresh" small />} onClick={onRetry}>
        {texts.retry}
      </Button>
    </div>
  )
}
