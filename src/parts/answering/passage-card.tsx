import { Box, Group } from '@mantine/core'
import { useEffect, useId, useRef, useState } from 'react'
import { RichText } from '#parts/rich-text/rich-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import type { Answers } from '#machines/answer-sheet/answer-sheet.types.ts'
import { itemTexts } from './item.texts.ts'
import { langOf } from './sheet-items.ts'
import type { SheetItem } from './paper-work.ts'
import { BlankButton } from './blank-button.tsx'
import css from './item.module.css'

export interface PassageCardProps {
  readonly placed: SheetItem
  readonly answers: Answers
  /** Goes to a blank's item. */
  readonly onGo: (itemId: number) => void
}

/** Texts longer than this start folded; the folded text scrolls on its own. */
const longestUnfolded = 280

/** The text shared by a question's items. Folded, a long text leaves room for the item and shows the current blank. */
export function PassageCard({ placed, answers, onGo }: PassageCardProps) {
  const texts = useTexts(itemTexts)
  const { passage, family, typeName, passageLetter, siblings, item, blank } = placed
  const isLong = passage.length > longestUnfolded
  const [isOpen, setIsOpen] = useState(typeName === 'writing')
  const isFolded = isLong && !isOpen
  const text = useRef<HTMLDivElement>(null)
  const titleId = useId()
  useEffect(() => {
    const box = text.current
    const current = isFolded ? box?.querySelector<HTMLElement>(`[data-item="${item.itemId}"]`) : null
    if (box && current) box.scrollTop = current.offsetTop - box.clientHeight / 2
  }, [item.itemId, isFolded])
  const title =
    typeName === 'writing' ? texts.writingPrompt : family === 'maths' ? texts.mathsPrompt : texts.passage(passageLetter)
  const renderBlank = (number: number) => {
    const sibling = siblings[number - 1]
    if (sibling === undefined) return number
    return <BlankButton item={sibling} answers={answers} isCurrent={number === blank} onGo={onGo} />
  }
  return (
    <Box
      component="section"
      mb={18}
      pt={7}
      pb={10}
      px={14}
      bd="var(--hairline)"
      bdrs="var(--r-2)"
      bg="var(--paper-1)"
      aria-labelledby={titleId}
    >
      <Group justify="space-between" wrap="nowrap" gap={0} mih={32} c="dimmed" fz="sm">
        <span id={titleId}>{title}</span>
        {isLong && (
          <FoldButton isOpen={isOpen} onPress={() => setIsOpen(!isOpen)}>
            {isOpen ? texts.collapse : texts.expand}
          </FoldButton>
        )}
      </Group>
      <Box
        ref={text}
        pos="relative"
        fz="lg"
        lh={1.65}
        {...(isFolded && { className: css['folded'] ?? '', tabIndex: 0, role: 'group', 'aria-labelledby': titleId })}
      >
        <RichText text={passage} lang={langOf(passage, family)} size="inherit" renderBlank={renderBlank} />
      </Box>
    </Box>
  )
}

interface FoldButtonProps {
  readonly isOpen: boolean
  readonly onPress: () => void
  readonly children: string
}

/** As tall as a thumb, and no taller than its line for what stands around it. */
const FoldButton = ({ isOpen, onPress, children }: FoldButtonProps) => (
  <Box
    component="button"
    type="button"
    h={44}
    mt={-6}
    mr={-6}
    mb={-6}
    px={6}
    c="var(--action)"
    fz="md"
    aria-expanded={isOpen}
    onClick={onPress}
  >
    {children}
  </Box>
)
