import { Box, Button, Group, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ownWrongNote, type OwnEntry } from '#api/contract/groups/own-wrong-note.ts'
import { keyOf } from '#api/queries/query-of.ts'
import { hasAnswer } from '#domain/marking/has-answer.ts'
import { onSheet } from '#domain/scan/scan.ts'
import { shortDay } from '#domain/time/dates.ts'
import { AnswerCrop } from '#parts/answer-crop/answer-crop.tsx'
import { SheetText } from '#parts/paper-sheet/sheet-text.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { EntryNotes } from './entry-notes.tsx'
import { Redo } from './redo.tsx'
import css from '../page/page.module.css'
import { ownWrongNoteTexts } from './wrong-note.texts.ts'

/** One wrong question: the question and the answer, the progress, and the field to try it again. */
export function WrongCard({ entry }: { readonly entry: OwnEntry }) {
  const texts = useTexts(ownWrongNoteTexts)
  const { language } = useLanguage()
  const cache = useQueryClient()
  const [isOpen, setIsOpen] = useState(false)
  const { item, passage, blank, assignmentName, day, value, crop, wrongCount, rights, rightsNeeded } = entry
  const close = () => {
    // What was answered again may have mastered it, or changed its progress.
    void cache.invalidateQueries({ queryKey: [...keyOf(ownWrongNote.list)] })
    setIsOpen(false)
  }
  const pictured = value === onSheet ? crop : null
  const isChoice = item.kind === 'single' || item.kind === 'multiple'
  const source = texts.source(assignmentName, item.no, shortDay(day, language))
  return (
    <Stack component="li" className={css['wrongCard']} gap={10} p={16} aria-label={source}>
      {passage !== '' && (
        <Text component="div" {...(!isOpen && { lineClamp: 3 })}>
          <SheetText text={passage} block passage={isOpen} />
        </Text>
      )}
      {item.stem !== '' && <SheetText text={item.stem} block />}
      {blank !== null && <b>{texts.blank(blank)}</b>}
      {isChoice && !isOpen && (
        <Box component="ul" ff="var(--serif)" aria-label={texts.options}>
          {item.options.map(({ id, text }) => (
            <li key={id}>
              {id}. <SheetText text={text} />
            </li>
          ))}
        </Box>
      )}
      <Hint>{source}</Hint>
      <Group component="p" className="breakable" fz="sm" gap="2px 14px">
        {texts.last(pictured !== null ? '' : hasAnswer(value) ? value : texts.left)}{' '}
        <b>{texts.wrongTimes(wrongCount)}</b> {!isOpen && rights > 0 && texts.progress(rights, rightsNeeded)}
      </Group>
      {pictured !== null && <AnswerCrop name={null} crop={pictured} />}
      {isOpen ? (
        <>
          <Redo entry={entry} onDone={close} />
          <EntryNotes entry={entry} />
        </>
      ) : null}
      <Group>
        <Button
          variant={isOpen ? 'subtle' : 'default'}
          aria-expanded={isOpen}
          fullWidth
          onClick={isOpen ? close : () => setIsOpen(true)}
        >
          {isOpen ? texts.close : texts.redo}
        </Button>
      </Group>
    </Stack>
  )
}
