import { Button, Flex } from '@mantine/core'
import { ErrorText } from '../error-text/error-text.tsx'
import { Drawing } from '../icon/drawing.tsx'
import { earlyPaths } from '../icon/early-paths.ts'
import { useTexts } from '../language/language-context.tsx'
import { missingPartTexts } from './missing-part.texts.ts'

export interface MissingPartProps {
  readonly onRetry: () => void
}

/** Replaces a part that could not be loaded. */
export function MissingPart({ onRetry }: MissingPartProps) {
  const texts = useTexts(missingPartTexts)
  return (
    <Flex direction="column" align="flex-start" style={{ gap: 8 }}>
      <div role="alert">
        <ErrorText>{texts.missing}</ErrorText>
      </div>
      <Button size="xs" leftSection={<Drawing path={earlyPaths.refresh} small />} onClick={onRetry}>
        {texts.retry}
      </Button>
    </Flex>
  )
}
