import { Box, Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { pointsText } from '#domain/values/score.ts'
import { questionName } from '#domain/paper/question-words.ts'
import { useContentName } from '#parts/content-names/use-content-name.ts'
import { useDifficultyWord } from '#parts/question-facts/difficulty-dots.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { basketTexts } from '../basket.texts.ts'
import type { Basket } from '../use-basket.ts'

/**
 * What a teacher has to know about the last change: questions left out, and parts of a plan that nothing was found for.
 */
export function BasketNotice({ basket }: { readonly basket: Basket }) {
  const texts = useTexts(basketTexts)
  const { notice, closeNotice } = basket
  if (notice === null) return null
  return (
    <Box
      flex="none"
      mah="32vh"
      pt={10}
      pr={12}
      pb={6}
      pl={20}
      bg="var(--need-bg)"
      fz="sm"
      style={{ overflowY: 'auto', borderBottom: 'var(--hairline)' }}
      role={notice.kind === 'failed' ? 'alert' : 'status'}
    >
      {notice.kind === 'failed' && <p>{notice.message}</p>}
      {notice.kind === 'leftOut' && <LeftOutLines questions={notice.questions} maximum={basket.maximum} />}
      {notice.kind === 'composed' && <ComposedLines notice={notice} />}
      <Button size="compact-sm" variant="subtle" display="block" ml="auto" onClick={closeNotice}>
        {texts.noticeClose}
      </Button>
    </Box>
  )
}

type NoticeOf<Kind extends string> = NonNullable<Basket['notice']> & { readonly kind: Kind }

interface LeftOutLinesProps extends Pick<NoticeOf<'leftOut'>, 'questions'> {
  readonly maximum: number
}

function LeftOutLines({ questions, maximum }: LeftOutLinesProps) {
  const texts = useTexts(basketTexts)
  const namesOf = (reason: 'full' | 'twice') =>
    questions
      .filter((one) => one.reason === reason)
      .map(({ question }) => [question.questionId, questionName(question, 'long')] as const)
  const [full, twice] = [namesOf('full'), namesOf('twice')]
  return (
    <>
      {full.length > 0 && <Lines heading={texts.full(maximum, full.length)} lines={full} />}
      {twice.length > 0 && <Lines heading={texts.twice(twice.length)} lines={twice} />}
    </>
  )
}

function ComposedLines({ notice: { count, reused, unmet } }: { readonly notice: NoticeOf<'composed'> }) {
  const texts = useTexts(basketTexts)
  const nameIn = useContentName()
  const wordOf = useDifficultyWord()
  const lines = unmet.map(({ name, difficulty, missing }) => {
    const line = texts.unmetCell(nameIn(name), wordOf(difficulty), pointsText(missing))
    return [line, line] as const
  })
  return (
    <>
      <p>{count === 0 ? texts.composedNone : texts.composed(count)}</p>
      {reused > 0 && <p>{texts.reused(reused)}</p>}
      {lines.length > 0 && <Lines heading={texts.unmet} lines={lines} />}
    </>
  )
}

interface LinesProps {
  readonly heading: ReactNode
  readonly lines: readonly (readonly [key: number | string, text: string])[]
}

const Lines = ({ heading, lines }: LinesProps) => (
  <>
    <p>{heading}</p>
    <ul>
      {lines.map(([key, text]) => (
        <Box key={key} component="li" className="breakable" pl="1em" c="dimmed">
          {text}
        </Box>
      ))}
    </ul>
  </>
)
