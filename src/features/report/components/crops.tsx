import { Box, Stack } from '@mantine/core'
import { AnswerCrop } from '#parts/answer-crop/answer-crop.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import type { GivenAnswer } from '../answer-groups.ts'
import { reportDetailsTexts } from '../report-details.texts.ts'
import { useNameOf } from '../student-names.ts'
import { AnswerColumns } from './answer-columns.tsx'

interface CropsProps {
  readonly answers: readonly GivenAnswer[]
  readonly onStudent: (uid: number) => void
}

/** Cut-outs of the answers on scanned sheets, each with its student's name, for checking what was read. */
export function Crops({ answers, onStudent }: CropsProps) {
  const texts = useTexts(reportDetailsTexts)
  const nameOf = useNameOf()
  const cut = answers.flatMap(({ uid, crop }) => (crop === null ? [] : [{ uid, crop }]))
  if (cut.length === 0) return null
  return (
    <Box component="details" mt={6} fz="sm">
      <Box component="summary" c="dimmed" style={{ cursor: 'pointer' }}>
        {texts.originals(cut.length)}
      </Box>
      <AnswerColumns mt={8} gap="calc(10 * var(--u))">
        {cut.map(({ uid, crop }) => (
          <Stack key={uid} component="li" gap={2} align="flex-start">
            <AnswerCrop name={nameOf(uid)} crop={crop} />
            <button type="button" title={texts.openStudent(nameOf(uid))} onClick={() => onStudent(uid)}>
              {nameOf(uid)}
            </button>
          </Stack>
        ))}
      </AnswerColumns>
    </Box>
  )
}
