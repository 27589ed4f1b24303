import { ActionIcon, Box, Button, Flex, Text } from '@mantine/core'
import { useState } from 'react'
import type { Submission } from '#api/contract/areas/marking.ts'
import type { KeyedItem } from '#api/contract/schemas/papers.ts'
import { dateText } from '#domain/dates.ts'
import { RichText } from '#parts/rich-text/rich-text.tsx'
import { RuledSheet } from '#parts/ruled-sheet/ruled-sheet.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { countWords } from '../marking-view.ts'
import { markingTexts } from '../marking.texts.ts'
import { ModelDialog } from './model.dialog.tsx'
import css from './submission.module.css'

export interface SubmissionSheetProps {
  readonly submission: Submission
  readonly item: KeyedItem
  readonly place: number
  readonly total: number
  /** The student's name, or what stands for it. */
  readonly name: string
  readonly hidesNames: boolean
  readonly isMaths: boolean
  readonly onGo: (place: number) => void
}

/** One student's answer on ruled lines; a long one scrolls below its head. */
export function SubmissionSheet(props: SubmissionSheetProps) {
  const { submission, item, name, isMaths } = props
  const texts = useTexts(markingTexts)
  const [isModelOpen, setIsModelOpen] = useState(false)
  const model = (
    <Button mt={-4} mb={-6} mr={-8} ml="auto" variant="subtle" size="xs" onClick={() => setIsModelOpen(true)}>
      {texts.model}
    </Button>
  )
  return (
    <Box w="100%" maw={872} mih={0} data-marking-sheet="">
      <RuledSheet
        key={submission.submissionId}
        label={texts.answerOf(name)}
        sealed
        scroll
        lines={3}
        lang={isMaths || submission.value === '' ? undefined : 'en'}
        head={<SheetHead {...props} />}
        foot={model}
      >
        <Answer value={submission.value} isMaths={isMaths} />
      </RuledSheet>
      <ModelDialog item={item} opened={isModelOpen} onClose={() => setIsModelOpen(false)} />
    </Box>
  )
}

/** Formulas of a maths answer are drawn; English stands exactly as it was typed. */
function Answer({ value, isMaths }: { readonly value: string; readonly isMaths: boolean }) {
  const texts = useTexts(markingTexts)
  if (value.trim() === '')
    return (
      <Text span c="var(--ink-3)">
        {texts.blank}
      </Text>
    )
  return isMaths ? <RichText className={css['maths']} text={value} size="inherit" /> : value
}

function SheetHead({ submission, place, total, name, hidesNames, isMaths, onGo }: SubmissionSheetProps) {
  const texts = useTexts(markingTexts)
  const { language } = useLanguage()
  const [now] = useState(() => Date.now())
  return (
    <Flex align="center" wrap="wrap" rowGap={2} columnGap={20} flex={1}>
      <Box component="b" c="var(--ink)" fz="lg">
        {name}
      </Box>
      {!hidesNames && <span>{submission.username}</span>}
      <span>{texts.submitted(dateText(Date.parse(submission.submittedAt), { now, language }))}</span>
      {!isMaths && submission.value !== '' && <span>{texts.words(countWords(submission.value))}</span>}
      <span className={css['step']}>
        <ActionIcon
          size="xs"
          variant="default"
          aria-label={texts.previous}
          disabled={place === 0}
          onClick={() => onGo(place - 1)}
        >
          <Icon name="chevron-left" small />
        </ActionIcon>
        {texts.place(place + 1, total)}
        <ActionIcon
          size="xs"
          variant="default"
          aria-label={texts.next}
          disabled={place === total - 1}
          onClick={() => onGo(place + 1)}
        >
          <Icon name="chevron-right" small />
        </ActionIcon>
      </span>
    </Flex>
  )
}
