import { Box, Group, Textarea } from '@mantine/core'
import { memo } from 'react'
import { commentLimit, withComment } from '#domain/marking/rubric.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { recentComments } from '../marking-view.ts'
import { markingTexts } from '../marking.texts.ts'
import { type Marking, useMarked } from '../use-marking.ts'
import css from './score-panel.module.css'

export interface CommentBoxProps {
  readonly marking: Marking
  readonly comment: string
}

/** A comment for the student, with the teacher's own recent ones to reuse. */
export const CommentBox = memo(function CommentBox({ marking, comment }: CommentBoxProps) {
  const texts = useTexts(markingTexts)
  const change = (text: string) => marking.send({ type: 'comment.change', comment: text })
  const recent = useMarked(marking, recentComments, isSameList)
  return (
    <Box pt={12} pb={14} px={22}>
      <div data-marking-comment="">
        <Textarea
          label={texts.comment}
          placeholder={texts.commentHint}
          rows={2}
          maxLength={commentLimit}
          value={comment}
          onChange={(event) => change(event.currentTarget.value)}
        />
      </div>
      {recent.length > 0 && (
        <Group align="stretch" gap={6} mt={8} role="group" aria-label={texts.commonComments}>
          {recent.map((text) => (
            <button
              key={text}
              type="button"
              className={css['chip']}
              aria-label={texts.addComment(text)}
              title={text}
              onClick={() => change(withComment(comment, text))}
            >
              {text}
            </button>
          ))}
        </Group>
      )}
    </Box>
  )
})

const isSameList = (ones: readonly string[], others: readonly string[]): boolean =>
  ones.length === others.length && ones.every((one, index) => one === others[index])
