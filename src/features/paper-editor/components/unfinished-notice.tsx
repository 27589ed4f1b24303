import { Button } from '@mantine/core'
import { useMemo } from 'react'
import { unfinishedOn } from '#domain/paper/unfinished.ts'
import { unfinishedText } from '#domain/paper/unfinished-message.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { newQuestionTexts } from '../new-question.texts.ts'
import type { OpenEditor } from '../use-paper-editor.ts'
import type { Selection } from '../use-selection.ts'
import { NoticeLine } from './notice-line.tsx'

export interface UnfinishedNoticeProps {
  readonly paper: OpenEditor['paper']
  readonly selection: Pick<Selection, 'select'>
}

/** Which questions are still being written and what each lacks, with the way to the first; nothing if none is. */
export function UnfinishedNotice({ paper, selection }: UnfinishedNoticeProps) {
  const texts = useTexts(newQuestionTexts)
  const { language } = useLanguage()
  const unfinished = useMemo(() => unfinishedOn(paper), [paper])
  const [first] = unfinished
  if (first === undefined) return null
  return (
    <NoticeLine
      needs
      action={
        <Button size="compact-sm" variant="subtle" onClick={() => selection.select(first.elementId)}>
          {texts.finish}
        </Button>
      }
    >
      {texts.notFinished(unfinishedText(unfinished, language))}
    </NoticeLine>
  )
}
